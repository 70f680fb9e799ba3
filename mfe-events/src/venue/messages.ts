import type { Messages } from '@foyer/shared';
import { messages as event } from '../event/messages.ts';

/** Kinds of access have the same names as on the page of an event. */
const accessOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith('access')));

export const messages = {
  de: {
    ...accessOf(event.de),
    venue: 'Spielort',
    address: 'Adresse',
    hours: 'Geöffnet',
    map: 'Auf der Karte suchen',
  },
  en: {
    ...accessOf(event.en),
    venue: 'Venue',
    address: 'Address',
    hours: 'Open',
    map: 'Find it on the map',
  },
} satisfies Messages;
