import type { EventData } from './load.ts';

/** Where the words of schema.org live. */
export const SCHEMA = 'https://schema.org/';

/** Whether an event takes place as planned, in the words of schema.org. */
export function eventStatusOf({ status, previousStart }: Pick<EventData, 'status' | 'previousStart'>): string {
  if (status === 'canceled') return `${SCHEMA}EventCancelled`;
  // Tickets of what has moved are sold again.
  if (previousStart) return `${SCHEMA}EventRescheduled`;
  return SCHEMA + (status === 'postponed' ? 'EventPostponed' : 'EventScheduled');
}
