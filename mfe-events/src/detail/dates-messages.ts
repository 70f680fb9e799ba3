import type { Messages } from '@foyer/shared';
import { rowMessages } from '../rows/messages.ts';

/** Texts of `ComingDates`; every fragment that shows it adds them to its own. */
export const datesMessages = {
  de: {
    ...rowMessages.de,
    dates: 'Termine',
    allDates: 'Alle {{total}} Termine',
    fewerDates: 'Weniger Termine',
    noEvents: 'Leider stehen keine Termine an.',
  },
  en: {
    ...rowMessages.en,
    dates: 'Dates',
    allDates: 'All {{total}} dates',
    fewerDates: 'Fewer dates',
    noEvents: 'Unfortunately, there are no upcoming events.',
  },
} satisfies Messages;
