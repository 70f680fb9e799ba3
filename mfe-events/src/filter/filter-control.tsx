import { Chip, isPlainClick, useMessages, useSite } from '@foyer/shared';
import { useState, type MouseEvent } from 'react';
import type { FilterDrawer } from './filter-drawer.tsx';
import { fetchAllOptions, type FilterOptions } from './options.ts';
import type { FilterPlace } from './place.ts';
import type { ProgrammeQuery } from './programme-query.ts';

interface FilterControlProps {
  query: ProgrammeQuery;
  /** How many filters are set. */
  count: number;
  /** Where the filters are without JavaScript. */
  address: string;
  place?: FilterPlace;
}

/** The drawer's code and the filters' lists: few visitors need them, so they come together when first asked for. */
interface Drawer {
  View: typeof FilterDrawer;
  options: FilterOptions;
}

/** Opens the filters: a link to the page with the panel in it, which becomes a drawer. */
export function FilterControl({ query, count, address, place }: FilterControlProps) {
  const t = useMessages();
  const { api } = useSite();
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [open, setOpen] = useState(false);

  const onClick = async (event: MouseEvent) => {
    if (query.panel || !isPlainClick(event)) return;
    event.preventDefault();
    try {
      if (!drawer) {
        const [{ FilterDrawer: View }, options] = await Promise.all([
          import('./filter-drawer.tsx'),
          fetchAllOptions(api),
        ]);
        setDrawer({ View, options });
      }
      setOpen(true);
    } catch {
      // The link itself is the way when they cannot be had.
      location.assign(address);
    }
  };

  return (
    <>
      <Chip href={address} rel="nofollow" aria-expanded={open || query.panel} aria-haspopup="dialog" onClick={onClick}>
        {count > 0 ? t('filterCount', { count }) : t('filter')}
      </Chip>
      {drawer && open && (
        <drawer.View query={query} options={drawer.options} place={place} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
