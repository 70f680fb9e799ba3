import { LoginGate } from './login-gate.ts';

const edda = { username: 'editor', first_name: 'Edda', last_name: 'Tor' };
const ole = { username: 'admin', first_name: '', last_name: '' };

test('all calls wait for one login, and go on when the same person is back', async () => {
  let now: typeof edda | null = null;
  const gate = new LoginGate('editor', async () => now);
  const calls = [gate.ask(), gate.ask()];
  await gate.look();
  expect(gate.state()).toEqual({ isAsked: true, other: null });
  now = edda;
  await gate.look();
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(gate.state().isAsked).toBe(false);
});

test('somebody else is asked before anything goes on under their name', async () => {
  const gate = new LoginGate('editor', async () => ole);
  const call = gate.ask();
  await gate.look();
  expect(gate.state()).toEqual({ isAsked: true, other: { username: 'admin', name: 'admin' } });
  gate.end(true);
  expect(await call).toBe(true);
});

test('whoever does not want to log in gets the refusal', async () => {
  const gate = new LoginGate('editor', async () => null);
  const call = gate.ask();
  gate.end(false);
  expect(await call).toBe(false);
});
