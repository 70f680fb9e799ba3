import type { Messages } from '@foyer/shared';

/** Texts of `OwnTickets`; every fragment that shows it adds them to its own. */
export const ticketsMessages = {
  de: { buy: 'Karten kaufen', reserve: 'Platz reservieren', watch: 'Zum Livestream' },
  en: { buy: 'Buy tickets', reserve: 'Reserve a place', watch: 'Watch the livestream' },
} satisfies Messages;
