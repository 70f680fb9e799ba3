import type { EditedDocument } from '@foyer/shared/api';
import type { Difference, ModuleRow } from '@foyer/shared/modules';
import { logInAt, type EditorSession } from './editor-session.ts';
import { test as base } from './test.ts';

/** A page of its own for each test, so that nobody reads what another one writes: its address in German. */
export const test = base.extend<{ empty: string }>({
  empty: async ({ contentUrl }, use, info) => {
    const { address, drop } = await makePage(contentUrl, `probe-${info.workerIndex}-${info.testId}`);
    await use(address);
    await drop();
  },
});

/** Makes an empty page. @returns its address in German, and what removes it */
export async function makePage(
  contentUrl: string,
  name: string,
  { isOnline = true } = {},
): Promise<{ id: number; address: string; drop: () => Promise<void> }> {
  const admin = await logInAt(contentUrl, 'admin');
  const made = await admin.send('POST', '/de/api/back-office/pages/', {
    title: { de: 'Probe', en: 'Trial' },
    path: { de: name, en: name },
    is_online: isOnline,
  });
  const { id } = (await made.json()) as { id: number };
  const drop = async () => void (await admin.send('DELETE', `/de/api/back-office/pages/${id}/?confirm=true`, {}));
  return { id, address: `/de/${name}`, drop };
}

/** Removes the page that somebody has made at an address. */
export async function dropPage(contentUrl: string, name: string): Promise<void> {
  const admin = await logInAt(contentUrl, 'admin');
  const { id } = (await (await admin.get(`/de/pageeditor-api/page/${name}`)).json()) as { id: number };
  await admin.send('DELETE', `/de/api/back-office/pages/${id}/?confirm=true`, {});
}

async function pathOf(editor: EditorSession, address: string): Promise<string> {
  const page = await editor.get(`/de/pageeditor-api/page/${address.replace('/de/', '')}`);
  const { id } = (await page.json()) as { id: number };
  return `/de/pageeditor-api/pages/${id}/document/`;
}

/** What the content service keeps of a page's working copy. */
export async function draftOf(contentUrl: string, address: string): Promise<EditedDocument> {
  const editor = await logInAt(contentUrl);
  return (await (await editor.get(await pathOf(editor, address))).json()) as EditedDocument;
}

/** Puts modules into a page's working copy, without a browser. */
export async function fill(contentUrl: string, address: string, rows: readonly ModuleRow[]): Promise<void> {
  const editor = await logInAt(contentUrl);
  const changes: Difference = Object.fromEntries(rows.map((row) => [row.id, { row }]));
  const answer = await editor.send('PATCH', await pathOf(editor, address), { changes });
  if (!answer.ok) throw new Error(`the page was not filled: ${answer.status} ${await answer.text()}`);
}

/** Puts modules on a page for all to see, without a browser. */
export async function fillAndPublish(contentUrl: string, address: string, rows: readonly ModuleRow[]): Promise<void> {
  await fill(contentUrl, address, rows);
  const editor = await logInAt(contentUrl);
  const answer = await editor.send('POST', `${await pathOf(editor, address)}publish/`, {});
  if (!answer.ok) throw new Error(`the page was not published: ${answer.status} ${await answer.text()}`);
}

/** A row of modules with one column. */
export function rowOf(id: number, position: number): ModuleRow {
  return { id, parent: null, column: 0, position, model: 'container', slug: `row${id}`, fields: { layout: '100' } };
}

/** A headline with the same words in both languages. */
export function headlineOf(id: number, parent: number, position: number, words: string): ModuleRow {
  return {
    id,
    parent,
    column: 0,
    position,
    model: 'headline',
    slug: `headline${id}`,
    fields: { content: { de: words, en: words }, headline_level: 2 },
  };
}

/** A text, with the same words in both languages unless English has others. */
export function textOf(id: number, parent: number, position: number, de: string, en = de): ModuleRow {
  return {
    ...{ id, parent, column: 0, position, model: 'text', slug: `text${-id}` },
    fields: { content: { de, en }, anchor: '', decrease_distance: false },
  };
}
