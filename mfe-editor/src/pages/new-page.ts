import { ApiError, type Site } from '@foyer/shared';
import type { EditedDocument } from '@foyer/shared/api';
import {
  applied,
  difference,
  documentOf,
  isDifferent,
  mergedForMine,
  type ModuleDocument,
  type ModuleRow,
  rowsInOrder,
} from '@foyer/shared/modules';
import { copiesOf } from '../editing/document/commands.ts';
import { HistoryStore } from '../editing/history/history-store.ts';
import { DocumentApi } from '../editing/saving/document-api.ts';
import { type LocalCopy, LocalStore } from '../editing/saving/local-copy.ts';
import { type RefusedValues, refusedValues, storable } from '../editing/saving/storable.ts';
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

/** Keeps in the browser what the service has not taken, for whoever opens the page next here. @returns whether it does */
type Keep = (page: number, copy: LocalCopy) => Promise<boolean>;

/**
 * Makes a page that nobody else sees yet. What it begins with is its working copy: visitors get it when it is published.
 * A page that cannot be filled is not made; a value that does not fit waits in the browser until it is mended on the page.
 * @throws ApiError 400 naming the fields that do not fit
 */
export async function makePage(
  site: Site,
  records: PageRecords,
  { beginning, ...page }: NewPage,
  keep: Keep = keepIn(site),
): Promise<PageRecord> {
  const source = typeof beginning === 'number' ? await records.read(beginning) : null;
  const settings = source && {
    body_class: source.record.body_class,
    is_landing_page: source.record.is_landing_page,
    og_type: source.record.og_type,
  };
  const rows = await rowsOf(site, beginning);
  const made = await records.create({ ...page, ...settings, is_online: false });
  try {
    if (rows.length > 0) await fill(documentOfPage(site, made.id), rows, (copy) => keep(made.id, copy));
  } catch (error) {
    await records.remove(made.id, true);
    throw error;
  }
  return made;
}

const documentOfPage = ({ api }: Site, id: number) => new DocumentApi(api, { kind: 'pages', id });

function keepIn({ user }: Site): Keep {
  const username = user.details?.username ?? '';
  return async (id, copy) => {
    const store = new LocalStore({ username, kind: 'pages', id });
    const isKept = await store.write(copy);
    store.release();
    return isKept;
  };
}

/** Begins a working copy with rows. The one empty row that every page is made with gives way. */
async function fill(
  api: DocumentApi,
  rows: readonly ModuleRow[],
  keep: (copy: LocalCopy) => Promise<boolean>,
): Promise<void> {
  const wanted = documentOf(rows);
  const { sent, base } = await write(api, await api.read(), wanted);
  if (!isDifferent(sent, wanted)) return;
  const copy = { base, document: mergedForMine(sent, wanted, base), history: new HistoryStore().kept };
  if (!(await keep(copy))) throw new Error('The browser keeps nothing: what does not fit would be lost.');
}

/** @returns what was sent of it, and what the service has made of that @throws ApiError where more than values does not fit */
async function write(
  api: DocumentApi,
  begun: EditedDocument,
  wanted: ModuleDocument,
  refused?: RefusedValues,
): Promise<{ sent: ModuleDocument; base: ModuleDocument }> {
  const before = documentOf(begun.rows);
  const { document: sent } = storable(wanted, before, refused);
  try {
    const { cleaned } = await api.change(difference(before, sent), begun.etag);
    return { sent, base: applied(cleaned, sent) };
  } catch (error) {
    const values = error instanceof ApiError && !refused ? refusedValues(error.problem?.errors, sent) : null;
    if (!values) throw error;
    return write(api, begun, wanted, values);
  }
}

/** Rows with ids of their own. A copy is of what visitors see, not of what somebody is writing. */
async function rowsOf(site: Site, beginning: Beginning): Promise<ModuleRow[]> {
  if (isPattern(beginning)) return rowsOfPattern(beginning, new Date());
  if (typeof beginning === 'object') return copiesOf(beginning);
  if (typeof beginning !== 'number') return [];
  const { live } = await documentOfPage(site, beginning).read();
  return copiesOf(rowsInOrder(documentOf(live)));
}
