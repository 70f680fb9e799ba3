import type { Resource, ResourceField } from '@foyer/shared/api';
import type { Declaration, FieldDeclaration } from './declaration.ts';
import { sortableFields } from './list-query.ts';

/** What the interface must know of a resource. */
export function resourceOf(declaration: Declaration): Resource {
  const { name, label, group, role, operations, singleton, title_field, sort, columns, filters, fields, siteUrls } =
    declaration;
  return {
    ...{ name, label, group, role, operations, singleton, title_field, sort, columns, filters },
    sortable: declaration.storage.in === 'table' ? sortableFields(declaration) : [],
    fields: fields.map(fieldOf),
    site_url: siteUrls !== undefined,
  };
}

function fieldOf({
  place: _place,
  nullable: _nullable,
  fallback: _fallback,
  integer: _integer,
  madeFrom: _madeFrom,
  fields,
  ...field
}: FieldDeclaration): ResourceField {
  return { ...field, ...(fields && { fields: fields.map(fieldOf) }) };
}
