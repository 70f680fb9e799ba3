import type { Access } from '@foyer/shared/api';
import { AccessSchema, EventStatusSchema } from '@foyer/shared/api';
import { Check } from 'typebox/value';
import { sanitised } from '../../platform/html/sanitise.ts';
import { LANGUAGES, type Localised } from '../../platform/languages.ts';
import type { events, StoredEventStatus } from '../../content/programme/tables.ts';
import type { AllReferences, References } from './references.ts';
import { CellFault } from './rows.ts';
import { instantFrom, wallClock } from './wall-clock.ts';

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

const MAX_LENGTH = 20_000;
const LIST = /[,;]\s*/;

type LocalisedKey = { [K in keyof EventValues]-?: EventValues[K] extends Localised ? K : never }[keyof EventValues];

const localised = (name: string, key: LocalisedKey, clean: (text: string) => string = (text) => text): EventColumn[] =>
  LANGUAGES.map((locale) => ({
    name: `${name}_${locale}`,
    show: (event) => event[key][locale],
    set: (event, text) => {
      if (text.length > MAX_LENGTH) throw new CellFault(`is longer than ${MAX_LENGTH} characters`);
      event[key] = { ...event[key], [locale]: clean(text) };
    },
  }));

const slug = (text: string): string => {
  if (text !== '' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text))
    throw new CellFault(`"${text}" is no slug; only a to z, 0 to 9 and hyphens between them`);
  return text;
};

const time = (name: string, key: 'dateStart' | 'dateEnd'): EventColumn => ({
  name,
  show: ({ [key]: instant }) => (instant ? wallClock(instant) : ''),
  set: (event, text) => void (event[key] = text === '' ? null : instantFrom(text)),
});

const reference = (
  name: Exclude<keyof AllReferences, 'tag'>,
  key: 'typeId' | 'genreId' | 'roomId' | 'seriesId' | 'productionId',
): EventColumn => ({
  name,
  show: ({ [key]: id }, { [name]: references }) => references.nameOf(id),
  set: (event, text, { [name]: references }) => void (event[key] = text === '' ? null : references.idOf(text)),
});

const price = (name: string, key: 'priceFrom' | 'priceTo'): EventColumn => ({
  name,
  show: ({ [key]: amount }) => amount?.toFixed(2) ?? '',
  set: (event, text) => {
    if (text !== '' && !/^\d{1,6}(?:[.,]\d{1,2})?$/.test(text))
      throw new CellFault(`"${text}" is no price; write it like 12.50`);
    event[key] = text === '' ? null : Number(text.replace(',', '.'));
  },
});

const status: EventColumn = {
  name: 'status',
  show: ({ status: value }) => value,
  set: (event, text) => {
    const value = text === '' ? 'none' : text;
    if (!Check(EventStatusSchema, value) || value === 'past')
      throw new CellFault(`"${text}" is no status; there are ${statuses.join(', ')}`);
    event.status = value;
  },
};
const statuses: StoredEventStatus[] = [
  'none',
  'sale',
  'remaining_tickets',
  'sold_out',
  'free_entrance',
  'livestream',
  'postponed',
  'canceled',
];

const access: EventColumn = {
  name: 'access',
  show: ({ access: values }) => values.join(', '),
  set: (event, text) => void (event.access = listIn(text).map(accessOf)),
};
function accessOf(text: string): Access {
  if (!Check(AccessSchema, text))
    throw new CellFault(
      `"${text}" is no kind of access; there are ${(AccessSchema as { enum?: string[] }).enum?.join(', ')}`,
    );
  return text;
}

const tags: EventColumn = {
  name: 'tags',
  show: ({ tagIds }, { tag }) => namesOf(tagIds, tag).join(', '),
  set: (event, text, { tag }) => void (event.tagIds = listIn(text).map((name) => tag.idOf(name))),
};
const namesOf = (ids: readonly number[], references: References): string[] =>
  ids.map((id) => references.nameOf(id)).sort();
const listIn = (text: string): string[] => [
  ...new Set(
    text
      .split(LIST)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const ticketUrl: EventColumn = {
  name: 'ticket_url',
  show: ({ ticketUrl: url }) => url ?? '',
  set: (event, text) => {
    if (text !== '' && !(/^https?:\/\//i.test(text) && URL.canParse(text)))
      throw new CellFault(`"${text}" is no address; it begins with http:// or https://`);
    event.ticketUrl = text || null;
  },
};

const plain = (name: string, key: 'externalId' | 'recurrence'): EventColumn => ({
  name,
  show: ({ [key]: value }) => value ?? '',
  set: (event, text) => void (event[key] = text || null),
});

/** Every column but `id`, in the order of the exported table. */
export const EVENT_COLUMNS: readonly EventColumn[] = [
  plain('uid', 'externalId'),
  time('start', 'dateStart'),
  time('end', 'dateEnd'),
  ...localised('title', 'title'),
  ...localised('subtitle', 'subtitle'),
  ...localised('preline', 'preline'),
  ...localised('teaser', 'teaserText'),
  ...localised('description', 'description', sanitised),
  ...localised('content_notes', 'contentNotes'),
  reference('type', 'typeId'),
  status,
  reference('room', 'roomId'),
  reference('series', 'seriesId'),
  reference('genre', 'genreId'),
  reference('production', 'productionId'),
  tags,
  price('price_from', 'priceFrom'),
  price('price_to', 'priceTo'),
  ticketUrl,
  access,
  plain('recurrence', 'recurrence'),
  ...localised('slug', 'slug', slug),
];

const empty = (): Localised => ({ de: '', en: '' });

/** An event of which nothing is known yet. */
export const blankEvent = (): EventValues => ({
  ...{
    externalId: null,
    slug: empty(),
    title: empty(),
    subtitle: empty(),
    preline: empty(),
    teaserText: empty(),
    description: empty(),
    contentNotes: empty(),
  },
  ...{
    dateStart: null,
    dateEnd: null,
    status: 'none',
    ticketUrl: null,
    priceFrom: null,
    priceTo: null,
    access: [],
    tagIds: [],
  },
  ...{ typeId: null, genreId: null, roomId: null, seriesId: null, productionId: null, recurrence: null },
});
