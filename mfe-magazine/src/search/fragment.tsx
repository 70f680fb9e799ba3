import { defineFragment, LOCALES } from '@foyer/shared';
import { loadSearch } from './load.ts';
import { searchMessages } from './messages.ts';
import { searchHref } from './search-href.ts';
import { SearchView } from './search.tsx';

/** The search of the whole site. */
export default defineFragment({
  name: 'search',
  messages: searchMessages,
  load: loadSearch,
  View: SearchView,
  head: ({ query, category, page }, { t, href }) => ({
    title: query ? t('titleOf', { query }) : t('title'),
    robots: 'noindex',
    alternates: Object.fromEntries(
      LOCALES.map((locale) => [locale, searchHref(href, { query, category, page, locale })]),
    ),
  }),
});
