import type { Json, Site } from '@foyer/shared';
import { documentOf, rowsInOrder, type ModuleRow } from '@foyer/shared/modules';
import { copiesOf } from '../editing/document/commands.ts';
import type { PageRecord, PageRecords } from './page-records.ts';
import { type PatternName, PATTERN_NAMES, rowsOfPattern } from './patterns.ts';

/** What a new page begins with: nothing, another page by its id, a pattern, or what is left of one that was deleted. */
export type Beginning = 'empty' | number | PatternName | readonly ModuleRow[];

export const isPattern = (beginning: Beginning): beginning is PatternName =>
  PATTERN_NAMES.some((name) => name === beginning);

/** What somebody says of a page that is to be made. */
export interface NewPage {
  title: PageRecord['title'];
  path: PageRecord['path'];
  parent_id: number | null;
  beginning: Beginning;
}

const documentPath = (id: number) => `/{locale}/pageeditor-api/pages/${id}/document/` as const;

/**
 * Makes a page that nobody else sees yet. What it begins with is its working copy: visitors get it when it is published.
 * A page that cannot be filled is not made.
 * @throws ApiError 400 naming the fields that do not fit
 */
export async function makePage(site: Site, records: PageRecords, { beginning, ...page }: NewPage): Promise<PageRecord> {
  const source = typeof beginning === 'number' ? await records.read(beginning) : null;
  const settings = source && {
    body_class: source.record.body_class,
    is_landing_page: source.record.is_landing_page,
    og_type: source.record.og_type,
  };
  const rows = await rowsOf(site, beginning);
  const made = await records.create({ ...page, ...settings, is_online: false });
  try {
    if (rows.length > 0) await fill(site, made.id, rows);
  } catch (error) {
    await records.remove(made.id, true);
    throw error;
  }
  return made;
}

/** Begins a working copy with rows. The one empty row that every page is made with gives way. */
async function fill(site: Site, id: number, rows: readonly ModuleRow[]): Promise<void> {
  const begun = await site.api.get(documentPath(id));
  const changes = Object.fromEntries([
    ...begun.rows.map((row) => [row.id, null] as const),
    ...rows.map((row) => [row.id, { row }] as const),
  ]);
  await site.api.send('PATCH', documentPath(id), { changes } as unknown as Json, { 'if-match': begun.etag });
}

/** Rows with ids of their own. A copy is of what visitors see, not of what somebody is writing. */
async function rowsOf(site: Site, beginning: Beginning): Promise<ModuleRow[]> {
  if (isPattern(beginning)) return rowsOfPattern(beginning, new Date());
  if (typeof beginning === 'object') return copiesOf(beginning);
  if (typeof beginning !== 'number') return [];
  const { live } = await site.api.get(documentPath(beginning));
  return copiesOf(rowsInOrder(documentOf(live)));
}
