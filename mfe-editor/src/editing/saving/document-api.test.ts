import { createTestSite } from '@foyer/shared/testing';
import { DocumentApi } from './document-api.ts';

test('what no database keeps goes nowhere, and keeps nothing else from being saved', async () => {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'PATCH') sent.push(JSON.parse(init.body as string));
    return Response.json({});
  });
  const api = new DocumentApi(createTestSite().api, { kind: 'pages', id: 7 });
  await api.change({ 2: { values: { 'fields.content.de': 'a\0b \ud83d c \u{1f600}', 'fields.level': 2 } } }, '"1"');
  expect(sent).toEqual([{ changes: { 2: { values: { 'fields.content.de': 'ab  c \u{1f600}', 'fields.level': 2 } } } }]);
});
