import type { ByteRange, StoredFile } from '../../platform/storage/media-storage.ts';

interface RangeHeaders {
  range?: string | undefined;
  'if-range'?: string | string[] | undefined;
}

/**
 * The part of a file that a request asks for (RFC 9110, 14). Several parts at once are not given: the whole file is.
 * @returns null for the whole file; 'outside' when there is nothing at that place
 */
export function byteRangeOf(
  { range, 'if-range': ifRange }: RangeHeaders,
  file: StoredFile,
): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if ((from === '' && to === '') || !isSame(ifRange, file)) return null;
  const last = file.size - 1;
  // Without a start it is the last so many bytes.
  const start = from === '' ? Math.max(0, file.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start > last ? 'outside' : { start, end };
}

/** Whether a part belongs to what somebody has already; by entity tag or by date. */
function isSame(ifRange: RangeHeaders['if-range'], { etag, modified }: StoredFile): boolean {
  if (typeof ifRange !== 'string') return true;
  return ifRange === etag || Date.parse(ifRange) === Math.floor(modified.getTime() / 1000) * 1000;
}
