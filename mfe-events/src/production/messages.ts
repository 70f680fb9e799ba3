import type { Messages } from '@foyer/shared';
import { datesMessages } from '../detail/dates-messages.ts';
import { periodMessages } from '../productions/period.ts';

export const messages: Messages = {
  de: {
    ...datesMessages.de,
    ...periodMessages.de,
    productions: 'Produktionen',
    next: 'Als Nächstes',
    period: 'Wann',
    season: 'Spielzeit',
    genre: 'Sparte',
    buy: 'Karten kaufen',
    team: 'Mitwirkende',
  },
  en: {
    ...datesMessages.en,
    ...periodMessages.en,
    productions: 'Productions',
    next: 'Next',
    period: 'When',
    season: 'Season',
    genre: 'Genre',
    buy: 'Buy tickets',
    team: 'Cast and crew',
  },
};
