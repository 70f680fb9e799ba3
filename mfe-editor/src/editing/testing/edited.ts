import { createTestSite } from '@foyer/shared/testing';
import type { Content } from '@foyer/shared';
import type { EditedDocument } from '@foyer/shared/api';
import type { ModuleRow } from '@foyer/shared/modules';
import { newRow } from '../document/commands.ts';
import { EditingSession } from '../editing-session.ts';
import type { DocumentApi } from '../saving/document-api.ts';

/** A row of the page, and headlines that stand in it, by their ids and German words. */
export const rowWith = (headlines: Readonly<Record<number, string>>): ModuleRow[] => [
  newRow('container', 1),
  ...Object.entries(headlines).map(([id, de], position) => ({
    ...newRow('headline', Number(id), { content: { de, en: '' } }),
    ...{ parent: 1, position },
  })),
];

/** A page that is being edited. @param live what visitors see; the service keeps it whatever is written */
export function edited(rows: readonly ModuleRow[], live = rows): EditingSession {
  const state = (now: readonly ModuleRow[]) =>
    ({ rows: now, live, references: {}, etag: '"1"', is_started: now !== live }) as unknown as EditedDocument;
  const read = async () => state(live);
  const api = { read, readNow: read } as unknown as DocumentApi;
  const content = { kind: 'pages', id: 7, modules: [] } as unknown as Content;
  return new EditingSession(createTestSite({ href: '/de/besuch' }), content, api, state(rows));
}

/** A window with room for everything beside the page. */
export function wideWindow(): void {
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
}
