import { type ModuleDocument, type ModuleRow, rowsInOrder } from '../document.ts';
import { type Checked, type Finding, TEXT_LANGUAGES, writing } from './finding.ts';

/** Grounds that modules stand on, and buttons: those of one colour cannot be told apart. */
const COLOURS = ['ink', 'violet', 'aurora', 'ember', 'grey'] as const;
const GROUNDED = new Set(['section', 'full_teaser', 'old_full_teaser', 'teaser_item']);

const colourOf = (row: ModuleRow): string | undefined => {
  const style = row.fields['extra_class'];
  return typeof style === 'string' ? COLOURS.find((colour) => style.split(/[\s_-]+/).includes(colour)) : undefined;
};

/** Buttons that have the colour of the ground they stand on. On ink, ink turns to paper and can be seen. */
export function contrast(row: ModuleRow, { document }: Checked): Finding[] {
  const own = row.model === 'link' ? colourOf(row) : undefined;
  if (own === undefined || own === 'ink') return [];
  const ground = groundBelow(document, row);
  return ground === own
    ? [
        {
          id: row.id,
          field: 'extra_class',
          key: 'check.contrast',
          isError: false,
          repair: { key: 'repair.contrast', changes: writing(row.id, 'extra_class', '') },
        },
      ]
    : [];
}

function groundBelow(document: ModuleDocument, row: ModuleRow): string | undefined {
  for (let at = row.parent; at !== null; at = document[at]?.parent ?? null) {
    const home = document[at];
    if (home && GROUNDED.has(home.model)) return colourOf(home);
  }
  return undefined;
}

/** Headings that skip a level. The first says how large the page's headings are; the site lowers its level by itself. */
export function headings({ document }: Checked): Finding[] {
  const found: Finding[] = [];
  let level: number | null = null;
  for (const row of rowsInOrder(document)) {
    if (row.model !== 'headline' && row.model !== 'old_headline') continue;
    const wanted = Number(row.fields['headline_level']);
    if (level !== null && wanted > level + 1) {
      found.push({
        id: row.id,
        field: 'headline_level',
        key: 'check.level',
        values: { level: wanted, before: level },
        isError: false,
        repair: { key: 'repair.level', changes: writing(row.id, 'headline_level', level + 1) },
      });
      level += 1;
    } else level = wanted;
  }
  return found;
}

/** As far as search engines show titles and descriptions whole, in characters. */
export const SEARCH_TITLE = 60;
export const SEARCH_DESCRIPTION = 155;

/** What search engines get of a page: too long, or nothing. */
export function meta({ facts }: Checked): Finding[] {
  const { meta: texts } = facts;
  if (!texts) return [];
  const at = { id: null, isError: false };
  const found: Finding[] = [];
  const longest = (field: 'meta_title' | 'meta_description') =>
    Math.max(...TEXT_LANGUAGES.map((language) => texts[field][language].trim().length));
  const isEmpty = (field: 'meta_title' | 'meta_description') =>
    TEXT_LANGUAGES.some((language) => texts[field][language].trim() === '');
  if (TEXT_LANGUAGES.some((language) => (texts.meta_title[language] || texts.title[language]).trim() === ''))
    found.push({ ...at, field: 'meta_title', key: 'check.meta_title' });
  if (isEmpty('meta_description')) found.push({ ...at, field: 'meta_description', key: 'check.meta_description' });
  if (longest('meta_title') > SEARCH_TITLE + 10)
    found.push({
      ...at,
      field: 'meta_title',
      key: 'check.meta_long',
      values: { count: longest('meta_title'), most: SEARCH_TITLE },
    });
  if (longest('meta_description') > SEARCH_DESCRIPTION + 45)
    found.push({
      ...at,
      field: 'meta_description',
      key: 'check.meta_long',
      values: { count: longest('meta_description'), most: SEARCH_DESCRIPTION },
    });
  return found;
}
