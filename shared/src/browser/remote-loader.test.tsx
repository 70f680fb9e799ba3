import { testSnapshot } from '../testing/index.ts';
import { RemoteLoader, type Federation, type RemoteEntry } from './remote-loader.ts';

/** A federation whose remotes answer as told, one answer per load. */
function federation(...answers: unknown[]) {
  const registered: { remotes: RemoteEntry[]; force?: boolean }[] = [];
  const loaded: string[] = [];
  const runtime: Federation = {
    registerRemotes: (remotes, options) => registered.push({ remotes, force: options?.force }),
    loadRemote: (id) => {
      loaded.push(id);
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
    },
  };
  return { runtime, registered, loaded };
}

const loadedModule = { default: { name: 'programme' } };
const chunkError = Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' });

test('every remote of the snapshot is registered with the entry of its release', () => {
  const { runtime, registered } = federation();
  new RemoteLoader(testSnapshot(), runtime);
  expect(registered[0]?.remotes).toContainEqual({
    name: 'foyer_events',
    entry: 'http://localhost/releases/events/1.0.0-0000000000/client/remoteEntry.js',
    integrity: '',
  });
});

test('an entry must be what its release says', () => {
  const snapshot = testSnapshot();
  if (snapshot.remotes.events) snapshot.remotes.events.integrity = 'sha384-abc';
  const { runtime, registered } = federation();
  new RemoteLoader(snapshot, runtime);
  expect(registered[0]?.remotes).toContainEqual(
    expect.objectContaining({ name: 'foyer_events', integrity: 'sha384-abc' }),
  );
});

test('a fragment is loaded once', async () => {
  const { runtime, loaded } = federation(loadedModule);
  const loader = new RemoteLoader(testSnapshot(), runtime);
  await Promise.all([loader.load('events', 'programme'), loader.load('events', 'programme')]);
  expect(loaded).toEqual(['foyer_events/programme']);
});

test('a failed load is tried again once, with the remote registered anew', async () => {
  const { runtime, loaded, registered } = federation(chunkError, loadedModule);
  const loader = new RemoteLoader(testSnapshot(), runtime);
  await expect(loader.load('events', 'programme')).resolves.toBe(loadedModule.default);
  expect(loaded).toHaveLength(2);
  expect(registered.at(-1)?.force).toBe(true);
});

test('a load that failed twice is forgotten, so that the next one tries anew', async () => {
  const { runtime } = federation(chunkError, chunkError, loadedModule);
  const loader = new RemoteLoader(testSnapshot(), runtime);
  await expect(loader.load('events', 'programme')).rejects.toThrow('FOYER-302');
  await expect(loader.load('events', 'programme')).resolves.toBe(loadedModule.default);
});

test.each([
  ['FOYER-301', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
  ['FOYER-302', chunkError],
  [
    'FOYER-304',
    new Error(
      'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of foyer_events which needs ~19.2.0',
    ),
  ],
  ['FOYER-305', new Error('x is not a function')],
  ['FOYER-305', {}],
])('%s names release and owner', async (code, answer) => {
  const { runtime } = federation(answer, answer);
  const loader = new RemoteLoader(testSnapshot(), runtime);
  const error = await loader.load('events', 'programme').catch((caught: unknown) => caught as Error);
  expect((error as Error).message).toContain(code);
  expect((error as Error).message).toContain('events@1.0.0-0000000000 (team@foyer.example)');
});

test('a remote of another contract is not loaded', async () => {
  const snapshot = testSnapshot();
  const events = snapshot.remotes.events;
  if (events) events.contract = 2;
  const { runtime, loaded } = federation(loadedModule, loadedModule);
  await expect(new RemoteLoader(snapshot, runtime).load('events', 'programme')).rejects.toThrow('FOYER-306');
  expect(loaded).toEqual([]);
});

test.each([
  ...[
    'https://evil.example/releases/events/1.0.0',
    '//evil.example/releases/events/1.0.0',
    '/\\evil.example/releases/events/1',
    'data:text/javascript,alert(1)//',
  ],
  ...[
    '/media/uploads',
    '/releases/../media/x',
    '/releases/events/..',
    '/releases/events/1.0.0/../../../media',
    '/de/releases/events/1.0.0',
    '',
  ],
])('code comes from the releases of the site, not from %j', async (base) => {
  const snapshot = testSnapshot();
  const events = snapshot.remotes.events;
  if (events) events.base = base;
  const { runtime, registered, loaded } = federation(loadedModule, loadedModule);
  const loader = new RemoteLoader(snapshot, runtime);
  await expect(loader.load('events', 'programme')).rejects.toThrow('FOYER-314');
  expect(loaded).toEqual([]);
  expect(registered.flatMap(({ remotes }) => remotes).map(({ name }) => name)).not.toContain('foyer_events');
});
