import type { Messages } from '@foyer/shared';

/** Words for the status of an event. */
export const statusMessages = {
  de: {
    'status.canceled': 'Abgesagt',
    'status.postponed': 'Verschoben',
    'status.sold_out': 'Ausverkauft',
    'status.past': 'Vergangen',
    'status.remaining_tickets': 'Restkarten',
    'status.free_entrance': 'Eintritt frei',
    'status.livestream': 'Livestream',
  },
  en: {
    'status.canceled': 'Canceled',
    'status.postponed': 'Postponed',
    'status.sold_out': 'Sold out',
    'status.past': 'Past event',
    'status.remaining_tickets': 'Remaining tickets',
    'status.free_entrance': 'Free Entrance',
    'status.livestream': 'Livestream',
  },
} satisfies Messages;
