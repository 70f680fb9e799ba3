import { isReservedId } from '@foyer/shared/api';
import type { FieldDeclaration } from '@foyer/shared/modules';
import type { Locale } from '../../platform/languages.ts';
import { fieldText } from './field-texts.ts';

/** Where a link may lead: to a page, a file, a place, or out by one of these. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const BASE = 'https://site.invalid';

/** What is wrong with the content of a field, whatever its model; null if nothing is. */
export function contentFault({ kind }: Pick<FieldDeclaration, 'kind'>, value: unknown, locale: Locale): string | null {
  const text = kind === 'link' && typeof value === 'object' && value !== null && 'url' in value ? value.url : value;
  if (typeof text !== 'string' || text === '') return null;
  if (kind === 'anchor' && isReservedId(text)) return fieldText(locale, 'reserved', { name: text });
  const isAddress =
    kind === 'target' || kind === 'link' || kind === 'address' || kind === 'captions' || kind === 'file';
  return isAddress && !isSafeAddress(text) ? fieldText(locale, 'unsafe') : null;
}

/** Read as browsers do, who drop tabs and line breaks: no address that runs, and none that cannot be read. */
export function isSafeAddress(text: string): boolean {
  return URL.canParse(text, BASE) && SCHEMES.has(new URL(text, BASE).protocol);
}
