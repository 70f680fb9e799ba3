import { css } from '@emotion/react';
import { Display, Wrap } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import { Breadcrumbs } from './breadcrumbs.tsx';

const header = css({ padding: 'clamp(1.5rem, 3vw, 3rem) 0 clamp(2rem, 4vw, 4rem)', display: 'grid', gap: 'clamp(1.5rem, 3vw, 3rem)', h1: { maxWidth: '14ch' } });

/** Where the page is and what it is called. */
export function PageHeader({ page }: { page: Page }) {
  return (
    <Wrap as="header">
      <div css={header}>
        <Breadcrumbs page={page} />
        <Display>{page.headline || page.title}</Display>
      </div>
    </Wrap>
  );
}
