import { defineFragment, LOCALES } from '@foyer/shared';
import { loadSeriesList } from './load.ts';
import { messages } from './messages.ts';
import { SeriesList } from './series-list.tsx';

/** All series: what visitors find who shorten the address of one. */
export default defineFragment({
  name: 'series-list',
  messages,
  load: loadSeriesList,
  View: SeriesList,
  head: ({ page }, { t, href }) => ({
    title: page.headline ?? t('title'),
    description: page.intro ?? t('description'),
    alternates: Object.fromEntries(LOCALES.map((locale) => [locale, href('series', {}, { locale })])),
  }),
});
