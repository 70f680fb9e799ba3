import { defineFragment, LOCALES } from '@foyer/shared';
import { Favourites } from './favourites.tsx';
import { favouritesMessages } from './messages.ts';

/** The visitor's favourites: the server knows none of them. */
export default defineFragment({
  name: 'favourites',
  messages: favouritesMessages,
  load: () => Promise.resolve(null),
  View: Favourites,
  head: (_, { t, href }) => ({
    title: t('title'),
    robots: 'noindex',
    alternates: Object.fromEntries(LOCALES.map((locale) => [locale, href('favourites', {}, { locale })])),
  }),
  hydrate: 'load',
});
