import type { Messages } from '@foyer/shared';
import { datesMessages } from '../detail/dates-messages.ts';
import { ticketsMessages } from '../detail/tickets-messages.ts';
import { periodMessages } from '../productions/period.ts';

export const messages = {
  de: {
    ...datesMessages.de,
    ...ticketsMessages.de,
    ...periodMessages.de,
    productions: 'Produktionen',
    next: 'Als Nächstes',
    period: 'Wann',
    season: 'Spielzeit',
    genre: 'Sparte',
    team: 'Mitwirkende',
  },
  en: {
    ...datesMessages.en,
    ...ticketsMessages.en,
    ...periodMessages.en,
    productions: 'Productions',
    next: 'Next',
    period: 'When',
    season: 'Season',
    genre: 'Genre',
    team: 'Cast and crew',
  },
} satisfies Messages;
