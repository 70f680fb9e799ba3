import { defineFragment, LOCALES } from '@foyer/shared';
import { isNarrowed, parseQuery, writeQuery } from '../filter/programme-query.ts';
import { loadProgramme } from './load.ts';
import { messages } from './messages.ts';
import { prepareList } from './programme-list.tsx';
import { Programme } from './programme.tsx';

/** The programme: all events by day. */
export default defineFragment({
  name: 'programme',
  messages,
  load: loadProgramme,
  prepare: prepareList,
  View: Programme,
  // All of it is links: what most visitors see needs none of its code.
  hydrate: 'interaction',
  head: ({ today }, { t, href, location }) => {
    const query = parseQuery(location.search);
    const listed = writeQuery({ ...query, month: null, panel: false });
    return {
      title: t('title'),
      description: t('description'),
      alternates: Object.fromEntries(LOCALES.map((locale) => [locale, href('events', {}, { locale, query: listed })])),
      // Every combination of filters is an address of its own; one programme is enough for a search engine.
      robots: isNarrowed(query, today) || query.month || query.panel ? 'noindex, follow' : undefined,
    };
  },
});
