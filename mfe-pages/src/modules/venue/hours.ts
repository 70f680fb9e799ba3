import { listOf, numberOf, textOf } from '../fields.ts';

/** Days from one weekday to another with the same hours: 1 is Monday. `from` is empty when the house is closed. */
export interface HoursSpan {
  first: number;
  last: number;
  from: string;
  to: string;
}

/** Groups the hours of a week: following days with the same hours become one span. Entries that make no sense are left out. */
export function hoursOfWeek(value: unknown): HoursSpan[] {
  const days = listOf(value)
    .map((entry) => {
      const weekday = numberOf(entry.weekday) ?? 0;
      const closed = entry.closed === true;
      return {
        first: weekday,
        last: weekday,
        from: closed ? '' : clockOf(entry.time_from),
        to: closed ? '' : clockOf(entry.time_to),
        closed,
      };
    })
    .filter(({ first, from, to, closed }) => first >= 1 && first <= 7 && (closed || (from && to)))
    .sort((a, b) => a.first - b.first);
  const spans: HoursSpan[] = [];
  for (const { first, last, from, to } of days) {
    const before = spans.at(-1);
    if (before && before.last === first - 1 && before.from === from && before.to === to) before.last = last;
    else spans.push({ first, last, from, to });
  }
  return spans;
}

/** `10:00:00` is `10:00`; anything that is no time is empty. */
function clockOf(value: unknown): string {
  return /^\d{2}:\d{2}/.exec(textOf(value))?.[0] ?? '';
}
