import { eq } from 'drizzle-orm';
import Type from 'typebox';
import {
  EntryAnswerSchema,
  FormEntryReceiptSchema,
  FormEntrySchema,
  FormSchema,
  TempFileSchema,
  TempFileUploadSchema,
} from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import type { Database } from '../../platform/database/database.ts';
import { idParameter } from '../../platform/http/paging.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Locale } from '../../platform/languages.ts';
import type { Service } from '../../service.ts';
import { audit } from '../users/audit.ts';
import { fieldsOf, findEntry, type StoredEntry } from './entries.ts';
import { entryAnswers } from './entry-answers.ts';
import { planMails } from './entry-jobs.ts';
import { checkedValues, conditionOf, fileGone, filesIn } from './field-values.ts';
import { refused } from './file-refusals.ts';
import type { FormFiles } from './form-files.ts';
import { formEntries, forms } from './tables.ts';

const formColumns = columnAnswers(FormSchema);

/** Hidden from people; only robots fill it. */
const HONEYPOT = 'email2';

/** The operations on forms: reading one, uploading a file, sending an entry (specification §7). */
export function formRoutes(router: Router, { db, urlsOf }: Service): void {
  router.read({
    path: 'api/forms/{id}/',
    area: 'Forms',
    summary: 'A form',
    params: { id: idParameter },
    answer: FormSchema,
    read: async ({ params: { id }, locale }) => {
      const [form] = await db.select().from(forms).where(eq(forms.id, id));
      if (!form) throw notFound(`form ${id}`);
      const body = {
        ...formColumns(form, locale),
        urls: urlsOf('forms', form.slug, id),
        fields: (await fieldsOf(db, id)).map((field) => fieldIn(field, locale)),
      };
      return { body, tags: [`form:${id}`, 'forms'] };
    },
  });
}

/** For editors: what visitors have sent. */
export function formEditorRoutes(router: Router, { db, formFiles }: Service): void {
  router.read({
    path: 'api/back-office/form-entries/{id}/answers/',
    area: 'Forms',
    summary: 'What a visitor answered, in words, in the order of the form',
    role: 'editor',
    params: { id: idParameter },
    answer: Type.Array(EntryAnswerSchema),
    read: async ({ params: { id }, locale }) => {
      const stored = await findEntry(db, id);
      if (!stored) throw notFound(`form entry ${id}`);
      return { body: entryAnswers(stored, locale), tags: [] };
    },
  });

  router.download({
    path: 'api/back-office/form-entries/{id}/files/{file}',
    area: 'Forms',
    summary: 'A file that a visitor sent with a form',
    role: 'editor',
    params: { id: idParameter, file: Type.String({ pattern: '^[\\w-]+$' }) },
    media: 'application/octet-stream',
    send: async ({ params: { id, file }, user, log }) => {
      const found = await formFiles.open(file, id);
      if (!found) throw notFound(`file ${file} of form entry ${id}`);
      audit(log, 'entry-file-opened', user?.id ?? null);
      return found;
    },
  });
}

/** What visitors send. The scope of `router` reads multipart bodies. */
export function formEntryRoutes(router: Router, service: Service): void {
  const { db, formFiles } = service;
  router.upload({
    path: 'api/temp-files/',
    area: 'Forms',
    summary: 'Upload a file for a form; it waits for its entry for 24 hours',
    body: TempFileUploadSchema,
    answer: TempFileSchema,
    receive: async ({ part, locale }) => {
      if (part?.fieldname !== 'file') throw refused('missing', locale);
      return formFiles.receive({ name: part.filename, content: part.file }, locale);
    },
  });

  router.write({
    method: 'POST',
    path: 'api/forms-entries/',
    area: 'Forms',
    summary: 'Send a form',
    role: 'visitor',
    body: FormEntrySchema,
    answer: FormEntryReceiptSchema,
    status: 201,
    write: async ({ body, locale, now }) => {
      const [form] = await db.select().from(forms).where(eq(forms.id, body.form));
      const fields = await fieldsOf(db, body.form);
      const missing = invalid({ form: [`There is no form ${body.form}.`] });
      if (!form || fields.length === 0) throw missing;
      // Robots must not learn that they were recognised.
      if (body.field_values[HONEYPOT]) return { body: { id: Date.now() % 1_000_000 } };
      const fieldValues = checkedValues(fields, body.field_values, locale);
      const files = filesIn(fields, fieldValues);
      const idempotencyKey = body.idempotency_key ?? null;
      const { id, isNew } = await db.transaction(async (tx) => {
        // Somebody may be deleting it; from here on nobody can before the entry is there.
        const kept = await tx.select({ id: forms.id }).from(forms).where(eq(forms.id, form.id)).for('key share');
        if (kept.length === 0) throw missing;
        const [entry] = await tx
          .insert(formEntries)
          .values({ formId: form.id, locale, fieldValues, createdAt: now, idempotencyKey })
          .onConflictDoNothing({ target: formEntries.idempotencyKey })
          .returning();
        if (!entry) return { id: await entryWith(tx, idempotencyKey), isNew: false };
        await claimAll(tx, formFiles, { files, entryId: entry.id, locale });
        await planMails(tx, service, { form, fields, entry, files: [] });
        return { id: entry.id, isNew: true };
      });
      if (isNew) await formFiles.settle([...files.values()], id);
      return { body: { id } };
    },
  });
}

/** The entry that came with a key before: its sender has not heard of it. */
async function entryWith(tx: Database, idempotencyKey: string | null): Promise<number> {
  const [known] = await tx
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(eq(formEntries.idempotencyKey, idempotencyKey ?? ''));
  if (!known) throw new Error('An inserted entry was not returned');
  return known.id;
}

interface Claim {
  /** Slug of the field -> id of the file. */
  files: ReadonlyMap<string, string>;
  entryId: number;
  locale: Locale;
}

/** @throws HttpProblem 400, which undoes the entry, when one of the files is not to be had */
async function claimAll(tx: Database, formFiles: FormFiles, { files, entryId, locale }: Claim): Promise<void> {
  const gone: string[] = [];
  for (const [slug, id] of files) {
    if (!(await formFiles.claim(tx, id, entryId))) gone.push(slug);
  }
  if (gone.length > 0) throw fileGone(gone, locale);
}

function fieldIn(field: StoredEntry['fields'][number], locale: Locale) {
  return {
    id: field.id,
    label: field.label[locale],
    slug: field.slug,
    field_type: field.fieldType,
    required: field.required,
    visible: field.visible,
    choices: field.choices.map(({ value, label }) => ({ value, label: label[locale] })),
    default: field.defaultValue ?? null,
    placeholder_text: field.placeholder[locale],
    help_text: field.help[locale],
    condition: conditionOf(field),
  };
}
