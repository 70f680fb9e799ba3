import type { ModuleRow, StoredFields } from '@foyer/shared/modules';
import { newId, newRow } from '../editing/document/commands.ts';

/** A module of a pattern. What stands in lists and columns is named with it. */
interface Part {
  model: string;
  fields?: StoredFields;
  column?: number;
  children?: readonly Part[];
}

const both = (de: string, en: string) => ({ de, en });
const row = (layout: string, ...children: Part[]): Part => ({ model: 'container', fields: { layout }, children });
const headline = (de: string, en: string, column = 0): Part => ({
  model: 'headline',
  fields: { content: both(de, en) },
  column,
});
const text = (column = 0): Part => ({ model: 'text', column });
const times = (count: number, part: Part): Part[] => Array.from({ length: count }, () => part);

/** What a new page can begin with. Whatever has to be written or chosen is empty, so that the checks ask for it before anybody sees it. */
export const PATTERNS = {
  information: [
    row('100', text()),
    row('100', headline('Häufige Fragen', 'Frequent questions'), {
      model: 'faq',
      children: times(3, { model: 'faq_item' }),
    }),
    row('100', { model: 'link' }),
  ],
  story: [
    row('67-33', text(), { model: 'image', column: 1 }),
    row('100', { model: 'quote' }),
    row('67-33', text(), { model: 'image', column: 1 }),
  ],
  landing: [
    row('100', { model: 'hero_media' }),
    row('100', text(), { model: 'teaser_list', children: times(3, { model: 'teaser_item' }) }),
    row('100', { model: 'full_teaser' }),
  ],
  gallery: [
    row('100', text(), { model: 'image_list', children: times(4, { model: 'image_item' }) }),
    row('100', { model: 'link' }),
  ],
  registration: [
    row('50-50', headline('Worum es geht', 'What it is about'), text(), headline('Anmelden', 'Sign up', 1), {
      model: 'form',
      column: 1,
    }),
    row('100', headline('Häufige Fragen', 'Frequent questions'), {
      model: 'faq',
      children: times(2, { model: 'faq_item' }),
    }),
  ],
} as const satisfies Record<string, readonly Part[]>;

export type PatternName = keyof typeof PATTERNS;
export const PATTERN_NAMES = Object.keys(PATTERNS) as PatternName[];

/** The rows of a pattern, new each time. @param now from when its first picture is to be seen */
export function rowsOfPattern(name: PatternName, now: Date, random?: (limit: number) => number): ModuleRow[] {
  const rowsOf = (part: Part, parent: number | null, position: number): ModuleRow[] => {
    const id = newId(random);
    const begun: StoredFields = part.model === 'hero_media' ? { online_from: now.toISOString() } : {};
    const own = { ...newRow(part.model, id, { ...begun, ...part.fields }), parent, column: part.column ?? 0, position };
    return [own, ...(part.children ?? []).flatMap((child, index) => rowsOf(child, id, index))];
  };
  return PATTERNS[name].flatMap((part, index) => rowsOf(part, null, index));
}
