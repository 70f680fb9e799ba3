import { isReservedId } from '@foyer/shared';
import type { Image, ImageThumbnails, Thumbnail } from '@foyer/shared/api';

/**
 * A module as it comes from the content service. Nothing in it is sure but its id and model: an editor may have left a field
 * empty, an import may have filled it with something else. The readers below never throw and never give a wrong type.
 */
export interface ModuleData {
  id: number | string;
  model: string;
  [field: string]: unknown;
}

export type Fields = Record<string, unknown>;

/** A picture as the design system's `Picture` takes it. */
export interface PictureData {
  image: Image;
  thumbnails: ImageThumbnails | null;
}

/** Text without surrounding space; numbers are written out, anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The id that links to a module name; none of those by which the platform finds its own elements. */
export function anchorOf({ anchor }: ModuleData): string | undefined {
  const id = textOf(anchor);
  return id && !isReservedId(id) ? id : undefined;
}

/** The number that a field holds, also where it came as text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The objects of a list; none for anything else. */
export function listOf(value: unknown): Fields[] {
  return Array.isArray(value)
    ? value.filter((item): item is Fields => typeof item === 'object' && item !== null && !Array.isArray(item))
    : [];
}

/** By what a list tells a module from others; the editor's stays the same when a new module gets its permanent id. */
export const keyOf = ({ key, id }: ModuleData): number | string => (typeof key === 'number' ? key : id);

/** The modules of a list of children. */
export function modulesOf(value: unknown): ModuleData[] {
  return listOf(value).filter(
    (item): item is ModuleData =>
      typeof item.model === 'string' && (typeof item.id === 'number' || typeof item.id === 'string'),
  );
}

/** Modules, each followed by what stands in it at any depth: in a list, or in the columns of a row. */
export function withDescendants(modules: ModuleData[]): ModuleData[] {
  return modules.flatMap((module) => [
    module,
    ...withDescendants([
      ...modulesOf(module.children),
      ...listOf(module.columns).flatMap((column) => modulesOf(column.children)),
    ]),
  ]);
}

/** The look that an editor's style class names among others, as `line` in `button-line`; null if it names none of these. */
export function styleOf<Style extends string>(styles: readonly Style[], module: ModuleData): Style | null {
  const named = textOf(module.extra_class).split(/[\s_-]+/);
  return styles.find((style) => named.includes(style)) ?? null;
}

/** The first of several fields that holds an address; a field may hold it itself, or an object with `url`. */
export function addressOf(...values: unknown[]): string {
  return values.map((value) => textOf(value) || textOf(fieldsOf(value).url)).find(Boolean) ?? '';
}

/** The picture in `image_obj` (or `image`, if it is an object) with its smaller versions; null without an address. */
export function pictureOf(fields: Fields): PictureData | null {
  const given = fieldsOf(fields.image_obj ?? fields.image);
  const thumbnails = thumbnailsOf(fieldsOf(fields.image_thumbnails));
  const full = thumbnailOf(given) ?? thumbnails?.large;
  if (!full) return null;
  const image: Image = {
    ...full,
    id: numberOf(given.id) ?? 0,
    alt: textOf(given.alt),
    credit: textOf(given.credit),
    focal_x: shareOf(given.focal_x),
    focal_y: shareOf(given.focal_y),
  };
  return { image, thumbnails };
}

function thumbnailsOf(fields: Fields): ImageThumbnails | null {
  const [small, medium, large] = [fields.small, fields.medium, fields.large].map(thumbnailOf);
  const more = listOf(fields.more).flatMap((item) => thumbnailOf(item) ?? []);
  return small && medium && large ? { small, medium, large, ...(more.length > 0 && { more }) } : null;
}

function thumbnailOf(value: unknown): Thumbnail | null {
  const fields = fieldsOf(value);
  const url = textOf(fields.url);
  const avif = textOf(fields.avif);
  return url
    ? { url, width: numberOf(fields.width) || 1200, height: numberOf(fields.height) || 800, ...(avif && { avif }) }
    : null;
}

function shareOf(value: unknown): number {
  return Math.min(1, Math.max(0, numberOf(value) ?? 0.5));
}
