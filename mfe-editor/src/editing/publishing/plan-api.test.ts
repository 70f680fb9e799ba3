import { createTestSite } from '@foyer/shared/testing';
import type { EditedDocument } from '@foyer/shared/api';
import { rowsInOrder } from '@foyer/shared/modules';
import { newRow, setField } from '../document/commands.ts';
import { EditingSession } from '../editing-session.ts';
import type { DocumentApi } from '../saving/document-api.ts';
import { PlanApi } from './plan-api.ts';

const online = [
  newRow('container', 1),
  { ...newRow('headline', 2), parent: 1 },
  { ...newRow('headline', 3), parent: 1 },
];
const state = (rows: EditedDocument['rows']) =>
  ({ rows, live: online, references: {}, etag: 'e', is_started: rows !== online }) as unknown as EditedDocument;

test('what is typed while a working copy is being planned stays', async () => {
  const site = createTestSite({ href: '/de/besuch' });
  const api = { read: async () => state(online) } as unknown as DocumentApi;
  const content = { kind: 'pages', id: 7, modules: [] } as unknown as ConstructorParameters<typeof EditingSession>[1];
  const planned = setField({ 1: online[0]!, 2: online[1]!, 3: online[2]! }, 2, 'content.de', 'Geplant');
  const session = new EditingSession(site, content, api, state(rowsInOrder(planned)));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    session.set(3, 'content.de', 'Meanwhile', { typed: true });
    return Response.json({});
  });
  await new PlanApi(session).plan('publish', '2030-01-01T10:00:00+01:00', '');
  expect([session.text(2, 'content', 'de'), session.text(3, 'content', 'de')]).toEqual(['', 'Meanwhile']);
  session.undo();
  expect([session.text(2, 'content', 'de'), session.text(3, 'content', 'de')]).toEqual(['Geplant', 'Meanwhile']);
});
