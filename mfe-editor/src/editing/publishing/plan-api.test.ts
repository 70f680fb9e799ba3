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
