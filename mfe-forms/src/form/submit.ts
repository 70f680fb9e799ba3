import { ApiError, type Site } from '@foyer/shared';
import type { Form, FormEntryReceipt } from '@foyer/shared/api';
import type { EntryKey } from './entry-key.ts';
import { acrossBreaks, type LineOptions } from './line.ts';
import type { Uploads } from './uploads.ts';
import { askedFieldsOf, HONEYPOT, nameOf, outgoing, valueFields, type Values } from './values.ts';

/** What the content service refused: sentences by field name; none where it is not the fields' fault. */
export interface Refusal {
  fields: Record<string, string>;
}

export interface Sending extends LineOptions {
  api: Site['api'];
  uploads: Uploads;
  entryKey: EntryKey;
}

/**
 * Sends an entry, once its files have arrived, until it is there: over a line that breaks, too.
 * @returns null when it was taken
 */
export async function submitEntry(form: Form, values: Values, sending: Sending): Promise<Refusal | null> {
  const { api, uploads, entryKey } = sending;
  const fieldValues: Record<string, ReturnType<typeof outgoing>> = {};
  const refused: Record<string, string> = {};
  for (const field of askedFieldsOf(form, values)) {
    const value = values[nameOf(field)];
    const upload = value instanceof File ? uploads.begin(value) : undefined;
    const arrived = upload && (await upload.arrival);
    if (upload && !arrived) refused[nameOf(field)] = upload.complaint;
    fieldValues[field.slug] = outgoing(field, value, arrived ?? undefined);
  }
  sending.signal.throwIfAborted();
  if (Object.keys(refused).length > 0) return { fields: refused };
  const trap = values[HONEYPOT];
  if (typeof trap === 'string' && trap) fieldValues[HONEYPOT] = trap;
  const entry = { form: form.id, field_values: fieldValues };
  const idempotency_key = entryKey.of(JSON.stringify(entry));
  try {
    await acrossBreaks(
      () => api.send<FormEntryReceipt>('POST', '/{locale}/api/forms-entries/', { ...entry, idempotency_key }),
      sending,
    );
    return null;
  } catch (error) {
    if (error instanceof ApiError) return { fields: complaintsOf(form, error) };
    throw error;
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
