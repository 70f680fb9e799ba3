import { formatsOf, type Site } from '@foyer/shared';
import type { ImageThumbnails, ModuleReferences, Paged } from '@foyer/shared/api';
import type { ContentLanguage } from '../document/commands.ts';

/** What has an address that links may lead to, in the order in which it is offered. */
export const LINKED = [
  'pages',
  'events',
  'productions',
  'articles',
  'persons',
  'venues',
  'series',
  'forms',
  'media-files',
] as const;
export type FoundKind = (typeof LINKED)[number] | 'pictures';

type Texts = Partial<Record<ContentLanguage, string>>;

/** As much of a record of the back-office as finding needs. */
export interface FoundRecord {
  id: number;
  title?: Texts;
  name?: Texts;
  full_name?: string;
  urls?: Texts;
  url?: string;
  date_start?: string;
  published_at?: string;
  alt?: Texts;
  credit?: Texts;
  width?: number;
  height?: number;
  focal_x?: number;
  focal_y?: number;
  thumbnails?: ImageThumbnails;
}

/** Something of the house that was found. */
export interface Found {
  kind: FoundKind;
  id: number;
  /** In words. */
  title: string;
  /** What tells it from others of its name. */
  detail: string;
  url: string;
  record: FoundRecord;
}

const PAGE_SIZE = 24;

const textIn = (texts: Texts | undefined, language: ContentLanguage): string =>
  texts?.[language] || texts?.de || texts?.en || '';

/** A record as it is offered. */
export function foundIn(kind: FoundKind, record: FoundRecord, language: ContentLanguage): Found {
  const { id, title, name, full_name: fullName, urls, url: address } = record;
  const url = address ?? textIn(urls, language);
  const instant = record.date_start ?? record.published_at;
  const formats = formatsOf(language);
  const when = instant ? `${formats.dayShort(instant)}, ${formats.time(instant)}` : '';
  return {
    kind,
    id,
    title: fullName ?? (textIn(title ?? name, language) || `${id}`),
    detail: when || (kind === 'media-files' ? (url.split('/').at(-1) ?? '') : url),
    url,
    record,
  };
}

const path = <K extends FoundKind>(kind: K) => `/{locale}/api/back-office/${kind}/` as const;

/** Searches one kind; events that are still to come, the next one first, if there are any. @param page from 1 @throws ApiError */
export async function search(
  { api, clock }: Pick<Site, 'api' | 'clock'>,
  kind: FoundKind,
  { words, page, media }: { words: string; page: number; media?: 'video' | 'audio' | undefined },
): Promise<Paged<FoundRecord>> {
  const query = { page, page_size: PAGE_SIZE, ...(words && { q: words }), ...(media && { kind: media }) };
  const all = () => api.get(path(kind), query);
  if (kind !== 'events') return all();
  const today = clock().toISOString().slice(0, 10);
  const coming = await api.get(path(kind), {
    ...query,
    date_start_from: today,
    sort: 'date_start',
    order: 'asc',
  });
  return coming.count > 0 ? coming : all();
}

/** One record by its id. @throws ApiError */
export const readRecord = ({ api }: Site, kind: FoundKind, id: number): Promise<FoundRecord> =>
  api.get(`${path(kind)}${id}/`);

/** What a module with a picture of the library shows, before the service has said it. */
export function pictureReference(record: FoundRecord): ModuleReferences[string] {
  const { id, url, width, height, focal_x, focal_y, alt, credit, thumbnails } = record;
  const shown = (language: ContentLanguage) => ({
    image_obj: {
      id,
      url,
      width,
      height,
      focal_x,
      focal_y,
      alt: alt?.[language] ?? '',
      credit: credit?.[language] ?? '',
    },
    image_thumbnails: thumbnails,
  });
  return { de: shown('de'), en: shown('en') };
}

const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE = /^\+?[\d\s/()-]{5,}$/;
const ADDRESS = /^(?:https?:\/\/\S+\.\S+|mailto:\S+@\S+|tel:[+\d][\d\s-]*|\/(?!\/)\S*|#\S+)$/i;
const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/** What the service keeps in texts, however it is written: of a path that begins with two slashes nothing is left. */
const KEPT = /^(?:https?:\/\/[^\s/]|mailto:.|tel:.|\/(?!\/)|#|\?.)/i;

/** The address that words are, or nearly: of the site, elsewhere, of mail or telephone; null where they are words. */
export function addressIn(words: string): string | null {
  const text = words.trim();
  if (ADDRESS.test(text)) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  return DOMAIN.test(text) ? `https://${text}` : null;
}

/** The address that a link of a text gets; null where the service would not keep it. */
export function linkAddress(words: string): string | null {
  const text = words.trim();
  return addressIn(text) ?? (KEPT.test(text) ? text : null);
}
