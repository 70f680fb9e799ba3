import { addDays, weekdayOf, type Day } from '../days/day.ts';
import type { ProgrammeQuery } from './programme-query.ts';

export type PresetName = 'today' | 'nextDays' | 'weekend';

/** A span of days that one link chooses. Null: from today on, without an end. */
export interface Preset {
  name: PresetName;
  date: Day | null;
  until: Day | null;
}

const SATURDAY = 5;

/** From today · today and the two days after · the coming Saturday and Sunday, or what is left of today's weekend. */
export function presetsOf(today: Day): Preset[] {
  const saturday = addDays(today, SATURDAY - weekdayOf(today));
  return [
    { name: 'today', date: null, until: null },
    { name: 'nextDays', date: today, until: addDays(today, 2) },
    { name: 'weekend', date: saturday < today ? today : saturday, until: addDays(saturday, 1) },
  ];
}

/** Whether the address shows just this preset. On a Saturday two presets may begin today; their ends tell them apart. */
export function isChosen({ date, until }: Preset, query: ProgrammeQuery, today: Day): boolean {
  return (query.date ?? today) === (date ?? today) && query.until === until;
}
