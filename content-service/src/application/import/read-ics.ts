import ICAL from 'ical.js';
import { escaped } from '../../platform/http/html-page.ts';
import { isLanguage } from '../../platform/languages.ts';
import { instantOf } from './calendar-time.ts';
import { registerBerlin } from './berlin-timezone.ts';
import { type Part, partsOf } from './calendar-parts.ts';
import type { AllReferences } from './references.ts';
import { type Cell, CellFault, faultAt, type ReadFile, type Row } from './rows.ts';
import { withinTime } from './time-limit.ts';

const NO_UID = 'is missing: by it a second import knows the event again';
const MAX_DATES = 1000;
/** Rules without an end are followed so far. */
const HORIZON_MS = 2 * 366 * 24 * 60 * 60_000;
/** All rules of a file are followed within this: some never come to a date ("every day, on 30 February"), and nobody else is served meanwhile. */
const RULES_LIMIT_MS = 5000;

export interface IcsOptions {
  now: Date;
  references: AllReferences;
  /** For events of which the calendar says nothing: name of a type, of a room. */
  defaults: { type: string | null; room: string | null };
}

/** How long the rules of a file may still take, in milliseconds. */
interface Budget {
  leftMs: number;
}

/** A calendar (RFC 5545): each of its events, and each date of those that recur, as a row. */
export function readIcs(content: Buffer, options: IcsOptions): ReadFile {
  registerBerlin();
  const file: ReadFile = { rows: [], faults: [], notes: [], series: [] };
  const text = content.toString('utf8').replace(/^\ufeff/, '');
  try {
    const parts = partsOf(new ICAL.Component(ICAL.parse(text) as unknown[]), text);
    const isChanged = ({ component }: Part): boolean => component.hasProperty('recurrence-id');
    const [events, changed] = [parts.filter((part) => !isChanged(part)), new Set(parts.filter(isChanged))];
    const budget = { leftMs: RULES_LIMIT_MS };
    for (const event of events) readEvent(event, changed, { ...options, budget }, file);
    const uids = new Set(events.map(({ component }) => textOf(component, 'uid')));
    for (const left of changed) readLeft(left, uids, options, file);
  } catch (error) {
    file.faults.push(faultAt({ line: 1, column: '' }, `this is no calendar: ${messageOf(error)}`));
  }
  return file;
}

/** One event with all its dates; `changed` are single dates that differ from their rule, and those of this event are taken out. */
function readEvent(part: Part, changed: Set<Part>, options: IcsOptions & { budget: Budget }, file: ReadFile): void {
  const { component, lines } = part;
  const uid = textOf(component, 'uid');
  if (!uid) return void file.faults.push(faultAt({ line: lines.begin, column: 'UID' }, NO_UID));
  try {
    const event = new ICAL.Event(component);
    if (!event.startDate) throw new CellFault('is missing');
    if (!event.isRecurring())
      return void file.rows.push(rowOf(part, uid, { start: event.startDate, end: event.endDate }, options, file));
    file.series.push(uid);
    const others = new Map(
      [...changed]
        .filter((other) => textOf(other.component, 'uid') === uid)
        .map((other) => [keyOf(other.component), other]),
    );
    for (const start of datesOf(event, options)) {
      const key = `${uid}/${idOf(instantOf(start, zoneOf(component, 'dtstart')))}`;
      const other = others.get(key);
      if (other) {
        changed.delete(other);
        file.rows.push(rowOf(other, key, timesOf(other.component), options, file));
      } else file.rows.push(rowOf(part, key, { start, end: endAfter(start, event) }, options, file));
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

function datesOf(event: ICAL.Event, { now, budget }: { now: Date; budget: Budget }): ICAL.Time[] {
  const begun = performance.now();
  const dates = withinTime(Math.max(1, Math.round(budget.leftMs)), () => datesUntilHorizon(event, now));
  budget.leftMs -= performance.now() - begun;
  if (!dates) throw new CellFault('has a rule that takes too long to follow: does it ever come to a date?');
  return dates;
}

function datesUntilHorizon(event: ICAL.Event, now: Date): ICAL.Time[] {
  const horizon = now.getTime() + HORIZON_MS;
  const dates: ICAL.Time[] = [];
  const iterator = event.iterator();
  for (
    let date = iterator.next() as ICAL.Time | undefined;
    date && date.toJSDate().getTime() < horizon;
    date = iterator.next() as ICAL.Time | undefined
  ) {
    if (dates.push(date.clone()) > MAX_DATES)
      throw new CellFault(`has more than ${MAX_DATES} dates; give its rule an end`);
  }
  return dates;
}

interface Times {
  start: ICAL.Time;
  end: ICAL.Time;
}

function timesOf(component: ICAL.Component): Times {
  const { startDate, endDate } = new ICAL.Event(component);
  return { start: startDate, end: endDate };
}

function endAfter(start: ICAL.Time, { duration }: ICAL.Event): ICAL.Time {
  const end = start.clone();
  end.addDuration(duration);
  return end;
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
  const zone = zoneOf(component, 'dtstart');
  put('uid', 'UID', uid);
  put('start', 'DTSTART', instantOf(start, zone).toISOString());
  put('end', 'DTEND', instantOf(end, component.hasProperty('dtend') ? zoneOf(component, 'dtend') : zone).toISOString());
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
    if (kind === 'tag') sorted.set('tags', [sorted.get('tags'), name].filter(Boolean).join(', '));
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
