import { defineFragment } from '@foyer/shared';
import { FilterPanel } from './filter-panel.tsx';
import { filterMessages } from './messages.ts';
import { fetchAllOptions } from './options.ts';

/** The filters within the page, for addresses that ask for them: without JavaScript there is no drawer. */
export default defineFragment({
  name: 'filter',
  messages: filterMessages,
  load: ({ api }) => fetchAllOptions(api),
  View: FilterPanel,
});
