import Type, { type Static } from 'typebox';
import { slugOf } from '@foyer/shared/modules';
import { blankEvent, EVENT_COLUMNS, type EventValues } from './event-columns.ts';
import { timeSlices } from '../../platform/time-slices.ts';
import type { AllReferences } from './references.ts';
import { type Cell, CellFault, type Fault, faultAt, FaultSchema, type Row } from './rows.ts';
import { wallClock } from './wall-clock.ts';

const NamedEventSchema = Type.Object({ start: Type.String(), title: Type.String() });

/** What an import does, or would do. With faults it does nothing. */
export const ImportReportSchema = Type.Object({
  faults: Type.Array(FaultSchema),
  notes: Type.Array(Type.String()),
  created: Type.Array(NamedEventSchema),
  changed: Type.Array(
    Type.Intersect([
      NamedEventSchema,
      Type.Object({
        id: Type.Integer(),
        fields: Type.Array(Type.Object({ name: Type.String(), before: Type.String(), after: Type.String() })),
      }),
    ]),
  ),
  left: Type.Integer(),
});
export type ImportReport = Static<typeof ImportReportSchema>;

/** An event with all that it must have. */
export type CompleteEvent = EventValues & { dateStart: Date; dateEnd: Date; typeId: number };

export interface StoredValues {
  id: number;
  values: EventValues;
}

export interface Plan {
  faults: Fault[];
  created: CompleteEvent[];
  changed: { id: number; values: CompleteEvent; fields: ImportReport['changed'][number]['fields'] }[];
  left: number;
}

export interface Known {
  byId: ReadonlyMap<number, StoredValues>;
  byUid: ReadonlyMap<string, StoredValues>;
}

/** What rows make of the events that are known. Nothing is changed. */
export async function planRows(rows: readonly Row[], known: Known, references: AllReferences): Promise<Plan> {
  const plan: Plan = { faults: [], created: [], changed: [], left: 0 };
  const seen = new Map<string, number>();
  const nextSlice = timeSlices();
  for (const row of rows) {
    await nextSlice();
    const stored = find(row, known, plan.faults, seen);
    if (stored === undefined) continue;
    const values = fill(row, stored?.values ?? null, references, plan.faults);
    const complete = values && completed(row, values, plan.faults);
    if (!complete) continue;
    if (!stored) plan.created.push(complete);
    else {
      const fields = differences(stored.values, complete, references);
      if (fields.length === 0) plan.left += 1;
      else plan.changed.push({ id: stored.id, values: complete, fields });
    }
  }
  return plan;
}

/** What a plan does, in words for whoever imports: by start and title, with the fields that change. */
export function reportOf({ faults, created, changed, left }: Plan, notes: string[]): ImportReport {
  const named = ({ dateStart, title }: CompleteEvent) => ({ start: wallClock(dateStart), title: title.de });
  return {
    faults,
    notes,
    created: created.map(named),
    changed: changed.map(({ id, values, fields }) => ({ id, ...named(values), fields })),
    left,
  };
}

/** @returns null for a new event; undefined when it cannot be said which one is meant */
function find(
  row: Row,
  { byId, byUid }: Known,
  faults: Fault[],
  seen: Map<string, number>,
): StoredValues | null | undefined {
  const [id, uid] = [row.cells.get('id'), row.cells.get('uid')];
  const fault = (cell: Cell | undefined, message: string): undefined =>
    void faults.push(faultAt(cell ?? { line: row.line, column: 'uid' }, message));
  if (!id?.text && !uid?.text)
    return fault(uid ?? id, 'is empty: by uid (or id) a second import knows the event again');
  const stored = id?.text ? byId.get(Number(id.text)) : byUid.get(uid?.text ?? '');
  if (id?.text && !stored) return fault(id, `there is no event ${id.text}; leave id empty for a new one`);
  const other = uid?.text ? byUid.get(uid.text) : undefined;
  if (other && other.id !== stored?.id) return fault(uid, `belongs to event ${other.id} already`);
  for (const name of [stored && `#${stored.id}`, uid?.text]) {
    if (!name) continue;
    const line = seen.get(name);
    if (line !== undefined) return fault(id?.text ? id : uid, `the event stands in line ${line} too`);
  }
  for (const name of [stored && `#${stored.id}`, uid?.text]) if (name) seen.set(name, row.line);
  return stored ?? null;
}

function fill(
  { cells, defaults }: Row,
  before: EventValues | null,
  references: AllReferences,
  faults: Fault[],
): EventValues | null {
  const values = { ...(before ?? blankEvent()) };
  const count = faults.length;
  for (const { name, set } of EVENT_COLUMNS) {
    const cell = cells.get(name) ?? (before ? undefined : defaults.get(name));
    if (!cell) continue;
    try {
      set(values, cell.text, references);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push(faultAt(cell, error.message));
    }
  }
  return faults.length > count ? null : values;
}

/** Fills in what follows from the rest. */
function completed({ line, cells, defaults }: Row, values: EventValues, faults: Fault[]): CompleteEvent | null {
  const count = faults.length;
  const fault = (name: string, message: string): void =>
    void faults.push(faultAt(cells.get(name) ?? defaults.get(name) ?? { line, column: name }, message));
  const { title, slug, dateStart, dateEnd, typeId, priceFrom, priceTo } = values;
  if (title.de === '') fault('title_de', 'is missing');
  if (!dateStart) fault('start', 'is missing');
  if (!dateEnd) fault('end', 'is missing');
  if (!typeId) fault('type', 'is missing');
  if (dateStart && dateEnd && dateEnd < dateStart) fault('end', 'lies before start');
  if (priceFrom !== null && priceTo !== null && priceTo < priceFrom) fault('price_to', 'is less than price_from');
  if (faults.length > count || !dateStart || !dateEnd || !typeId) return null;
  const english = title.en || title.de;
  const slugs = { de: slug.de || slugOf(title.de, 'termin'), en: slug.en || slugOf(english, 'event') };
  return { ...values, title: { de: title.de, en: english }, slug: slugs, dateStart, dateEnd, typeId };
}

function differences(
  before: EventValues,
  after: EventValues,
  references: AllReferences,
): ImportReport['changed'][number]['fields'] {
  return EVENT_COLUMNS.map(({ name, show }) => ({
    name,
    before: show(before, references),
    after: show(after, references),
  })).filter((field) => field.before !== field.after);
}
