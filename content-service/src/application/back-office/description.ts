import type { Resource, ResourceField } from '@foyer/shared/api';
import type { Declaration, FieldDeclaration } from './declaration.ts';
import { sortableFields } from './list-query.ts';

/** What the interface must know of a resource. */
export function resourceOf(declaration: Declaration): Resource {
  const { name, label, new_label, group, role, operations, singleton, title_field, sort, columns, filters } =
    declaration;
  const { fields, siteUrls } = declaration;
  return {
    ...{ name, label, group, role, operations, singleton, title_field, sort, columns, filters },
    ...(new_label && { new_label }),
    sortable: declaration.storage.in === 'table' ? sortableFields(declaration) : [],
    fields: fields.map(fieldOf),
    site_url: siteUrls !== undefined,
  };
}

function fieldOf({
  place: _place,
  nullable: _nullable,
  fallback,
  integer: _integer,
  goesAlong: _goesAlong,
  madeFrom: _madeFrom,
  fields,
  ...field
}: FieldDeclaration): ResourceField {
  return {
    // Choices are left to whoever makes a record.
    ...(field.kind !== 'select' && saysSomething(fallback) && { initial: fallback }),
    ...field,
    ...(fields && { fields: fields.map(fieldOf) }),
  };
}

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(saysSomething) : Boolean(value);
