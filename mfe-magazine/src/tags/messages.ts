import type { Messages } from '@foyer/shared';
import { messages } from '../messages.ts';

export const tagMessages = {
  de: {
    ...messages.de,
    allTopics: 'Alle #Themen',
    topicsIntro: 'Wonach sich die Beiträge der Mediathek sortieren lassen.',
    titleOfTopic: '#{{topic}} – Mediathek',
    articles_one: '{{count}} Beitrag',
    articles_other: '{{count}} Beiträge',
  },
  en: {
    ...messages.en,
    allTopics: 'All #Topics',
    topicsIntro: 'What the articles of the magazine are about.',
    titleOfTopic: '#{{topic}} – Magazine',
    articles_one: '{{count}} article',
    articles_other: '{{count}} articles',
  },
} satisfies Messages;
