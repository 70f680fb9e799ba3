import { css } from '@emotion/react';
import { modulesOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

/** The house's rhythm, four to a pattern: wide and loud; narrow and low; narrow, indented; wide again. */
const grid = css({
  display: 'grid',
  gap: 'var(--s12) var(--gap)',
  '& > :nth-of-type(4n + 1) :is(h2, h3)': { fontSize: 'var(--step-4)', lineHeight: 0.98, letterSpacing: '-.04em' },
  '@container (min-width: 40rem) and (max-width: 60rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 60.01rem)': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'start',
    gap: 'var(--s16) var(--gap)',
    '& > :nth-of-type(4n + 1)': { gridColumn: '1 / 8' },
    '& > :nth-of-type(4n + 2)': { gridColumn: '9 / 13', marginTop: '7rem' },
    '& > :nth-of-type(4n + 3)': { gridColumn: '2 / 6' },
    '& > :nth-of-type(4n)': { gridColumn: '7 / 13' },
    // Three of them: the loud one beside the other two.
    '& > :first-of-type:nth-last-of-type(3)': { gridRow: 'span 2' },
    '& > :first-of-type:nth-last-of-type(3) ~ *': { gridColumn: '9 / 13', marginTop: 0 },
  },
});

/** Teasers as pictures of uneven width and height. */
export function TeaserListModule({ module, renderModules }: ModuleProps) {
  const children = modulesOf(module.children);
  return children.length > 0 ? <div css={grid}>{renderModules(children)}</div> : null;
}
