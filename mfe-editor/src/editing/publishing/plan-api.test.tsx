import { waitFor } from '@testing-library/react';
import { edited, rowWith } from '../testing/edited.ts';
import { PlanApi } from './plan-api.ts';

test('what is typed while a working copy is being planned stays', async () => {
  const session = edited(rowWith({ 2: 'Geplant', 3: '' }), rowWith({ 2: 'Online', 3: '' }));
  const texts = () => [2, 3].map((id) => session.text(id, 'content', 'de'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    session.set(3, 'content.de', 'Meanwhile', { typed: true });
    return Response.json({});
  });
  await new PlanApi(session).plan('publish', '2030-01-01T10:00:00+01:00', '');
  expect(texts()).toEqual(['Online', 'Meanwhile']);
  session.undo();
  expect(texts()).toEqual(['Geplant', 'Meanwhile']);
});

test('where nobody knows whether it was planned, the next try begins with what the service has', async () => {
  const session = edited(rowWith({ 2: 'Geplant' }), rowWith({ 2: 'Online' }));
  const now = { ...(await session.api.read()), etag: '"2"' };
  session.api.read = () => Promise.reject(new Error('the line is broken'));
  session.api.readNow = async () => now;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  await expect(new PlanApi(session).plan('publish', '2030-01-01T10:00:00+01:00', '')).rejects.toThrow('broken');
  await waitFor(() => expect(session.saver.etag).toBe('"2"'));
  expect([session.text(2, 'content', 'de'), session.saver.conflict]).toEqual(['Online', null]);
});
