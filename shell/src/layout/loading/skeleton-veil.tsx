import { css, keyframes } from '@emotion/react';
import { motionOk, Skeletons, Wrap } from '@foyer/shared';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { kindOf, skeletons } from './skeletons.tsx';

const appear = keyframes({ from: { opacity: 0 } });

/** Below the header, above everything else of the page. */
const veil = css({
  position: 'fixed',
  inset: 0,
  zIndex: 'var(--z-sticky)',
  overflow: 'hidden',
  background: 'var(--paper)',
  [motionOk]: { animation: `${appear} .2s` },
});

/** The shape of the page that is coming, in grey. */
export function SkeletonVeil({ route }: { route: string }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const Shape = skeletons[kindOf(route)];
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    if (box.current && header) box.current.style.paddingTop = `${Math.max(0, header.getBoundingClientRect().bottom)}px`;
  }, []);
  return (
    <div ref={box} css={veil}>
      <Skeletons label={t('pageLoading')}>
        <Wrap>
          <Shape />
        </Wrap>
      </Skeletons>
    </div>
  );
}
