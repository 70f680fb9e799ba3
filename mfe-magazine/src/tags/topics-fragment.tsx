import { defineFragment, LOCALES } from '@foyer/shared';
import { loadTopics } from './load.ts';
import { tagMessages } from './messages.ts';
import { TopicsView } from './topics.tsx';

/** All #topics of the magazine. */
export default defineFragment({
  name: 'topics',
  messages: tagMessages,
  load: loadTopics,
  View: TopicsView,
  head: (_, { t, href }) => ({
    title: t('allTopics'),
    description: t('topicsIntro'),
    alternates: Object.fromEntries(LOCALES.map((locale) => [locale, href('magazine-tags', {}, { locale })])),
  }),
});
