import type { StoredFields, StoredValue } from '../../../content/pages/stored-module.ts';
import { unlinked } from './links.ts';

/** A field of modules that holds ids of a resource. */
interface ModuleReference {
  resource: string;
  /** Null: every model. */
  model: string | null;
  path: readonly string[];
}

/** Every id inside the fields of modules (specification §3). */
const MODULE_REFERENCES: readonly ModuleReference[] = [
  { resource: 'pictures', model: null, path: ['image'] },
  { resource: 'venues', model: 'venue', path: ['venue'] },
  { resource: 'forms', model: 'form', path: ['form_id'] },
  { resource: 'event-tags', model: 'event_list', path: ['tag'] },
  { resource: 'event-tags', model: 'event_list', path: ['filters', 'tag'] },
  { resource: 'rooms', model: 'event_list', path: ['filters', 'room'] },
  { resource: 'series', model: 'event_list', path: ['filters', 'series'] },
  { resource: 'genres', model: 'event_list', path: ['filters', 'genre'] },
  { resource: 'exhibition-types', model: 'event_list', path: ['filters', 'type'] },
  { resource: 'article-categories', model: 'highlight_teaser', path: ['categories'] },
];

/** What is looked for: by its id (or slug, where modules name that), and by its addresses. */
export interface Wanted {
  resource: string;
  id: number;
  slug: string | null;
  urls: readonly string[];
}

interface ModuleLike {
  model: string;
  fields: StoredFields;
}

/** Objects that a module's fields contain when it refers to this by id. For `@>`. */
export function containments({ resource, id, slug }: Wanted): ModuleLike[] {
  return MODULE_REFERENCES.filter((reference) => reference.resource === resource).flatMap(({ model, path }) => {
    const named: StoredValue[] =
      path.at(-1) === 'categories' ? [[id]] : path.at(-1) === 'type' ? (slug === null ? [] : [slug]) : [id];
    return named.map((value) => ({ model: model ?? '', fields: nested(path, value) as StoredFields }));
  });
}

const nested = (path: readonly string[], value: StoredValue): StoredValue =>
  path.reduceRight<StoredValue>((inner, name) => ({ [name]: inner }), value);

/** The fields of a module without what is wanted gone; the same object when it does not refer to it. */
export function fieldsWithout({ model, fields }: ModuleLike, wanted: Wanted): StoredFields {
  let next = fields;
  for (const reference of MODULE_REFERENCES) {
    if (reference.resource === wanted.resource && (reference.model === null || reference.model === model))
      next = withoutId(next, reference.path, wanted) as StoredFields;
  }
  return wanted.urls.length === 0 ? next : (withoutUrls(next, wanted.urls) as StoredFields);
}

function withoutId(value: StoredValue, [name, ...rest]: readonly string[], wanted: Wanted): StoredValue {
  if (name === undefined) {
    if (Array.isArray(value)) return value.includes(wanted.id) ? value.filter((item) => item !== wanted.id) : value;
    return value === wanted.id || (wanted.slug !== null && value === wanted.slug) ? null : value;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = value as Record<string, StoredValue>;
  const before = members[name];
  if (before === undefined) return value;
  const after = withoutId(before, rest, wanted);
  return after === before ? value : { ...members, [name]: after };
}

function withoutUrls(value: StoredValue, urls: readonly string[]): StoredValue {
  if (typeof value === 'string') return unlinked(value, urls);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutUrls(item, urls));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value as Record<string, StoredValue>).map(
    ([name, member]) => [name, withoutUrls(member, urls)] as const,
  );
  return entries.some(([name, member]) => member !== (value as Record<string, StoredValue>)[name])
    ? Object.fromEntries(entries)
    : value;
}
