import { at, dayAfter, daysBetween, instantOf, weekdayOf } from '../calendar.ts';
import type { LocalDateTime, LocalDay, LocalTime } from '@foyer/shared/house';
import type { ProductionEntry, ProgrammeEntry } from './entries.ts';
import { museumFormats } from './formats.ts';
import { lateFormats } from './late-formats.ts';
import { productionEntries } from './productions.ts';
import { stageFormats } from './stage-formats.ts';

/** One date of an entry, before it has a status. */
export interface PlannedDate {
  entry: ProgrammeEntry;
  production: ProductionEntry | null;
  day: LocalDay;
  start: LocalDateTime;
  end: LocalDateTime;
}

/** How far the programme reaches, in days from today. */
const firstDay = -21;
const lastDay = 190;
/** Minutes that a room needs between two dates. */
const turnaround = 30;
/** Days on which the house sleeps, as month and day. */
const closedDays = new Set(['12-24', '12-25', '01-01']);
/** A Monday: weeks count from here, so that a rhythm does not depend on today. */
const firstWeek = '2024-01-01';
export const formatEntries: readonly ProgrammeEntry[] = [...museumFormats, ...stageFormats, ...lateFormats];
/** The night in which the clocks change has an event of its own. */
const clockNight = { key: 'die-verschobene-stunde', time: '23:00' } as const;
const dayLength = 86_400_000;

/** Every date from three weeks ago until half a year ahead, sorted; no room is used twice at a time. */
export function scheduleFrom(today: LocalDay): PlannedDate[] {
  const planned: PlannedDate[] = [];
  for (let offset = firstDay; offset <= lastDay; offset += 1) {
    const day = dayAfter(today, offset);
    if (closedDays.has(day.slice(5))) continue;
    for (const entry of productionEntries) {
      if (offset >= entry.from && offset <= entry.to) planDay(planned, day, entry, entry);
    }
    for (const entry of formatEntries) {
      planDay(planned, day, entry, null);
      if (entry.key === clockNight.key && clocksChangeAfter(day)) add(planned, entry, null, day, clockNight.time);
    }
  }
  fillToday(planned, today);
  return planned.sort((a, b) => a.start.localeCompare(b.start) || a.entry.key.localeCompare(b.entry.key));
}

function planDay(
  planned: PlannedDate[],
  day: LocalDay,
  entry: ProgrammeEntry,
  production: ProductionEntry | null,
): void {
  const week = Math.floor(daysBetween(firstWeek, day) / 7);
  for (const { weekday, time, every = 1, phase = 0 } of entry.rhythm) {
    if (weekday === weekdayOf(day) && week % every === phase % every) add(planned, entry, production, day, time);
  }
}

/** Is the night after this day shorter or longer than others? */
export function clocksChangeAfter(day: LocalDay): boolean {
  return instantOf(at(day, '12:00', 1440)).getTime() - instantOf(at(day, '12:00')).getTime() !== dayLength;
}

/** Whoever looks today finds something in the morning, in the afternoon and in the evening, on a Monday too. */
function fillToday(planned: PlannedDate[], today: LocalDay): void {
  const monday = weekdayOf(today) === 1;
  const wanted: readonly (readonly [from: LocalTime, to: LocalTime, key: string, time: LocalTime])[] = [
    ['09:00', '13:00', monday ? 'hinter-dem-eisernen-vorhang' : 'was-glas-erinnert', '11:00'],
    ['14:00', '18:00', monday ? 'foerde-tanzt' : 'mit-den-haenden-sehen', '16:00'],
    ['19:00', '23:59', 'kino-im-foyer', '20:00'],
  ];
  for (const [from, to, key, time] of wanted) {
    const found = planned.some(({ start }) => start >= at(today, from) && start <= at(today, to));
    const entry = formatEntries.find((candidate) => candidate.key === key);
    if (!found && entry) add(planned, entry, null, today, time);
  }
}

function add(
  planned: PlannedDate[],
  entry: ProgrammeEntry,
  production: ProductionEntry | null,
  day: LocalDay,
  time: LocalTime,
): void {
  const start = at(day, time);
  const end = at(day, time, entry.minutes);
  const freeAgain = at(day, time, entry.minutes + turnaround);
  const occupied = planned.some(
    (other) =>
      other.day === day &&
      other.entry.room === entry.room &&
      other.start < freeAgain &&
      start < at(other.end.slice(0, 10), other.end.slice(11), turnaround),
  );
  if (!occupied) planned.push({ entry, production, day, start, end });
}
