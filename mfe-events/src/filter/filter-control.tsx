import { Chip, useHref, useMessages, useSite } from '@foyer/shared';
import { useState, type MouseEvent } from 'react';
import { FilterDrawer } from './filter-drawer.tsx';
import { fetchAllOptions, type FilterOptions } from './options.ts';
import { writeQuery, type ProgrammeQuery } from './programme-query.ts';

interface FilterControlProps {
  query: ProgrammeQuery;
  /** How many filters are set. */
  count: number;
  /** There already when the address asks for the panel. */
  options: FilterOptions | null;
}

/** Opens the filters: a link to the page with the panel in it, which becomes a drawer that fetches its lists when first opened. */
export function FilterControl({ query, count, options: given }: FilterControlProps) {
  const t = useMessages();
  const href = useHref();
  const { api } = useSite();
  const [options, setOptions] = useState(given);
  const [open, setOpen] = useState(false);
  const address = href('events', {}, { query: writeQuery({ ...query, panel: !query.panel }) });

  const onClick = async (event: MouseEvent) => {
    if (query.panel || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      setOptions(options ?? (await fetchAllOptions(api)));
      setOpen(true);
    } catch {
      // The link itself is the way when the lists cannot be had.
      location.assign(address);
    }
  };

  return (
    <>
      <Chip href={address} rel="nofollow" aria-expanded={open || query.panel} aria-haspopup="dialog" onClick={onClick}>
        {count > 0 ? t('filterCount', { count }) : t('filter')}
      </Chip>
      {options && open && <FilterDrawer query={query} options={options} onClose={() => setOpen(false)} />}
    </>
  );
}
