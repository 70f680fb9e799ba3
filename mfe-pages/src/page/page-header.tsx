import { css } from '@emotion/react';
import { Display, Wrap } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import { Breadcrumbs } from './breadcrumbs.tsx';

const header = css({ padding: 'clamp(1.5rem, 3vw, 3rem) 0 clamp(2rem, 4vw, 4rem)', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'clamp(1.5rem, 3vw, 3rem)' });
const usual = css({ maxWidth: '14ch' });
/** German makes words that are wider than a telephone: such a title is set no larger than its longest word allows. */
const longest = (ems: number) => css({ fontSize: `min(var(--step-5), (100vw - 2 * var(--edge)) / ${ems})` });
const fit = [
  { word: /[^\s-]{19}/, size: longest(10.8) },
  { word: /[^\s-]{15}/, size: longest(9.8) },
];

/** Where the page is and what it is called. */
export function PageHeader({ page }: { page: Page }) {
  const title = page.headline || page.title;
  return (
    <Wrap as="header">
      <div css={header}>
        <Breadcrumbs page={page} />
        <Display css={fit.find(({ word }) => word.test(title))?.size ?? usual}>{title}</Display>
      </div>
    </Wrap>
  );
}
