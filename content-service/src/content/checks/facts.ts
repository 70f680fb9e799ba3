import { eq, inArray } from 'drizzle-orm';
import { type CheckFacts, fieldsOfModel, internalLinks, type ModuleDocument } from '@foyer/shared/modules';
import type { Database } from '../../platform/database/database.ts';
import { formFields, forms } from '../forms/tables.ts';
import { pictures } from '../media/tables.ts';
import type { ModuleOwner } from '../pages/module-tree.ts';
import { pages } from '../pages/tables.ts';
import { readSettings } from '../site/settings.ts';
import { linkFacts } from './link-facts.ts';

const PRIVACY = /datenschutz|privacy|privacidad|données personnelles/i;

/** What the checks have to know of what a document refers to. */
export async function factsFor(db: Database, owner: ModuleOwner, document: ModuleDocument): Promise<CheckFacts> {
  const { stored } = await readSettings(db);
  return {
    ...(await linkFacts(db, internalLinks(document))),
    pictures: await pictureFacts(db, idsOf(document, 'picture')),
    forms: await formFacts(
      db,
      Object.values(document).flatMap(({ fields }) =>
        typeof fields['form_id'] === 'number' ? [fields['form_id']] : [],
      ),
    ),
    embedHosts: Object.values(stored.embed_hosts ?? {}).flat(),
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
