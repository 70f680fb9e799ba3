import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Resource } from '@foyer/shared/api';
import type { Declaration, FieldDeclaration, TableDeclaration, TableStorage } from '../declaration.ts';
import { labelOf, type Pair } from '../fields.ts';

type Optional = Partial<Pick<Declaration, 'role' | 'operations' | 'dateField' | 'siteUrls' | 'rules'>> &
  Partial<Pick<TableStorage, 'fixed' | 'unique'>>;

interface Definition extends Optional {
  name: string;
  label: Pair;
  /** `New event`, where one can be created. */
  newLabel?: Pair;
  group: Resource['group'];
  table: PgTable;
  /** What `q` looks through. */
  searched: SQL;
  title: string;
  /** Minus: the last first. */
  sort: string;
  columns: string[];
  filters?: string[];
  fields: readonly FieldDeclaration[];
  /** Cache tags of lists in which a record shows; its own is `{singular}:{id}`. */
  tags: readonly string[];
  singular?: string;
}

const EVERYTHING_ALLOWED = { create: true, edit: true, delete: true };

/** A resource with a table of its own. */
export function defineResource({
  name,
  label,
  newLabel,
  group,
  table,
  searched,
  title,
  sort,
  columns,
  filters = [],
  fields,
  tags,
  singular,
  ...rest
}: Definition): TableDeclaration {
  const { fixed, unique, role = 'editor', operations = EVERYTHING_ALLOWED, dateField, siteUrls, rules } = rest;
  return {
    ...{ name, group, role, operations, singleton: false, columns, filters, fields },
    label: labelOf(label),
    ...(newLabel && { new_label: labelOf(newLabel) }),
    title_field: title,
    sort: { field: sort.replace('-', ''), order: sort.startsWith('-') ? 'desc' : 'asc' },
    storage: { in: 'table', table, searched, ...(fixed && { fixed }), ...(unique && { unique }) },
    tagsOf: (id) => [...tags, ...(singular ? [`${singular}:${id}`] : [])],
    ...(dateField && { dateField }),
    ...(siteUrls && { siteUrls }),
    ...(rules && { rules }),
  };
}

interface SingletonDefinition extends Pick<Optional, 'rules'> {
  name: string;
  label: Pair;
  document: string;
  fields: readonly FieldDeclaration[];
  tags: readonly string[];
  role: 'editor' | 'admin';
}

/** A resource with one record, kept in a document of the site. Its fields name their places in the document. */
export function defineSingleton({
  name,
  label,
  document,
  fields,
  tags,
  role,
  rules,
}: SingletonDefinition): Declaration {
  return {
    ...{ name, group: 'site', role, fields, columns: [], filters: [] },
    label: labelOf(label),
    operations: { create: false, edit: true, delete: false },
    singleton: true,
    title_field: 'id',
    sort: { field: 'id', order: 'asc' },
    storage: { in: 'document', document },
    tagsOf: () => tags,
    ...(rules && { rules }),
  };
}

/** Both languages of a text: as the trigram indexes of migration 0060 have it. */
export const bothLanguages = (column: AnyPgColumn): SQL => sql`((${column}->>'de') || ' ' || (${column}->>'en'))`;
