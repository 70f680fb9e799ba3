import type { FoundEvent } from './load.ts';

/** The dates of one thing in the order of their days, those that take place first; the first is the one that is named. */
export type Hit = readonly [FoundEvent, ...FoundEvent[]];

/** Events as hits: several dates of the same are one, where its best date stands. */
export function hitsOf(events: readonly FoundEvent[]): Hit[] {
  const byName = new Map<string, FoundEvent[]>();
  for (const event of events) {
    const name = JSON.stringify([event.title, event.subtitle]);
    byName.set(name, [...(byName.get(name) ?? []), event]);
  }
  return [...byName.values()].flatMap((dates): Hit[] => {
    const [first, ...others] = dates.sort(
      (one, other) => isOff(one) - isOff(other) || Date.parse(one.start) - Date.parse(other.start),
    );
    return first ? [[first, ...others]] : [];
  });
}

/** 1 for what is over or cancelled: nobody can go there. */
const isOff = ({ status }: FoundEvent): number => Number(status === 'past' || status === 'canceled');
