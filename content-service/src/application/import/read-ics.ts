import ICAL from 'ical.js';
import { escaped } from '../../platform/http/html-page.ts';
import { isLanguage } from '../../platform/languages.ts';
import { instantOf } from './calendar-time.ts';
import { timeSlices } from '../../platform/time-slices.ts';
import { registerBerlin } from './berlin-timezone.ts';
import { type Part, partsOf } from './calendar-parts.ts';
import { textOfFile } from './file-text.ts';
import type { AllReferences } from './references.ts';
import { type Cell, CellFault, faultAt, type ReadFile, type Row } from './rows.ts';
import { withinTime } from './time-limit.ts';

const NO_UID = 'is missing: by it a second import knows the event again';
const MAX_DATES = 1000;
/** Rules without an end are followed so far. */
const HORIZON_MS = 2 * 366 * 24 * 60 * 60_000;
/** A rule is followed within this: some never come to a date ("every day, on 30 February"), and nobody else is served meanwhile. */
const RULE_LIMIT_MS = 2000;

export interface IcsOptions {
  now: Date;
  references: AllReferences;
  /** For events of which the calendar says nothing: name of a type, of a room. */
  defaults: { type: string | null; room: string | null };
}

/** A calendar (RFC 5545): each of its events, and each date of those that recur, as a row. */
export async function readIcs(content: Buffer, options: IcsOptions): Promise<ReadFile> {
  registerBerlin();
  const file: ReadFile = { rows: [], faults: [], notes: [], series: [] };
  const text = textOfFile(content);
  if (text === null) return { ...file, faults: [faultAt({ line: 1, column: '' }, 'the file is not UTF-8')] };
  try {
    const parts = partsOf(calendarsIn(text), text);
    const isChanged = ({ component }: Part): boolean => component.hasProperty('recurrence-id');
    const [events, changed] = [parts.filter((part) => !isChanged(part)), changedDates(parts.filter(isChanged))];
    const nextSlice = timeSlices();
    for (const event of events) {
      readEvent(event, changed, options, file);
      await nextSlice();
    }
    const uids = new Set(events.map(({ component }) => textOf(component, 'uid')));
    for (const dates of changed.values()) for (const left of dates) readLeft(left, uids, options, file);
  } catch (error) {
    file.faults.push(faultAt({ line: 1, column: '' }, `this is no calendar: ${messageOf(error)}`));
  }
  return file;
}

/** @throws Error for a text without a calendar */
function calendarsIn(text: string): ICAL.Component[] {
  const parsed = text.trim() === '' ? [] : (ICAL.parse(text) as unknown[]);
  if (parsed.length === 0) throw new Error('it is empty');
  const all = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
  return all.map((calendar) => new ICAL.Component(calendar));
}

/** Single dates that differ from their rule, by the `UID` of the event; the file's order stays. */
type ChangedDates = Map<string | null, Set<Part>>;

function changedDates(parts: readonly Part[]): ChangedDates {
  const changed: ChangedDates = new Map();
  for (const part of parts) {
    const uid = textOf(part.component, 'uid');
    changed.set(uid, (changed.get(uid) ?? new Set()).add(part));
  }
  return changed;
}

/** One event with all its dates; those of its dates that differ are taken out of `changed`. */
function readEvent(part: Part, changed: ChangedDates, options: IcsOptions, file: ReadFile): void {
  const { component, lines } = part;
  const uid = textOf(component, 'uid');
  if (!uid) return void file.faults.push(faultAt({ line: lines.begin, column: 'UID' }, NO_UID));
  try {
    const event = new ICAL.Event(component);
    if (!event.startDate) throw new CellFault('is missing');
    const first = timesOf(component);
    if (!event.isRecurring()) return void file.rows.push(rowOf(part, uid, first, options, file));
    file.series.push(uid);
    const own = changed.get(uid) ?? new Set();
    const others = new Map([...own].map((other) => [keyOf(other.component), other]));
    for (const date of datesOf(event, options)) {
      const times = timesOn(date, event, first);
      const key = `${uid}/${idOf(times.start)}`;
      const other = others.get(key);
      if (other) {
        own.delete(other);
        file.rows.push(rowOf(other, key, timesOf(other.component), options, file));
      } else file.rows.push(rowOf(part, key, times, options, file));
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    file.faults.push(faultAt({ line: lines.of('DTSTART'), column: 'DTSTART' }, messageOf(error)));
  }
}

/** A single date that no rule has asked for: an event where the calendar has nothing else of that UID, as single invitations are. */
function readLeft(part: Part, uids: ReadonlySet<string | null>, options: IcsOptions, file: ReadFile): void {
  const { component, lines } = part;
  const at = { line: lines.of('RECURRENCE-ID'), column: 'RECURRENCE-ID' };
  const uid = textOf(component, 'uid');
  if (!uid) return void file.faults.push(faultAt({ line: lines.begin, column: 'UID' }, NO_UID));
  if (uids.has(uid)) {
    const title = oneLine(textOf(component, 'summary') ?? '');
    return void file.notes.push(
      `line ${at.line}, ${at.column}: its event has no such date, and "${title}" is left out`,
    );
  }
  try {
    file.rows.push(rowOf(part, keyOf(component), timesOf(component), options, file));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    file.faults.push(faultAt(at, messageOf(error)));
  }
}

function datesOf(event: ICAL.Event, { now }: IcsOptions): ICAL.Time[] {
  const dates = withinTime(RULE_LIMIT_MS, () => datesUntilHorizon(event, now));
  if (!dates) throw new CellFault('has a rule that takes too long to follow: does it ever come to a date?');
  return dates;
}

function datesUntilHorizon(event: ICAL.Event, now: Date): ICAL.Time[] {
  const horizon = now.getTime() + HORIZON_MS;
  const dates: ICAL.Time[] = [];
  const iterator = event.iterator();
  for (
    let date = iterator.next() as ICAL.Time | ICAL.Period | undefined;
    date;
    date = iterator.next() as ICAL.Time | ICAL.Period | undefined
  ) {
    if (date instanceof ICAL.Period)
      throw new CellFault('has a date with an end of its own (RDATE;VALUE=PERIOD), which cannot be imported');
    if (date.toJSDate().getTime() >= horizon) break;
    if (dates.push(date.clone()) > MAX_DATES)
      throw new CellFault(`has more than ${MAX_DATES} dates; give its rule an end`);
  }
  return isFirstLeftOut(event, dates) ? [event.startDate, ...dates] : dates;
}

/** `DTSTART` is the first date (RFC 5545, 3.8.5.2), also where there is no rule, which the library has it from. */
function isFirstLeftOut({ component, startDate }: ICAL.Event, dates: readonly ICAL.Time[]): boolean {
  if (component.hasProperty('rrule') || dates.some((date) => date.compare(startDate) === 0)) return false;
  const excluded = component.getAllProperties('exdate').flatMap((property) => property.getValues() as ICAL.Time[]);
  return !excluded.some((date) => date.compare(startDate) === 0);
}

interface Times {
  start: Date;
  end: Date;
}

function timesOf(component: ICAL.Component): Times {
  const { startDate, endDate } = new ICAL.Event(component);
  const start = instantOf(startDate, zoneOf(component, 'dtstart'));
  return { start, end: instantOf(endDate, zoneOf(component, component.hasProperty('dtend') ? 'dtend' : 'dtstart')) };
}

/**
 * A date of a rule lasts as long as the first one: exactly, where that has an end; by the clocks on the wall for whole days and a
 * `DURATION` (RFC 5545, 3.8.5.3).
 */
function timesOn(date: ICAL.Time, { component, duration }: ICAL.Event, first: Times): Times {
  const zone = zoneOf(component, 'dtstart');
  const start = instantOf(date, zone);
  if (component.hasProperty('dtend') && !date.isDate)
    return { start, end: new Date(start.getTime() + first.end.getTime() - first.start.getTime()) };
  const end = date.clone();
  end.addDuration(duration);
  return { start, end: instantOf(end, zone) };
}

function rowOf(
  { component, lines }: Part,
  uid: string,
  { start, end }: Times,
  { references, defaults }: IcsOptions,
  file: ReadFile,
): Row {
  const cells = new Map<string, Cell>();
  const put = (name: string, property: string, text: string): void =>
    void cells.set(name, { text, line: lines.of(property), column: property });
  put('uid', 'UID', uid);
  put('start', 'DTSTART', start.toISOString());
  put('end', 'DTEND', end.toISOString());
  for (const [property, name, clean] of [
    ['summary', 'title', oneLine],
    ['description', 'description', paragraphs],
  ] as const) {
    for (const each of component.getAllProperties(property))
      put(`${name}_${languageOf(each)}`, property.toUpperCase(), clean(String(each.getFirstValue() ?? '')));
  }
  const [location, status, url] = [
    textOf(component, 'location'),
    textOf(component, 'status'),
    textOf(component, 'url'),
  ];
  if (location && (!defaults.room || references.room.has(location))) put('room', 'LOCATION', location);
  if (status?.toUpperCase() === 'CANCELLED') put('status', 'STATUS', 'canceled');
  if (url) put('ticket_url', 'URL', url);
  sortCategories(component, { references, file, line: lines.of('CATEGORIES') }).forEach((text, name) =>
    put(name, 'CATEGORIES', text),
  );
  const given = Object.entries(defaults).flatMap(([name, text]) =>
    text && !cells.has(name) ? [[name, { text, line: lines.begin, column: `--${name}` }] as const] : [],
  );
  return { line: lines.begin, cells, defaults: new Map(given) };
}

/** Categories of calendars are our types, genres and tags where they have the name of one. */
function sortCategories(
  component: ICAL.Component,
  { references, file, line }: { references: AllReferences; file: ReadFile; line: number },
): Map<string, string> {
  const sorted = new Map<string, string>();
  const names = component.getAllProperties('categories').flatMap((property) => property.getValues().map(String));
  for (const name of names) {
    const kind = (['type', 'genre', 'tag'] as const).find((each) => references[each].has(name));
    // By number: a name may have the comma that parts them.
    if (kind === 'tag')
      sorted.set('tags', [sorted.get('tags'), `#${references.tag.idOf(name)}`].filter(Boolean).join(', '));
    else if (kind && !sorted.has(kind)) sorted.set(kind, name);
    else
      file.notes.push(
        `line ${line}, CATEGORIES: "${name}" is ${kind ? `one ${kind} too many` : 'neither a type nor a genre nor a tag'}, and is left out`,
      );
  }
  return sorted;
}

/** Instant as part of an id: `20261204T183000Z`. */
const idOf = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

function keyOf(component: ICAL.Component): string {
  const time = component.getFirstPropertyValue('recurrence-id') as ICAL.Time;
  return `${textOf(component, 'uid')}/${idOf(instantOf(time, zoneOf(component, 'recurrence-id')))}`;
}

function zoneOf(component: ICAL.Component, property: string): string | null {
  const zone: unknown = component.getFirstProperty(property)?.getParameter('tzid');
  return typeof zone === 'string' ? zone : null;
}

function textOf(component: ICAL.Component, property: string): string | null {
  const value = component.getFirstPropertyValue(property);
  return value === null ? null : String(value).trim();
}

function languageOf(property: ICAL.Property): string {
  const language = String(property.getParameter('language') ?? '')
    .slice(0, 2)
    .toLowerCase();
  return isLanguage(language) ? language : 'de';
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Calendars have plain text, our descriptions are HTML. */
const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
