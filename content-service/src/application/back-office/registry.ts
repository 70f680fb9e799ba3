import type { Locale, Localised } from '../../platform/languages.ts';
import type { Declaration } from './declaration.ts';

/** Every resource of the back-office, by name. */
export class Registry {
  readonly all: readonly Declaration[];
  readonly #byName: ReadonlyMap<string, Declaration>;

  constructor(all: readonly Declaration[]) {
    this.all = all;
    this.#byName = new Map(all.map((declaration) => [declaration.name, declaration]));
  }

  find(name: string): Declaration | undefined {
    return this.#byName.get(name);
  }
}

/** Where the back-office shows a record for editing. */
export const changeUrl = (resource: string, id: number): string => `/admin/${resource}/${id}/change/`;

/** What people call a record. */
export function titleOf(
  { title_field: field, name, label, singleton }: Pick<Declaration, 'title_field' | 'name' | 'label' | 'singleton'>,
  record: Readonly<Record<string, unknown>>,
  locale: Locale,
): string {
  if (singleton) return label[locale];
  const value = record[field];
  const text = typeof value === 'object' && value !== null ? (value as Localised)[locale] : value;
  if (typeof text === 'number') return String(text);
  return typeof text === 'string' && text !== '' ? text : `${name} ${Number(record['id'])}`;
}

/** The instant that tells a record apart from others of its title; null where its resource has none. */
export function instantOf(
  { dateField }: Pick<Declaration, 'dateField'>,
  record: Readonly<Record<string, unknown>>,
): string | null {
  const value = dateField === undefined ? null : record[dateField];
  return typeof value === 'string' ? value : null;
}
