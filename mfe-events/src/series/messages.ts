import type { Messages } from '@foyer/shared';
import { datesMessages } from '../detail/dates-messages.ts';

export const messages = {
  de: {
    ...datesMessages.de,
    series: 'Reihe',
    all: 'Reihen',
    next: 'Als Nächstes',
    where: 'Wo',
    toDates: 'Zu den Terminen',
  },
  en: { ...datesMessages.en, series: 'Series', all: 'Series', next: 'Next', where: 'Where', toDates: 'See the dates' },
} satisfies Messages;
