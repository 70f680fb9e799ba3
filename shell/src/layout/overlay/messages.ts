import type { Messages } from '@foyer/shared';

/** Texts of the overlay: they come with it. */
export const overlayMessages = {
  de: {
    title: 'Programm und Karten',
    close: 'Schließen',
    all: 'Alle Termine, mit Filtern und Kalender',
  },
  en: {
    title: 'Programme and tickets',
    close: 'Close',
    all: 'All events, with filters and calendar',
  },
} satisfies Messages;
