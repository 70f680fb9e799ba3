import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { NorthernLight } from './northern-light.tsx';

const page = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100svh',
  padding: 'var(--edge)',
  overflow: 'hidden',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  textAlign: 'center',
  '--focus': 'var(--aurora)',
});
const middle = css({ position: 'relative', display: 'grid', gap: 'var(--s6)', justifyItems: 'center' });
const logo = css({ font: '700 clamp(3.5rem, 12vw, 8rem)/.9 var(--font-display)', letterSpacing: '-.05em' });
const heading = css({ fontSize: 'var(--step-3)', lineHeight: 1, letterSpacing: '-.02em' });

export interface StagePageProps {
  /** The house's name; empty where it is not known. */
  house: string;
  title: string;
  children: ReactNode;
}

/** A whole page without header and footer: the house's name on its stage, a headline, and what is to be said. */
export function StagePage({ house, title, children }: StagePageProps) {
  return (
    <main id="main" css={page}>
      <NorthernLight />
      <div css={middle}>
        {house && <p css={logo}>{house}</p>}
        <h1 css={heading}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
