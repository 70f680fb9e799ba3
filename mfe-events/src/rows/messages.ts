import type { Messages } from '@foyer/shared';

/** Texts of a row; every fragment that shows rows adds them to its own. */
export const rowMessages = {
  de: {
    tickets: 'Karten',
    sale: 'Karten an der Kasse',
    canceled: 'Abgesagt',
    postponed: 'Verschoben',
    sold_out: 'Ausverkauft',
    past: 'Vergangen',
    remaining_tickets: 'Restkarten',
    free_entrance: 'Eintritt frei',
    livestream: 'Livestream',
  },
  en: {
    tickets: 'Tickets',
    sale: 'Tickets at the box office',
    canceled: 'Canceled',
    postponed: 'Postponed',
    sold_out: 'Sold out',
    past: 'Past event',
    remaining_tickets: 'Remaining tickets',
    free_entrance: 'Free Entrance',
    livestream: 'Livestream',
  },
} satisfies Messages;
