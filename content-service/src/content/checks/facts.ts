import { and, eq, inArray } from 'drizzle-orm';
import {
  type CheckFacts,
  chosenRecords,
  fieldsOfModel,
  internalLinks,
  type ModuleDocument,
  type RecordKind,
} from '@foyer/shared/modules';
import type { Database } from '../../platform/database/database.ts';
import { formFields, forms } from '../forms/tables.ts';
import { pictures } from '../media/tables.ts';
import type { ModuleOwner } from '../pages/module-tree.ts';
import { pages } from '../pages/tables.ts';
import { readSettings } from '../site/settings.ts';
import { type TermKind, terms } from '../terms/tables.ts';
import { venues } from '../venues/tables.ts';
import { linkFacts } from './link-facts.ts';

const PRIVACY = /datenschutz|privacy|privacidad|données personnelles/i;

/** What the checks have to know of what a document refers to. */
export async function factsFor(db: Database, owner: ModuleOwner, document: ModuleDocument): Promise<CheckFacts> {
  const { stored } = await readSettings(db);
  const records = recordsOf(document);
  return {
    ...(await linkFacts(db, internalLinks(document))),
    pictures: await pictureFacts(db, idsOf(document, 'picture')),
    forms: await formFacts(db, records.get('form') ?? []),
    gone: await goneRecords(db, records),
    embedHosts: stored.embed_hosts ?? {},
    meta: owner.contentType === 'page' ? await metaOf(db, owner.objectId) : null,
  };
}

function idsOf(document: ModuleDocument, wanted: 'picture'): number[] {
  const ids = Object.values(document).flatMap(({ model, fields }) =>
    Object.entries(fieldsOfModel(model)).flatMap(([name, { kind }]) =>
      kind === wanted && typeof fields[name] === 'number' ? [fields[name]] : [],
    ),
  );
  return [...new Set(ids)];
}

/** What is chosen in the modules of a document, once each. */
function recordsOf(document: ModuleDocument): Map<RecordKind, number[]> {
  const found = new Map<RecordKind, number[]>();
  for (const { of, ids } of Object.values(document).flatMap(chosenRecords))
    found.set(of, [...new Set([...(found.get(of) ?? []), ...ids])]);
  return found;
}

/** Which of these there are. */
const EXISTING: Record<RecordKind, (db: Database, ids: number[]) => Promise<{ id: number }[]>> = {
  venue: (db, ids) => db.select({ id: venues.id }).from(venues).where(inArray(venues.id, ids)),
  form: (db, ids) => db.select({ id: forms.id }).from(forms).where(inArray(forms.id, ids)),
  'event-tag': (db, ids) => existingTerms(db, 'event_tag', ids),
  'article-category': (db, ids) => existingTerms(db, 'article_category', ids),
};

const existingTerms = (db: Database, kind: TermKind, ids: number[]): Promise<{ id: number }[]> =>
  db
    .select({ id: terms.id })
    .from(terms)
    .where(and(eq(terms.kind, kind), inArray(terms.id, ids)));

async function goneRecords(db: Database, records: ReadonlyMap<RecordKind, number[]>): Promise<CheckFacts['gone']> {
  const gone: Partial<Record<RecordKind, number[]>> = {};
  for (const [kind, ids] of records) {
    const existing = new Set((await EXISTING[kind](db, ids)).map(({ id }) => id));
    const missing = ids.filter((id) => !existing.has(id));
    if (missing.length > 0) gone[kind] = missing;
  }
  return gone;
}

async function pictureFacts(db: Database, ids: readonly number[]): Promise<CheckFacts['pictures']> {
  if (ids.length === 0) return {};
  const { id, alt, width, height } = pictures;
  const rows = await db
    .select({ id, alt, width, height })
    .from(pictures)
    .where(inArray(id, [...ids]));
  return Object.fromEntries(rows.map((row) => [row.id, { alt: row.alt, width: row.width, height: row.height }]));
}

/** Does a form, or one of its fields, say where its privacy notice is? */
async function formFacts(db: Database, ids: readonly number[]): Promise<CheckFacts['forms']> {
  if (ids.length === 0) return {};
  const rows = await db
    .select()
    .from(forms)
    .where(inArray(forms.id, [...ids]));
  const fields = await db
    .select()
    .from(formFields)
    .where(inArray(formFields.formId, [...ids]));
  const says = (...texts: { de: string; en: string }[]) =>
    texts.some(({ de, en }) => PRIVACY.test(de) || PRIVACY.test(en));
  return Object.fromEntries(
    rows.map((form) => [
      form.id,
      {
        hasPrivacy:
          says(form.intro) || fields.some((field) => field.formId === form.id && says(field.label, field.help)),
      },
    ]),
  );
}

async function metaOf(db: Database, id: number): Promise<CheckFacts['meta']> {
  const [page] = await db
    .select({ title: pages.title, meta_title: pages.metaTitle, meta_description: pages.metaDescription })
    .from(pages)
    .where(eq(pages.id, id));
  return page ?? null;
}
