import { isLocalised, LANGUAGES, type Localised } from '../../platform/languages.ts';
import type { events } from '../../content/programme/tables.ts';
import type { FieldDeclaration } from '../back-office/declaration.ts';
import { eventResource } from '../back-office/resources/programme.ts';
import { type Cell, cellOf, nameOf } from './cells.ts';
import type { AllReferences } from './references.ts';
import { CellFault } from './rows.ts';

type StoredEvent = typeof events.$inferSelect;
/** What a file may say of an event. */
export type EventValues = Omit<
  StoredEvent,
  | 'id'
  | 'pictureId'
  | 'editedAt'
  | 'previousDateStart'
  | 'sequence'
  | 'sectionOrder'
  | 'dateStart'
  | 'dateEnd'
  | 'typeId'
> & {
  dateStart: Date | null;
  dateEnd: Date | null;
  typeId: number | null;
  tagIds: number[];
};

/** A column of the table of events: how its text becomes a value, and how a value is shown as text. */
export interface EventColumn {
  name: string;
  /** For the documentation. */
  show: (event: EventValues, references: AllReferences) => string;
  /** @throws CellFault for a text that this column does not take */
  set: (event: EventValues, text: string, references: AllReferences) => void;
}

/** An index of the database has them whole. */
const MAX_UID = 500;
/** Fields of the back-office that files say nothing of. */
const LEFT_OUT = new Set(['picture_id', 'previous_date_start', 'section_order', 'team', 'sequence']);
/** Whoever reads a table looks for these. */
const FIRST = ['date_start', 'date_end'];
const isFirst = ({ name }: FieldDeclaration): boolean => FIRST.includes(name);
const declared = eventResource.fields.filter(({ name }) => !LEFT_OUT.has(name));
const columnFields = [...declared.filter(isFirst), ...declared.filter((field) => !isFirst(field))];

/** Every column but `id`, in the order of the exported table: as the back-office declares them, once it is known which event and when. */
export const EVENT_COLUMNS: readonly EventColumn[] = [
  columnFor('uid', 'externalId', { show: (uid) => (uid as string | null) ?? '', read: uidFrom }),
  ...columnFields.flatMap(columnsFor),
];

/** An event of which nothing is known yet. */
export function blankEvent(): EventValues {
  const values = columnFields.map((field) => [keyOf(field), field.fallback]);
  return structuredClone({ ...Object.fromEntries(values), externalId: null } as EventValues);
}

function columnsFor(field: FieldDeclaration): EventColumn[] {
  const name = nameOf(field.name);
  const key = keyOf(field);
  const cell = cellOf(field);
  if (!field.localised) return [columnFor(name, key, cell)];
  return LANGUAGES.map((locale) =>
    columnFor(`${name}_${locale}`, key, {
      show: (value) => (isLocalised(value) ? value[locale] : ''),
      read: cell.read,
      into: (text, before) => ({ ...(before as Localised), [locale]: text }),
    }),
  );
}

function uidFrom(text: string): string | null {
  if (text.length > MAX_UID) throw new CellFault(`is longer than ${MAX_UID} characters`);
  return text || null;
}

function columnFor(
  name: string,
  key: keyof EventValues,
  { show, read, into = (value) => value }: Cell & { into?: (value: unknown, before: unknown) => unknown },
): EventColumn {
  return {
    name,
    show: ({ [key]: value }, references) => show(value, references),
    set: (event, text, references) => void Object.assign(event, { [key]: into(read(text, references), event[key]) }),
  };
}

/** Where the value of a field lies; tags lie in a table of their own, and here under the name of `tagIds`. */
function keyOf({ name, place }: FieldDeclaration): keyof EventValues {
  if (name === 'tag_ids') return 'tagIds';
  if (place.in !== 'column') throw new Error(`a table of events cannot hold the field ${name}`);
  return place.key as keyof EventValues;
}
