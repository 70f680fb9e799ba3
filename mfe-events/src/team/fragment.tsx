import { defineFragment, LOCALES } from '@foyer/shared';
import { loadTeam } from './load.ts';
import { messages } from './messages.ts';
import { Team } from './team.tsx';

/** The ensemble. */
export default defineFragment({
  name: 'team',
  messages,
  load: loadTeam,
  View: Team,
  head: ({ page }, { t, href }) => ({
    title: page.headline ?? t('title'),
    description: page.intro ?? t('description'),
    alternates: Object.fromEntries(LOCALES.map((locale) => [locale, href('team', {}, { locale })])),
  }),
});
