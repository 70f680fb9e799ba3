import {
  events,
  eventTags,
  eventTeasers,
  productions,
  productionTags,
  series,
  teamMembers,
} from '../../../content/programme/tables.ts';
import type { Localised } from '../../../platform/languages.ts';
import type { Change, Declaration, FieldErrors, WriteContext } from '../declaration.ts';
import {
  day,
  decimal,
  flag,
  html,
  instant,
  integer,
  link,
  multiSelect,
  picture,
  reference,
  references,
  select,
  slug,
  text,
  textarea,
  url,
  list,
} from '../fields.ts';
import { faultText } from '../texts.ts';
import { ACCESS_CHOICES, SECTION_CHOICES, STATUS_CHOICES } from './choices.ts';
import { bothLanguages, defineResource } from './define.ts';

const MAX_PRICE = 99_999_999.99;
const both = { localised: true } as const;

const team = (own: typeof teamMembers.eventId | typeof teamMembers.productionId) =>
  list(
    'team',
    ['Team', 'Team'],
    [
      reference('person_id', ['Person', 'Person'], 'persons', { required: true }),
      text('role', ['Funktion', 'Role'], both),
    ],
    {
      children: { table: teamMembers, own, position: teamMembers.position },
    },
  );

/** Calendars that follow an event learn of a change by its number. */
const CALENDAR_FIELDS = ['date_start', 'date_end', 'status', 'room_id', 'title'];

async function checkEvent(change: Change, { locale }: WriteContext): Promise<FieldErrors> {
  const { before, values, columns } = change;
  const errors: FieldErrors = {};
  if (Date.parse(String(values['date_end'])) < Date.parse(String(values['date_start'])))
    errors['date_end'] = [faultText('endBeforeStart', locale)];
  const [from, to] = [values['price_from'], values['price_to']];
  for (const name of ['price_from', 'price_to'])
    if (!isInCents(values[name])) errors[name] = [faultText('cents', locale)];
  if (typeof from === 'number' && typeof to === 'number' && to < from)
    errors['price_to'] = [faultText('price', locale)];
  if (before && CALENDAR_FIELDS.some((name) => JSON.stringify(before[name]) !== JSON.stringify(values[name])))
    columns['sequence'] = Number(before['sequence']) + 1;
  const isMoved = before !== null && values['status'] === 'postponed' && before['date_start'] !== values['date_start'];
  if (isMoved && values['previous_date_start'] === null) values['previous_date_start'] = before['date_start'];
  return errors;
}

/** What has more decimals would be rounded by its column. */
const isInCents = (price: unknown): boolean => typeof price !== 'number' || Number(price.toFixed(2)) === price;

async function checkSpan({ values }: Change, { locale }: WriteContext): Promise<FieldErrors> {
  const [from, to] = [values['date_from'], values['date_to']];
  return typeof from === 'string' && typeof to === 'string' && to < from
    ? { date_to: [faultText('endBeforeStart', locale)] }
    : {};
}

const sectionOrder = multiSelect(
  'section_order',
  ['Reihenfolge der Abschnitte', 'Order of sections'],
  SECTION_CHOICES,
  {
    help: [
      'Ohne Auswahl wie in den Einstellungen. Auf der Seite selbst: Bearbeiten, Abschnitte.',
      'As in the settings if none is chosen. On the page itself: Edit, Sections.',
    ],
  },
);

/** Events, as the back-office manages them and as tables of events have them. */
export const eventResource = defineResource({
  name: 'events',
  label: ['Veranstaltungen', 'Events'],
  newLabel: ['Neue Veranstaltung', 'New event'],
  group: 'programme',
  table: events,
  searched: bothLanguages(events.title),
  title: 'title',
  dateField: 'date_start',
  sort: '-date_start',
  columns: ['title', 'date_start', 'status', 'type_id', 'room_id', 'production_id'],
  filters: ['date_start', 'status', 'type_id', 'genre_id', 'room_id', 'series_id', 'production_id', 'tag_ids'],
  tags: ['events'],
  singular: 'event',
  siteUrls: ({ slug: name, id }, urlsOf) => urlsOf('events', name as Localised, Number(id)),
  rules: { check: checkEvent },
  fields: [
    text('title', ['Titel', 'Title'], { ...both, required: true }),
    slug('slug', ['title'], both),
    text('preline', ['Zeile darüber', 'Line above'], both),
    text('subtitle', ['Untertitel', 'Subtitle'], both),
    instant('date_start', ['Beginn', 'Start'], { required: true }),
    instant('date_end', ['Ende', 'End'], { required: true }),
    select('status', ['Status', 'Status'], STATUS_CHOICES, { required: true }),
    instant('previous_date_start', ['Früherer Beginn', 'Previous start'], {
      help: ['Wenn die Veranstaltung verschoben wurde.', 'If the event was postponed.'],
    }),
    reference('type_id', ['Art', 'Type'], 'exhibition-types', { required: true }),
    reference('genre_id', ['Sparte', 'Genre'], 'genres'),
    reference('room_id', ['Raum', 'Room'], 'rooms'),
    reference('series_id', ['Reihe', 'Series'], 'series'),
    reference('production_id', ['Produktion', 'Production'], 'productions'),
    references('tag_ids', ['Schlagwörter', 'Tags'], 'event-tags', {
      table: eventTags,
      own: eventTags.eventId,
      other: eventTags.termId,
    }),
    url('ticket_url', ['Karten', 'Tickets'], { nullable: true }),
    decimal('price_from', ['Preis ab', 'Price from'], { min: 0, max: MAX_PRICE }),
    decimal('price_to', ['Preis bis', 'Price to'], { min: 0, max: MAX_PRICE }),
    picture('picture_id', ['Bild', 'Picture']),
    textarea('teaser_text', ['Anriss', 'Teaser'], both),
    html('description', ['Beschreibung', 'Description']),
    multiSelect('access', ['Barrierefreiheit', 'Access'], ACCESS_CHOICES),
    textarea('content_notes', ['Hinweise zum Inhalt', 'Content notes'], both),
    text('recurrence', ['Terminserie', 'Recurrence'], {
      nullable: true,
      max_length: 100,
      help: ['Gleich bei allen Terminen, die zusammengehören.', 'The same for all dates that belong together.'],
    }),
    sectionOrder,
    team(teamMembers.eventId),
    integer('sequence', ['Änderung Nr.', 'Revision'], { read_only: true }),
  ],
});

const productionResource = defineResource({
  name: 'productions',
  label: ['Produktionen', 'Productions'],
  newLabel: ['Neue Produktion', 'New production'],
  group: 'programme',
  table: productions,
  searched: bothLanguages(productions.title),
  title: 'title',
  sort: '-date_from',
  columns: ['title', 'type_id', 'season_id', 'date_from', 'date_to'],
  filters: ['type_id', 'season_id', 'genre_id', 'tag_ids', 'date_from'],
  tags: ['productions', 'events'],
  singular: 'production',
  siteUrls: ({ slug: name, id }, urlsOf) => urlsOf('productions', name as Localised, Number(id)),
  rules: { check: checkSpan },
  fields: [
    text('title', ['Titel', 'Title'], { ...both, required: true }),
    slug('slug', ['title'], both),
    text('subtitle', ['Untertitel', 'Subtitle'], both),
    html('description', ['Beschreibung', 'Description']),
    reference('type_id', ['Art', 'Type'], 'exhibition-types'),
    reference('season_id', ['Spielzeit', 'Season'], 'seasons'),
    reference('genre_id', ['Sparte', 'Genre'], 'genres'),
    references('tag_ids', ['Schlagwörter', 'Tags'], 'production-tags', {
      table: productionTags,
      own: productionTags.productionId,
      other: productionTags.termId,
    }),
    day('date_from', ['Von', 'From']),
    day('date_to', ['Bis', 'Until']),
    flag('sticky_event', ['Kartenknopf immer zeigen', 'Always show the ticket button']),
    picture('picture_id', ['Bild', 'Picture']),
    sectionOrder,
    team(teamMembers.productionId),
  ],
});

const seriesResource = defineResource({
  name: 'series',
  label: ['Reihen', 'Series'],
  newLabel: ['Neue Reihe', 'New series'],
  group: 'programme',
  table: series,
  searched: bothLanguages(series.name),
  title: 'name',
  sort: 'name',
  columns: ['name'],
  tags: ['series', 'events'],
  singular: 'series',
  siteUrls: ({ slug: name, id }, urlsOf) => urlsOf('series', name as Localised, Number(id)),
  fields: [
    text('name', ['Name', 'Name'], { ...both, required: true }),
    slug('slug', ['name'], both),
    html('description', ['Beschreibung', 'Description']),
    picture('picture_id', ['Bild', 'Picture']),
  ],
});

const teaserResource = defineResource({
  name: 'teasers',
  label: ['Anrisse im Programm', 'Programme teasers'],
  newLabel: ['Neuer Anriss im Programm', 'New programme teaser'],
  group: 'programme',
  table: eventTeasers,
  searched: bothLanguages(eventTeasers.name),
  title: 'name',
  sort: '-day',
  columns: ['name', 'day', 'headline'],
  filters: ['day'],
  tags: ['teasers'],
  fields: [
    text('name', ['Name', 'Name'], { ...both, required: true }),
    day('day', ['Tag', 'Day'], { required: true }),
    text('preline', ['Zeile darüber', 'Line above'], both),
    text('headline', ['Überschrift', 'Headline'], both),
    text('subline', ['Zeile darunter', 'Line below'], both),
    link('link', ['Ziel', 'Link'], { ...both, nullable: true }),
    text('link_text', ['Text des Links', 'Link text'], both),
    picture('picture_id', ['Bild', 'Picture']),
  ],
});

export const programmeResources: Declaration[] = [eventResource, productionResource, seriesResource, teaserResource];
