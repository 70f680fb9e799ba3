import { FinderStore } from './finder-store.ts';

test('what comes late answers what it was for, and nothing that is looked for since', async () => {
  const finder = new FinderStore();
  const picture = finder.find({ kinds: ['pictures'] });
  const asked = finder.request;
  finder.choose(null);
  const link = finder.find({ kinds: ['pages'], address: '' });
  finder.choose({ url: '/late' }, asked);
  finder.choose({ url: '/de/besuch' });
  await expect(Promise.all([picture, link])).resolves.toEqual([null, { url: '/de/besuch' }]);
});
