import type { Messages } from '@foyer/shared';
import { datesMessages } from '../detail/dates-messages.ts';

export const messages: Messages = {
  de: { ...datesMessages.de, series: 'Reihe', next: 'Nächster Termin', where: 'Wo', toDates: 'Zu den Terminen' },
  en: { ...datesMessages.en, series: 'Series', next: 'Next date', where: 'Where', toDates: 'See the dates' },
};
