import {
  childrenByParent,
  CONTAINER_LAYOUTS,
  declarationOf,
  fieldsOfModel,
  isLocalised,
  type ModuleDocument,
  type ModuleRow,
  type StoredValue,
} from '@foyer/shared/modules';
import type { ModuleReferences } from '@foyer/shared/api';
import { escaped } from '@foyer/shared/pasting';
import type { NewIds } from './renamed.ts';

/** A module as the site's views have it, in one language. */
export interface ModuleView {
  id: number;
  /** By what lists of views tell it from others: its first id. Whoever writes in a new module goes on when it gets its permanent one. */
  key: number;
  slug: string;
  model: string;
  [field: string]: unknown;
}

interface Kept {
  row: ModuleRow;
  references: object | undefined;
  below: readonly ModuleView[];
  view: ModuleView;
}

type Language = 'de' | 'en';

/** Turns a document into what views render. A module that has not changed is the same object as before, so that nobody renders it anew. */
export class ModuleViews {
  readonly #keys = new Map<number, number>();
  readonly #kept = { de: new Map<number, Kept>(), en: new Map<number, Kept>() };

  /** Modules have got other ids. */
  rename(ids: NewIds): void {
    for (const [before, id] of Object.entries(ids))
      this.#keys.set(id, this.#keys.get(Number(before)) ?? Number(before));
  }

  /** The modules of the page in one language. */
  of(document: ModuleDocument, references: ModuleReferences, language: Language): ModuleView[] {
    const below = childrenByParent(document);
    const kept = this.#kept[language];
    const viewOf = (row: ModuleRow): ModuleView => {
      const children = (below.get(row.id) ?? []).map(viewOf);
      const known = kept.get(row.id);
      const referred = references[row.id];
      const isSame =
        known?.row === row &&
        known.references === referred &&
        known.below.length === children.length &&
        children.every((child, index) => child === known.below[index]);
      if (isSame) return known.view;
      const key = this.#keys.get(row.id) ?? row.id;
      const view = viewWith(row, children, below.get(row.id) ?? [], { key, language, referred });
      kept.set(row.id, { row, references: referred, below: children, view });
      return view;
    };
    return (below.get(null) ?? []).map(viewOf);
  }
}

function viewWith(
  row: ModuleRow,
  children: ModuleView[],
  rows: readonly ModuleRow[],
  { key, language, referred }: { key: number; language: Language; referred: ModuleReferences[string] | undefined },
): ModuleView {
  const { id, slug, model, fields } = row;
  const declared = fieldsOfModel(model);
  const own = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      declared[name] && isLocalised(declared[name]) ? inLanguage(value, language) : value,
    ]),
  );
  const declaration = declarationOf(model);
  const columns = model === 'container' || declaration?.columns ? columnsWith(row, children, rows) : undefined;
  return {
    id,
    slug,
    model,
    key,
    ...own,
    ...referred?.[language],
    ...(columns ? { columns } : declaration?.children && { children }),
  };
}

function columnsWith(row: ModuleRow, children: ModuleView[], rows: readonly ModuleRow[]) {
  const drawn = row.model === 'container' ? layoutOf(row).split('-').length : 1;
  const count = Math.max(drawn, ...rows.map(({ column }) => column + 1));
  return Array.from({ length: count }, (_, index) => ({
    index,
    classes: '',
    children: children.filter((_child, at) => rows[at]?.column === index),
  }));
}

/** The layout of a container; an unknown one is a single column. */
export const layoutOf = ({ fields }: ModuleRow) =>
  CONTAINER_LAYOUTS.find((layout) => layout === fields['layout']) ?? '100';

/** A localised value in one language; links keep their address in an object. */
export function inLanguage(value: StoredValue | undefined, language: Language): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('url' in value) return { url: inLanguage(value.url, language) };
  return value[language];
}

/** A text of a row in one language; empty where there is none. */
export function textIn(row: ModuleRow | undefined, field: string, language: Language): string {
  const value = inLanguage(row?.fields[field], language);
  return typeof value === 'string' ? value : '';
}

/** Tags between which words do not run together, and all others. */
const BREAKS = /<(?:br|\/?(?:p|h[1-6]|li|[uo]l|div|t[drh]|table|blockquote|figure|figcaption))\b[^>]*>/gi;
const TAGS = /<[^>]*>/g;
/** Fields by which people know a module, the telling ones first. */
const TELLING = ['question', 'content', 'headline', 'title', 'link_text', 'text', 'preline', 'author', 'html_code'];

/** The text that a new module begins with: one that it needs, else the one that it is known by; undefined where it has none. */
export function firstField(model: string): string | undefined {
  const fields = fieldsOfModel(model);
  const texts = TELLING.filter((name) => fields[name]?.kind === 'line' || fields[name]?.kind === 'html');
  return texts.find((name) => fields[name]?.required) ?? texts[0];
}

/** The first words of a module; empty where it has none. */
export function firstWords(row: ModuleRow | undefined, language: Language): string {
  for (const field of TELLING) {
    const html = textIn(row, field, language).replace(BREAKS, ' ').replace(TAGS, '');
    const text = html.replace(/&\w+;/g, ' ').replace(/\s+/g, ' ').trim();
    if (text) return shortened(text);
  }
  return '';
}

/** As much of a text as tells it from others. */
export const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 38).trimEnd()} …` : text);

/** All that is written in modules, as other programs take it. */
export function wordsOf(rows: readonly ModuleRow[], language: Language): string {
  const written = rows.flatMap((row) =>
    Object.entries(fieldsOfModel(row.model)).map(([name, { kind }]) => {
      const text = textIn(row, name, language);
      if (kind === 'html') return text;
      return kind === 'line' && text ? `<p>${escaped(text)}</p>` : '';
    }),
  );
  return written.join('');
}
