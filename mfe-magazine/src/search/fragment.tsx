import { defineFragment, LOCALES } from '@foyer/shared';
import { loadSearch } from './load.ts';
import { searchMessages } from './messages.ts';
import { searchHref } from './search-href.ts';
import { SearchView } from './search.tsx';
import { titleOf } from './title.ts';

/** The search of the whole site. */
export default defineFragment({
  name: 'search',
  messages: searchMessages,
  load: loadSearch,
  View: SearchView,
  head: (search, { t, href, locale: own }) => ({
    title: titleOf(search, t),
    robots: 'noindex',
    breadcrumbs: [{ title: t('title'), href: href('search') }],
    alternates: Object.fromEntries(
      LOCALES.map((locale) => {
        const { query, category } = search;
        // Another language finds other things, and fewer pages of them.
        const page = locale === own ? search.page : 1;
        return [locale, searchHref(href, { query, category, page, locale })];
      }),
    ),
  }),
});
