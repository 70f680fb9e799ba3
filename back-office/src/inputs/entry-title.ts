import { useGetManyAggregate, useTranslate } from 'react-admin';
import type { Locale } from '@foyer/shared';
import type { ResourceField, ResourceRecord } from '@foyer/shared/api';
import { recordTitle, textIn } from '../resources/record-title.ts';
import { useLocale, useResource } from '../resources/resources.tsx';

type Values = Readonly<Record<string, unknown>>;

/** What an entry of a list is called: its number, its words and what it refers to. @param index from 0 */
export function useEntryTitle(fields: readonly ResourceField[], values: Values, index: number): string {
  const t = useTranslate();
  const locale = useLocale();
  const referred = useReferredTitle(fields, values);
  const title = [entryWords(fields, values, locale), referred].filter(Boolean).join(' · ');
  return title ? `${index + 1}. ${title}` : t('foyer.input.entry', { number: index + 1 });
}

/** The first words of an entry, without tags; empty where it has none. */
export const entryWords = (fields: readonly ResourceField[], values: Values, locale: Locale): string =>
  fields
    .map(({ name, kind }) =>
      kind === 'text' || kind === 'html' || kind === 'textarea'
        ? textIn(values[name], locale).replace(/<[^>]*>/g, '')
        : '',
    )
    .find(Boolean) ?? '';

/** The field with the first record that an entry refers to. */
export const referenceIn = (fields: readonly ResourceField[], values: Values): ResourceField | undefined =>
  fields.find(({ name, kind }) => kind === 'reference' && typeof values[name] === 'number');

/** What that record is called. */
function useReferredTitle(fields: readonly ResourceField[], values: Values): string {
  const field = referenceIn(fields, values);
  const locale = useLocale();
  const resource = useResource(field?.reference);
  const { data } = useGetManyAggregate<ResourceRecord>(
    field?.reference ?? '',
    { ids: field ? [values[field.name] as number] : [] },
    { enabled: field !== undefined },
  );
  const record = data?.[0];
  return resource && record ? recordTitle(resource, record, locale) : '';
}
