import type { UserDetails } from '@foyer/shared/api';
import { LoginStore } from './login-store.ts';

const user = (username: string) => ({ username, is_logged_in: true }) as UserDetails;

test('all writes that were refused wait for one login, and go on together', async () => {
  let now: UserDetails | null = null;
  const store = new LoginStore(
    () => 'edda',
    async () => now,
  );
  const writes = Promise.all([store.ask(), store.ask()]);
  await store.look();
  expect(store.isAsked).toBe(true);
  now = user('edda');
  await store.look();
  expect(await writes).toEqual([true, true]);
  expect(store.isAsked).toBe(false);
});

test('who does not want to log in lets the writes fail', async () => {
  const store = new LoginStore(
    () => 'edda',
    async () => null,
  );
  const write = store.ask();
  store.end(false);
  expect(await write).toBe(false);
});

test('another person is asked before anything is written in their name', async () => {
  const store = new LoginStore(
    () => 'edda',
    async () => user('arne'),
  );
  const write = store.ask();
  await store.look();
  expect(store).toMatchObject({ isAsked: true, other: { username: 'arne' } });
  store.end(true);
  expect(await write).toBe(true);
  expect(store.other).toBeNull();
});

test('nobody is asked for while nothing waits', async () => {
  const read = jest.fn(async () => null);
  await new LoginStore(() => 'edda', read).look();
  expect(read).not.toHaveBeenCalled();
});
