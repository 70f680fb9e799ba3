import type { Event } from '@foyer/shared/api';

type Status = Event['status'];

/** A status that is said in a word. */
type LabelStatus = Exclude<Status, 'sale' | 'none'>;

/** What stands at the end of a row: a word about the event's status, a link to its tickets, or nothing. */
export type Action =
  | { kind: 'tickets' | 'livestream' | 'remaining_tickets'; url: string }
  | { kind: 'label'; status: LabelStatus | 'sale' }
  | null;

/** Decides what a row offers. What is on sale without an address says where its tickets are. Nothing is sold for what is canceled, postponed, past or sold out. */
export function actionOf(status: Status, ticket: string | null | undefined): Action {
  if (status === 'none') return null;
  if (ticket && (status === 'sale' || status === 'livestream' || status === 'remaining_tickets'))
    return { kind: status === 'sale' ? 'tickets' : status, url: ticket };
  return { kind: 'label', status };
}

/** Whether tickets can be had: also the last ones, and places at free events, where they are booked. */
export function canBook(status: Status): boolean {
  return status === 'sale' || status === 'remaining_tickets' || status === 'free_entrance' || status === 'livestream';
}
