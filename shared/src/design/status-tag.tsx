import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const tag = css({ display: 'inline-block', padding: '.2rem .55rem', border: '1.5px solid transparent', borderRadius: '.2rem', color: 'var(--ink)', font: '600 .8rem/1.3 var(--font-text)', whiteSpace: 'nowrap' });

const kinds = {
  ember: css({ background: 'var(--ember)' }),
  aurora: css({ background: 'var(--aurora)' }),
  grey: css({ background: 'var(--grey)' }),
  outlined: css({ borderColor: 'currentColor', color: 'inherit' }),
};

export type StatusKind = keyof typeof kinds;

/** A word that says how things stand: few left (ember), free (aurora), sold out (grey), cancelled (outlined). */
export function StatusTag({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return <span css={[tag, kinds[kind]]}>{children}</span>;
}
