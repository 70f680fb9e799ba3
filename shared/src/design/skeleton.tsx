import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { motionOk } from './media.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const block = css({
  display: 'block',
  background: 'var(--grey)',
  [motionOk]: { animation: `${breathe} 1.6s ease-in-out infinite` },
});

const shapes = {
  line: css({ width: '70%', height: '1em', margin: '.25em 0', borderRadius: '.15em' }),
  title: css({ width: '85%', height: 'calc(var(--step-4) * .8)', margin: '.5rem 0' }),
  numeral: css({ width: '6.5rem', height: '4.4rem' }),
  picture: css({ aspectRatio: '3 / 2' }),
};

/** One grey block where something will be. Set its width through `css`/`className` where the shape's own does not fit. */
export function Skeleton({ shape = 'line', className }: { shape?: keyof typeof shapes; className?: string }) {
  return <span aria-hidden="true" css={[block, shapes[shape]]} className={className} />;
}

/** Blocks that stand for one loading thing. `label` tells those who do not see them: 'Das Programm wird geladen'. */
export function Skeletons({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
