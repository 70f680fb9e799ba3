import { css } from '@emotion/react';
import { useLocation } from '@foyer/shared';
import { useMemo } from 'react';
import { FilterForm } from './filter-form.tsx';
import { useFilterMessages } from './messages.ts';
import type { FilterOptions } from './options.ts';
import { parseQuery } from './programme-query.ts';

const panel = css({
  maxWidth: '64rem',
  '& fieldset:first-of-type': { borderTop: 0 },
  paddingBottom: 'var(--s4)',
});

/** The filters in the flow of the page. */
export function FilterPanel({ data }: { data: FilterOptions }) {
  const t = useFilterMessages();
  const { search } = useLocation();
  const query = useMemo(() => parseQuery(search), [search]);
  return (
    <section css={panel} aria-label={t('filterTitle')}>
      <FilterForm query={query} options={data} />
    </section>
  );
}
