import type { Locale, PostedForm } from '@foyer/shared';
import type { FieldValue, Form, FormField } from '@foyer/shared/api';
import { defaultValue, FIELD_TYPES, isList, POSTED_FORM } from '@foyer/shared/forms';

/** How long the content service may take for a form, its files included, in milliseconds. */
const LIMIT_MS = 20_000;

/** Where entries go, and for whom. */
export interface EntryTarget {
  /** Base URL of the content service. */
  apiUrl: string;
  locale: Locale;
  /** Who asks, and from where, as a proxy says it. */
  headers: Record<string, string>;
  /** Names the entry: under the same one it is taken once. */
  idempotencyKey: string;
}

type Uploads = PostedForm['uploads'];

interface Problem {
  errors?: Record<string, string[]>;
}

/** The content service has answered, and not taken it. */
class Refused extends Error {
  readonly errors: Record<string, string[]>;

  constructor({ errors = {} }: Problem) {
    super('refused');
    this.errors = errors;
  }
}

/**
 * Sends what a visitor has posted without JavaScript as the form itself would: files first, then the values that name them.
 * @returns null when it was taken; else what the form shows when it comes back
 */
export async function sendEntry(data: FormData, target: EntryTarget): Promise<PostedForm | null> {
  const id = Number(textOf(data, POSTED_FORM.form));
  const uploads: Uploads = {};
  const values = textsOf(data);
  try {
    const form = await call<Form>(target, `/api/forms/${id}/`, {});
    const fields = form.fields.filter(({ field_type }) => field_type !== FIELD_TYPES.heading);
    const errors = await uploadFiles(fields, data, uploads, target);
    if (Object.keys(errors).length > 0) return { form: id, values, uploads, errors };
    const answers = fields.map((field) => [field.slug, valueOf(field, data, uploads)] as const);
    const trap = textOf(data, POSTED_FORM.honeypot);
    const field_values = Object.fromEntries([...answers, ...(trap ? [[POSTED_FORM.honeypot, trap] as const] : [])]);
    try {
      await call(
        target,
        '/api/forms-entries/',
        json({ form: id, field_values, idempotency_key: target.idempotencyKey }),
      );
      return null;
    } catch (error) {
      if (error instanceof Refused) return { form: id, values, uploads, errors: byName(fields, error.errors) };
      throw error;
    }
  } catch {
    // The content service cannot be had, or does not know the form.
    return { form: id, values, uploads, errors: {} };
  }
}

/** Sends the files that were chosen; those that had arrived before stay. @returns sentences by name for those that were refused */
async function uploadFiles(
  fields: readonly FormField[],
  data: FormData,
  uploads: Uploads,
  target: EntryTarget,
): Promise<PostedForm['errors']> {
  const errors: PostedForm['errors'] = {};
  for (const field of fields.filter(({ field_type }) => field_type === FIELD_TYPES.file)) {
    const name = POSTED_FORM.fieldName(field.id);
    const chosen = data.get(name);
    const before = /^(\S+) (.+)$/.exec(textOf(data, POSTED_FORM.uploadName(name)));
    // Where none was chosen, browsers send one without a name; an empty one is refused, and not left out without a word.
    if (chosen instanceof File && chosen.name !== '') {
      const body = new FormData();
      body.set('file', chosen);
      try {
        uploads[name] = {
          id: (await call<{ id: string }>(target, '/api/temp-files/', { method: 'POST', body })).id,
          name: chosen.name,
        };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        errors[name] = error.errors.file?.[0] ?? '';
      }
    } else if (before?.[1] && before[2]) uploads[name] = { id: before[1], name: before[2] };
  }
  return errors;
}

/** A value as the API takes it. A hidden field is not in the page: its value is the one that it starts with. */
function valueOf(field: FormField, data: FormData, uploads: Uploads): FieldValue {
  if (!field.visible) return defaultValue(field) ?? null;
  const name = POSTED_FORM.fieldName(field.id);
  if (isList(field)) return data.getAll(name).filter((value) => typeof value === 'string');
  if (field.field_type === FIELD_TYPES.checkbox) return data.has(name);
  if (field.field_type === FIELD_TYPES.file) return uploads[name]?.id ?? null;
  // Pasted along without being seen; no database keeps it.
  return textOf(data, name).replaceAll('\0', '').trim() || null;
}

/** The text of a field; empty for a file or nothing. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What was entered, but files. */
function textsOf(data: FormData): PostedForm['values'] {
  const values: PostedForm['values'] = {};
  for (const [name, value] of data)
    if (typeof value === 'string' && /^field\d+$/.test(name)) (values[name] ??= []).push(value);
  return values;
}

/** The problem's sentences, from slugs to names. Slugs may come with a path: `field_values.email`. */
function byName(fields: readonly FormField[], errors: Record<string, string[]>): PostedForm['errors'] {
  const bySlug = new Map(
    Object.entries(errors).map(([key, sentences]) => [key.replace(/^field_values[./]/, ''), sentences[0] ?? '']),
  );
  return Object.fromEntries(
    fields.flatMap(({ id, slug }) => (bySlug.get(slug) ? [[POSTED_FORM.fieldName(id), bySlug.get(slug) ?? '']] : [])),
  );
}

const json = (value: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

/** @throws Refused for a 4xx answer, Error for anything else that is no success */
async function call<T>({ apiUrl, locale, headers }: EntryTarget, path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`${apiUrl}/${locale}${path}`, {
    ...init,
    headers: { 'accept-language': locale, ...headers, ...(init.headers as Record<string, string> | undefined) },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (response.ok) return (await response.json()) as T;
  if (response.status >= 400 && response.status < 500 && response.status !== 404 && response.status !== 429)
    throw new Refused((await response.json().catch(() => ({}))) as Problem);
  await response.body?.cancel();
  throw new Error(`the content service answered ${response.status}`);
}
