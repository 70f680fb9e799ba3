import { sql } from 'drizzle-orm';
import { persons } from '../../../content/people/tables.ts';
import type { Declaration } from '../declaration.ts';
import { html, picture, reference, slug, text } from '../fields.ts';
import { defineResource } from './define.ts';

export const personResource: Declaration = defineResource({
  name: 'persons',
  label: ['Personen', 'People'],
  newLabel: ['Neue Person', 'New person'],
  group: 'people',
  table: persons,
  searched: sql`(${persons.firstName} || ' ' || ${persons.lastName})`,
  title: 'full_name',
  sort: 'last_name',
  columns: ['full_name', 'role', 'category_id'],
  filters: ['category_id'],
  tags: ['persons'],
  singular: 'person',
  siteUrls: ({ slug: name, id }, urlsOf) => urlsOf('persons', { de: String(name), en: String(name) }, Number(id)),
  fields: [
    text('full_name', ['Name', 'Name'], {
      read_only: true,
      place: {
        in: 'row',
        read: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
        write: (_value, row) => row,
      },
    }),
    text('first_name', ['Vorname', 'First name'], { max_length: 150 }),
    text('last_name', ['Nachname', 'Last name'], { required: true, max_length: 150 }),
    slug('slug', ['first_name', 'last_name']),
    text('role', ['Funktion', 'Role'], { localised: true }),
    reference('category_id', ['Gruppe', 'Category'], 'person-categories'),
    html('biography', ['Biografie', 'Biography']),
    picture('picture_id', ['Bild', 'Picture']),
  ],
});
