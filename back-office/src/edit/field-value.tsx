import { useTranslate } from 'react-admin';
import type { ResourceField } from '@foyer/shared/api';
import { isSkipped } from '@foyer/shared/wall-clock';
import { Cell } from '../list/cell.tsx';
import { mute } from '../layout/surfaces.ts';
import type { Item } from './compare-items.ts';
import { ListValue } from './list-value.tsx';

/** Text of HTML, its paragraphs as lines. */
const plain = (html: string) =>
  html
    .replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();

export interface FieldValueProps {
  field: ResourceField;
  value: unknown;
  /** In which the value is written, if the field has two. */
  language: string | null;
  /** What stands there in another version, if it is read beside one: of a list, what differs is shown. */
  other?: unknown;
}

/** A value of a field to be read, whole: one of its languages, if it has two. */
export function FieldValue({ field, value, language, other }: FieldValueProps) {
  const t = useTranslate();
  const words = (text: string) => <span lang={language ?? undefined}>{text}</span>;
  const nothing = <span css={mute}>{t('foyer.conflict.empty')}</span>;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return nothing;
  if (field.kind === 'instant' && isSkipped(value)) return <>{value.replace('T', ' ')}</>;
  if (typeof value === 'string' && field.kind === 'html') return plain(value) ? words(plain(value)) : nothing;
  if (typeof value === 'string' && (field.kind === 'text' || field.kind === 'textarea')) return words(value);
  if (field.kind === 'list' && field.fields && Array.isArray(value))
    return <ListValue fields={field.fields} items={value as Item[]} others={other as Item[] | null | undefined} />;
  if (field.kind === 'list' || field.kind === 'json' || (typeof value === 'object' && !Array.isArray(value)))
    return <code>{JSON.stringify(value, null, 2)}</code>;
  return <Cell field={{ ...field, localised: false }} record={{ id: 0, [field.name]: value }} />;
}
