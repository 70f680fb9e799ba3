import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { brand } from '../brand.ts';
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

/** A whole page without header and footer: the house's name on its stage, a headline, and what is to be said. */
export function StagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" css={page}>
      <NorthernLight />
      <div css={middle}>
        <p css={logo}>{brand.name}</p>
        <h1 css={heading}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
