import { defineFragment, LOCALES } from '@foyer/shared';
import { loadProductions } from './load.ts';
import { messages } from './messages.ts';
import { Productions } from './productions.tsx';
import { isFiltered, parseQuery, writeQuery } from './query.ts';

/** The list of productions. */
export default defineFragment({
  name: 'productions',
  messages,
  load: loadProductions,
  View: Productions,
  head: ({ page }, { t, href, location }) => {
    const query = parseQuery(location.search);
    const title = page.headline ?? t('title');
    return {
      title: query.page > 1 ? t('titlePage', { title, page: query.page }) : title,
      description: page.intro ?? t('description'),
      alternates: Object.fromEntries(
        LOCALES.map((locale) => [locale, href('productions', {}, { locale, query: writeQuery(query) })]),
      ),
      // Every combination of filters is an address of its own; one list is enough for a search engine.
      robots: isFiltered(query) ? 'noindex, follow' : undefined,
    };
  },
});
