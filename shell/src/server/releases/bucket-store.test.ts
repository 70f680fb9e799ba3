import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { openPlaces, type Places, type ReleasePlace } from '../testing/release-place.ts';
import { sampleRemote } from '../testing/sample-remote.ts';
import { describeBuild } from './describe-build.ts';
import { integrityOf } from './files.ts';
import { prune } from './prune.ts';
import { activate, rollBack } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';

describe('releases in a bucket', () => {
  let places: Places;
  let place: ReleasePlace;
  let store: ReleaseStore;
  const front = () => places.s3!.front;
  /** Requests for the registry since a number of them. */
  const forRegistry = (since: number) =>
    front()
      .requests.slice(since)
      .filter(({ path }) => path.endsWith('/registry.json'));

  beforeAll(async () => {
    places = await openPlaces('a bucket');
  });
  afterAll(() => places.stop());
  beforeEach(async () => {
    place = await places.make();
    store = await place.open();
  });

  const activated = (release: string) => store.change((registry) => activate(registry, 'events', release));

  it('have their manifest once all files are there', async () => {
    const { dist, manifest } = await describeBuild(await sampleRemote({}));
    const since = front().requests.length;
    expect(await store.publish(manifest, dist)).toBe(true);
    const written = front()
      .requests.slice(since)
      .filter(({ method }) => method === 'PUT')
      .map(({ path }) => path);
    expect(new Set(written).size).toBe(Object.keys(manifest.files).length + 2);
    expect(written.at(-1)).toMatch(/\/release\.json$/);
  });

  it('have a registry before the first of them is there', async () => {
    const { dist, manifest } = await describeBuild(await sampleRemote({}));
    const since = front().requests.length;
    await store.publish(manifest, dist);
    const written = front()
      .requests.slice(since)
      .filter(({ method }) => method === 'PUT');
    expect(written[0]?.path).toMatch(/\/registry\.json$/);
    expect(await store.registry()).toEqual({ revision: 0, remotes: {} });
  });

  it('are whole when two machines publish one at the same time whose compressed copies differ', async () => {
    const builds = await Promise.all(
      ['compressed here', 'compressed there'].map(async (copy) => {
        const dir = await sampleRemote({});
        await writeFile(join(dir, 'dist/client/list.js.br'), copy);
        return describeBuild(dir);
      }),
    );
    expect(builds[0]!.manifest.release).toBe(builds[1]!.manifest.release);
    await Promise.all(builds.map(async ({ manifest, dist }) => (await place.open()).publish(manifest, dist)));
    const { name, release } = builds[0]!.manifest;
    const { files } = await store.manifest(name, release);
    for (const [path, { integrity }] of Object.entries(files))
      expect([path, integrityOf((await store.read(name, release, path))!)]).toEqual([path, integrity]);
  });

  it('are changed again where the bucket was busy with another change', async () => {
    front().conflicts = 3;
    await activated('1.0.0-a');
    expect(front().conflicts).toBe(0);
    expect((await store.registry()).remotes['events']?.release).toBe('1.0.0-a');
  });

  it('are rolled back once, though the answer was lost', async () => {
    for (const release of ['1.0.0-a', '2.0.0-b', '3.0.0-c']) await activated(release);
    front().lostAnswers = 1;
    const { revision } = await store.change((registry) => rollBack(registry, 'events'));
    expect(front().lostAnswers).toBe(0);
    expect(await store.registry()).toMatchObject({
      revision,
      remotes: { events: { release: '2.0.0-b', history: ['1.0.0-a'] } },
    });
  });

  it('give up a change that others overtake again and again', async () => {
    await activated('1.0.0-a');
    front().conflicts = Number.POSITIVE_INFINITY;
    await expect(activated('2.0.0-b')).rejects.toThrow('FOYER-102');
    front().conflicts = 0;
    expect((await store.registry()).remotes['events']?.release).toBe('1.0.0-a');
  });

  it('are watched without their registry being sent again and again', async () => {
    await activated('1.0.0-a');
    const seen: string[] = [];
    const since = front().requests.length;
    const stop = store.watch(() => void store.registry().then(({ remotes }) => seen.push(remotes['events']!.release)));
    await eventually(() => forRegistry(since).filter(({ status }) => status === 304).length >= 3);
    await (await place.open()).change((registry) => activate(registry, 'events', '2.0.0-b'));
    await eventually(() => seen.includes('2.0.0-b'));
    stop();
    expect(seen).toEqual(['1.0.0-a', '2.0.0-b']);
  });

  it('cannot be read or changed while the bucket is away, which is said in words', async () => {
    await activated('1.0.0-a');
    await front().goAway();
    try {
      await expect(store.registry()).rejects.toThrow(
        /FOYER-116: the bucket of the releases \(s3:\/\/house\/.*ECONNREFUSED/,
      );
      await expect(activated('2.0.0-b')).rejects.toThrow('FOYER-116');
    } finally {
      await front().comeBack();
    }
    expect((await store.registry()).remotes['events']?.release).toBe('1.0.0-a');
  });

  it('are no empty house when the bucket is not there at all', async () => {
    const settings = { ...place.settings, bucket: 'another' };
    const { openStore } = await import('./open-store.ts');
    await expect((await openStore({ releases: settings })).registry()).rejects.toThrow('FOYER-116');
  });

  it('say so when one is made active while it is being removed', async () => {
    const { dist, manifest } = await describeBuild(await sampleRemote({}));
    await store.publish(manifest, dist);
    await activated('9.9.9-other');
    const other = await place.open();
    const discard = store.discard.bind(store);
    store.discard = async (stored) => {
      await discard(stored);
      await other.change((registry) => activate(registry, 'events', manifest.release));
    };
    await expect(prune(store, 0)).rejects.toThrow(/FOYER-112: .* was made active while .*: deploy "events" again/);
  });

  it('are not deployed to a server that does not keep the conditions of writes', async () => {
    const { dist, manifest } = await describeBuild(await sampleRemote({}));
    front().isHeedless = true;
    try {
      for (const _ of ['at first', 'again']) await expect(store.publish(manifest, dist)).rejects.toThrow('FOYER-117');
    } finally {
      front().isHeedless = false;
    }
  });

  it('have no file that was not published', async () => {
    const { dist, manifest } = await describeBuild(await sampleRemote({}));
    await store.publish(manifest, dist);
    const file = place.nameOf(manifest, 'client/list.js');
    expect(await readFile(join(dist, 'client/list.js'))).toEqual(await place.contents(file));
    expect(await store.read('events', manifest.release, file.split('/').slice(2).join('/'))).toBeNull();
  });
});
