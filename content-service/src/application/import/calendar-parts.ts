import type ICAL from 'ical.js';
import { type EventLines, linesOfEvents } from './ics-lines.ts';

/** An event of a calendar, or a single date that differs from its rule. */
export interface Part {
  component: ICAL.Component;
  lines: EventLines;
}

/**
 * The events of the calendars of a file, in its order. Of several states of one the latest (`SEQUENCE`, RFC 5545, 3.8.7.4); of two that
 * say the same of that, both.
 */
export function partsOf(calendars: readonly ICAL.Component[], text: string): Part[] {
  const lines = linesOfEvents(text);
  const parts = calendars
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .map((component, index) => ({ component, lines: lines[index] ?? { begin: 1, of: () => 1 } }));
  const latest = new Map<string, number>();
  for (const { component } of parts) {
    const name = identityOf(component);
    latest.set(name, Math.max(latest.get(name) ?? 0, sequenceOf(component)));
  }
  return parts.filter(({ component }) => sequenceOf(component) === latest.get(identityOf(component)));
}

const identityOf = (component: ICAL.Component): string =>
  ['uid', 'recurrence-id'].map((property) => String(component.getFirstPropertyValue(property))).join(' ');

const sequenceOf = (component: ICAL.Component): number =>
  Math.max(0, Number(component.getFirstPropertyValue('sequence')) || 0);
