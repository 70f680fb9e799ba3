import { isReservedId } from '../../anchors/reserved-id.ts';
import type { FieldDeclaration, FieldKind } from '../fields.ts';
import { readUrl } from './read-url.ts';

/** What is wrong with a value, as a key of the editor's texts with what it needs to say it. */
export interface Fault {
  key:
    | 'fault.required'
    | 'fault.address'
    | 'fault.embed'
    | 'fault.range'
    | 'fault.length'
    | 'fault.target'
    | 'fault.reserved'
    | 'fault.skipped';
  values?: Record<string, string | number>;
}

const TAGS = /<[^>]*>/g;
/** Where a link may lead: to a page, a file, a place, or out by one of these. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const BASE = 'https://site.invalid';
const ADDRESSES: ReadonlySet<FieldKind> = new Set(['target', 'link', 'address', 'captions', 'file']);

/** A time without its offset: one that the clocks skip in spring, so that it is no instant. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** No text of a module has more characters, with its markup: some fifty pages. */
export const LONGEST_TEXT = 100_000;

/** How many characters of a text count: those without markup. */
export const lengthOf = (text: string): number => text.replace(TAGS, '').length;

/**
 * What keeps a value from being stored at all, in one language; null if nothing does. A working copy may be unfinished, and
 * still holds no address that runs or cannot be read, no name that the site needs itself, no number out of its range, no hour
 * that does not exist, no text that is longer than a page can be.
 */
export function storageFault(field: FieldDeclaration, value: unknown): Fault | null {
  const { kind, minimum, maximum } = field;
  if (kind === 'integer' && typeof value === 'number') {
    const isWithin = value >= (minimum ?? value) && value <= (maximum ?? value);
    return isWithin ? null : { key: 'fault.range', values: { from: minimum ?? '', to: maximum ?? '' } };
  }
  const text = typeof value === 'object' && value !== null && 'url' in value ? value.url : value;
  if (typeof text !== 'string' || text === '') return null;
  if (text.length > LONGEST_TEXT) return { key: 'fault.length', values: { most: LONGEST_TEXT, count: text.length } };
  if (kind === 'anchor' && isReservedId(text)) return { key: 'fault.reserved', values: { name: text } };
  if (kind === 'instant' && WALL.test(text)) return { key: 'fault.skipped', values: { time: text.slice(-5) } };
  if (!ADDRESSES.has(kind)) return null;
  // Read as browsers do, who drop tabs and line breaks.
  const url = readUrl(text, BASE);
  if (!url) return { key: 'fault.address' };
  return SCHEMES.has(url.protocol) ? null : { key: 'fault.target' };
}

/** What is wrong with one field in one language (specification §5); null if nothing is. */
export function fieldFault(field: FieldDeclaration, value: unknown): Fault | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const isEmpty =
    value === null ||
    value === undefined ||
    (typeof value === 'string' && (field.kind === 'html' ? text.replace(TAGS, '') : text).trim() === '');
  if (isEmpty) return field.required ? { key: 'fault.required' } : null;
  if (field.maxLength !== undefined && lengthOf(text) > field.maxLength)
    return { key: 'fault.length', values: { most: field.maxLength, count: lengthOf(text) } };
  if (field.kind === 'address' && !(/^https?:/i.test(text) && readUrl(text)))
    return text.startsWith('/') ? null : { key: 'fault.address' };
  if (field.kind === 'embed' && !/https?:\/\/[^\s"'<>]+/i.test(text)) return { key: 'fault.embed' };
  return storageFault(field, value);
}
