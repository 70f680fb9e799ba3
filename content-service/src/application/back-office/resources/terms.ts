import type { Change, Declaration, FieldErrors, WriteContext } from '../declaration.ts';
import { integer, MAX_POSITION, type Pair, slug, text } from '../fields.ts';
import { type TermKind, terms } from '../../../content/terms/tables.ts';
import { and, eq, like, max, min, ne, or, sql } from 'drizzle-orm';
import type { Resource } from '@foyer/shared/api';
import { faultText } from '../texts.ts';
import { bothLanguages, defineResource } from './define.ts';
import { rewriteModules } from './rewritten-modules.ts';

const KINDS: readonly (readonly [string, TermKind, Pair, Pair, Resource['group']])[] = [
  ['genres', 'genre', ['Sparten', 'Genres'], ['Neue Sparte', 'New genre'], 'programme'],
  [
    'exhibition-types',
    'event_type',
    ['Arten von Veranstaltungen', 'Types of events'],
    ['Neue Art von Veranstaltungen', 'New type of events'],
    'programme',
  ],
  [
    'event-tags',
    'event_tag',
    ['Schlagwörter von Veranstaltungen', 'Tags of events'],
    ['Neues Schlagwort von Veranstaltungen', 'New tag of events'],
    'programme',
  ],
  [
    'production-tags',
    'production_tag',
    ['Schlagwörter von Produktionen', 'Tags of productions'],
    ['Neues Schlagwort von Produktionen', 'New tag of productions'],
    'programme',
  ],
  ['seasons', 'season', ['Spielzeiten', 'Seasons'], ['Neue Spielzeit', 'New season'], 'programme'],
  [
    'person-categories',
    'person_category',
    ['Gruppen von Personen', 'Categories of people'],
    ['Neue Gruppe von Personen', 'New category of people'],
    'people',
  ],
  [
    'article-categories',
    'article_category',
    ['Rubriken der Mediathek', 'Categories of articles'],
    ['Neue Rubrik der Mediathek', 'New category of articles'],
    'magazine',
  ],
  [
    'article-tags',
    'article_tag',
    ['Themen der Mediathek', 'Topics of articles'],
    ['Neues Thema der Mediathek', 'New topic of articles'],
    'magazine',
  ],
];

/** Where a new term comes: last, or, in a list that nobody has put into order, where all are, so that it stays by name. */
async function nextPosition(tx: WriteContext['tx'], kind: TermKind): Promise<number> {
  const [places] = await tx
    .select({ first: min(terms.position), last: max(terms.position) })
    .from(terms)
    .where(eq(terms.kind, kind));
  const { first = null, last = null } = places ?? {};
  if (last === null) return 0;
  return first === last ? last : Math.min(last + 1, MAX_POSITION);
}

/** Lists of events name a type as addresses do: they follow when it is called otherwise there. @returns cache tags of what visitors see */
async function followInLists(_id: number, { before, values }: Change, { tx, user }: WriteContext): Promise<string[]> {
  const [old, slugNow] = [before?.['slug'], String(values['slug'])];
  if (typeof old !== 'string' || old === slugNow) return [];
  return rewriteModules(
    tx,
    {
      concerns: (column) => sql`${column}::text like ${`%"type": "${old}"%`}`,
      fieldsOf: ({ model, fields }) => {
        const filters = fields['filters'] as { type?: string } | null | undefined;
        return model === 'event_list' && filters?.type === old
          ? { ...fields, filters: { ...filters, type: slugNow } }
          : fields;
      },
    },
    user.username,
  );
}

/** The lists by which content is sorted: one resource each, all in one table. */
export const termResources: Declaration[] = KINDS.map(([name, kind, label, newLabel, group]) =>
  defineResource({
    ...{ name, label, newLabel, group },
    table: terms,
    fixed: { kind },
    unique: { terms_kind_slug: 'slug' },
    searched: bothLanguages(terms.name),
    title: 'name',
    sort: 'position',
    columns: ['name', 'slug', 'position'],
    tags: ['terms', 'events', 'productions', 'persons', 'articles'],
    fields: [
      text('name', ['Name', 'Name'], { localised: true, required: true }),
      slug('slug', ['name']),
      integer('position', ['Stelle in der Reihenfolge', 'Position'], {
        nullable: false,
        fallback: 0,
        max: MAX_POSITION,
        help: ['Kleine zuerst, gleiche nach dem Namen.', 'Small ones first, equal ones by name.'],
      }),
    ],
    rules: {
      ...(kind === 'event_type' && { written: followInLists }),
      check: async ({ before, values, given }, { tx, locale }): Promise<FieldErrors> => {
        if (!before && typeof given['position'] !== 'number') values['position'] = await nextPosition(tx, kind);
        const wanted = String(values['slug']);
        const others = and(eq(terms.kind, kind), before ? ne(terms.id, before.id) : undefined);
        const taken = new Set(
          (
            await tx
              .select({ slug: terms.slug })
              .from(terms)
              .where(and(others, or(eq(terms.slug, wanted), like(terms.slug, `${wanted}-%`))))
          ).map((row) => row.slug),
        );
        if (!taken.has(wanted)) return {};
        if (given['slug']) return { slug: [faultText('taken', locale)] };
        // Made from the name: the next that is free.
        let number = 2;
        while (taken.has(`${wanted}-${number}`)) number += 1;
        values['slug'] = `${wanted}-${number}`;
        return {};
      },
    },
  }),
);
