import { readKept } from './kept.ts';

test('a record that does not come is not waited for without end', async () => {
  const { signal } = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ id: 7 }, { headers: { etag: '"1"' } }));
  const api = { url: (path: string) => path };
  expect(await readKept(api, '/de/api/pages/7/')).toEqual({ record: { id: 7 }, etag: '"1"' });
  expect(asked.mock.calls[0]?.[1]?.signal).toBe(signal);
});
