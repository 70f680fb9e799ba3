import { css } from '@emotion/react';
import { Display, Wrap } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';

const header = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 3rem)',
  padding: 'clamp(1.5rem, 3vw, 3rem) 0 clamp(2rem, 4vw, 4rem)',
});
const usual = css({ maxWidth: '14ch' });
/** German makes words that are wider than a telephone: such a title is set no larger than its longest word allows. */
const longest = (ems: number) => css({ fontSize: `min(var(--step-5), 100cqi / ${ems})` });
const fitting = (title: string) => (/[^\s-]{15}/.test(title) ? longest(/[^\s-]{19}/.test(title) ? 10.8 : 9.8) : usual);

/** Where the page is and what it is called. */
export function PageHeader({ page }: { page: Page }) {
  const title = page.headline || page.title;
  return (
    <Wrap as="header">
      <div css={header}>
        <PageBreadcrumbs page={page} />
        <Display css={fitting(title)}>{title}</Display>
      </div>
    </Wrap>
  );
}
