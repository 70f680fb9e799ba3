import { ApiError, type ApiClient } from '@foyer/shared';
import type { Form, FormEntryReceipt, TempFile } from '@foyer/shared/api';
import { FIELD } from './field-types.ts';
import { HONEYPOT, nameOf, outgoing, valueFields, type Value, type Values } from './values.ts';

/** What the content service refused: sentences by field name; or nothing of its own, when it could not be reached. */
export interface Refusal {
  fields: Record<string, string>;
}

/** Sends an entry: files first, then the values that name them. @returns null when it was taken. */
export async function submitEntry(api: ApiClient, form: Form, values: Values): Promise<Refusal | null> {
  try {
    const fieldValues: Record<string, ReturnType<typeof outgoing>> = {};
    for (const field of valueFields(form)) {
      const value = values[nameOf(field)];
      const uploaded = field.field_type === FIELD.file ? await uploadOf(api, value, field.slug) : undefined;
      fieldValues[field.slug] = outgoing(field, value, uploaded);
    }
    const trap = values[HONEYPOT];
    if (typeof trap === 'string' && trap) fieldValues[HONEYPOT] = trap;
    await api.send<FormEntryReceipt>('POST', '/{locale}/api/forms-entries/', {
      form: form.id,
      field_values: fieldValues,
    });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return { fields: complaintsOf(form, error) };
    throw error;
  }
}

/** The id of a field's file, which goes ahead of the entry unless it has arrived already. */
async function uploadOf(api: ApiClient, value: Value, slug: string): Promise<string | undefined> {
  if (value instanceof File) return upload(api, value, slug);
  return typeof value === 'string' ? value : undefined;
}

async function upload(api: ApiClient, file: File, slug: string): Promise<string> {
  const body = new FormData();
  body.set('file', file);
  try {
    return (await api.send<TempFile>('POST', '/{locale}/api/temp-files/', body)).id;
  } catch (error) {
    // What is wrong with a file belongs to the field that it was chosen in.
    const sentences = error instanceof ApiError ? error.problem?.errors?.file : undefined;
    if (!(error instanceof ApiError) || !error.problem || !sentences) throw error;
    throw new ApiError(
      error.status,
      '/{locale}/api/temp-files/',
      { ...error.problem, errors: { [slug]: sentences } },
      { cause: error },
    );
  }
}

/** The problem's sentences, from slugs to field names. Slugs may come with a path: `field_values.email`. */
function complaintsOf(form: Form, { problem }: ApiError): Record<string, string> {
  const bySlug = new Map(
    Object.entries(problem?.errors ?? {}).map(([key, sentences]) => [
      key.replace(/^field_values[./]/, ''),
      sentences[0] ?? '',
    ]),
  );
  return Object.fromEntries(
    valueFields(form)
      .filter((field) => bySlug.get(field.slug))
      .map((field) => [nameOf(field), bySlug.get(field.slug) ?? '']),
  );
}
