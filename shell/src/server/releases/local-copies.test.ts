import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@foyer/shared';
import { eventually } from '@foyer/shared/eventually';
import { openPlaces, type Places, type ReleasePlace } from '../testing/release-place.ts';
import { sampleRemote, type SampleRemote } from '../testing/sample-remote.ts';
import { CopiesFolder } from './copies-folder.ts';
import { describeBuild } from './describe-build.ts';
import { openReader } from './open-store.ts';
import { activate } from './registry.ts';
import type { ReleaseReader } from './release-store.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('copies of releases', () => {
  let places: Places;
  let place: ReleasePlace;
  let dataDir: string;
  let copies: ReleaseReader;
  let reports: string[];
  const front = () => places.s3!.front;

  beforeAll(async () => {
    places = await openPlaces('a bucket');
  });
  afterAll(() => places.stop());
  beforeEach(async () => {
    place = await places.make();
    dataDir = await mkdtemp(join(tmpdir(), 'foyer-copies-'));
    reports = [];
    copies = await reader();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  /** One more gateway on this machine, or the same one started again. */
  const reader = () => openReader({ releases: place.settings, dataDir }, ({ message }) => reports.push(message));
  const here = (...path: string[]) =>
    join(dataDir, 'releases-cache', encodeURIComponent(place.setting.replace('s3://', '')) + '%2F', ...path);

  async function published(sample: SampleRemote = {}): Promise<ReleaseManifest> {
    const { dist, manifest } = await describeBuild(await sampleRemote(sample));
    const store = await place.open();
    await store.publish(manifest, dist);
    await store.change((registry) => activate(registry, manifest.name, manifest.release));
    return manifest;
  }

  /** What is asked of the bucket while this goes on. */
  async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
    const since = front().requests.length;
    await work();
    return front()
      .requests.slice(since)
      .map(({ method, path }) => `${method} ${path}`);
  }

  async function isAwayDuring(work: () => Promise<unknown>): Promise<void> {
    await front().goAway();
    try {
      await work();
    } finally {
      await front().comeBack();
    }
  }

  it('are made once: what is asked for again does not come from the bucket', async () => {
    const { release } = await published();
    const read = () => copies.read('events', release, 'client/list.js').then(String);
    const first = await requestsOf(async () => expect(await read()).toBe('var list;'));
    expect(first).toEqual([
      expect.stringMatching(/release\.json$/),
      expect.stringMatching(/client\/list\.js\.\w{16}$/),
    ]);
    expect(await requestsOf(read)).toEqual([]);
    const again = await reader();
    expect(await requestsOf(() => again.read('events', release, 'client/list.js'))).toEqual([]);
  });

  it('are asked for once by many at the same time', async () => {
    const { release } = await published();
    const reads = Array.from({ length: 30 }, () => () => copies.read('events', release, 'client/list.js'));
    expect(await requestsOf(() => Promise.all(reads.map((read) => read())))).toHaveLength(2);
  });

  it('are made anew once they are not what was published', async () => {
    const { release } = await published();
    await copies.read('events', release, 'client/list.js');
    await writeFile(here('events', release, 'client/list.js'), 'var list; steal();');
    expect(String(await copies.read('events', release, 'client/list.js'))).toBe('var list;');
    expect(await readFile(here('events', release, 'client/list.js'), 'utf8')).toBe('var list;');
  });

  it('are never made of what is not what was published', async () => {
    const manifest = await published();
    await place.overwrite(place.nameOf(manifest, 'client/list.js'), 'var list; steal();');
    await copies.read('events', manifest.release, 'client/list.js');
    expect(await readdir(here('events', manifest.release))).toEqual(['release.json']);
  });

  it('are whole of releases in use, which go on without the bucket', async () => {
    const { release, files } = await published();
    copies.retain?.({ events: release });
    const paths = Object.keys(files);
    await eventually(() => paths.every((path) => existsSync(here('events', release, path))));
    await isAwayDuring(async () => {
      const gateway = await reader();
      expect(await readAll(gateway, release, paths)).not.toContain(null);
      expect(reports).toEqual([]);
    });
  });

  it('are completed when the bucket is back', async () => {
    const { release } = await published();
    await copies.manifest('events', release);
    const stop = copies.watch(() => undefined);
    await isAwayDuring(async () => {
      copies.retain?.({ events: release });
      await eventually(() => reports.some((report) => report.includes('FOYER-116')));
    });
    await eventually(async () => (await readdir(here('events', release))).includes('server'));
    stop();
  });

  it('let a gateway begin while the bucket is away, with the registry that it knew last', async () => {
    const { release } = await published();
    await copies.registry();
    await isAwayDuring(async () => {
      const gateway = await reader();
      expect((await gateway.registry()).remotes['events']?.release).toBe(release);
      expect(reports).toEqual([expect.stringContaining('FOYER-116')]);
      // What is in use may be older than what is active: from then on it counts as trouble.
      await expect(gateway.registry()).rejects.toThrow('FOYER-116');
    });
  });

  it('do not help a gateway that never saw the registry, or that finds it corrupt', async () => {
    await isAwayDuring(() => expect(copies.registry()).rejects.toThrow('FOYER-116'));
    await published();
    await copies.registry();
    await place.overwrite('registry.json', '{"revision":');
    await expect((await reader()).registry()).rejects.toThrow('FOYER-101');
  });

  it('say what a release in use lacks', async () => {
    const manifest = await published();
    await place.remove(place.nameOf(manifest, 'client/list.js'));
    copies.retain?.({ events: manifest.release });
    await eventually(() => reports.length > 0);
    expect(reports).toEqual([
      expect.stringMatching(/FOYER-112: client\/list\.js of events@.* \(team-events@.* is missing/),
    ]);
  });

  it('ask the bucket rarely for what nobody has published', async () => {
    const { release } = await published();
    const names = Array.from({ length: 100 }, (_, index) => `9.9.9-${index}`);
    const asked = await requestsOf(() =>
      Promise.all(names.map((name) => copies.read('events', name, 'client/list.js'))),
    );
    expect(asked.length).toBeLessThanOrEqual(20);
    await copies.manifest('events', release);
    const unnamed = () => copies.read('events', release, 'client/none.js');
    expect(await requestsOf(unnamed)).toEqual([]);
    expect(await copies.read('..', release, 'release.json')).toBeNull();
  });

  it('go a week after their release was in use', async () => {
    const [old, recent, last] = [
      await published({ version: '1.0.0' }),
      await published({ version: '2.0.0' }),
      await published({ version: '3.0.0' }),
    ];
    for (const { release } of [old, recent, last]) await copies.manifest('events', release);
    const folder = new CopiesFolder(here());
    const before = (days: number) => Date.now() - days * DAY_MS;
    await folder.noteUse({ events: old.release }, before(8));
    await folder.noteUse({ events: recent.release }, before(6));
    await folder.noteUse({ events: last.release }, before(8));
    (await reader()).retain?.({ events: last.release });
    await eventually(async () => !(await readdir(here('events'))).includes(old.release));
    // The reader may be in the middle of it: once more, to the end.
    await folder.dropUnused();
    expect((await readdir(here('events'))).sort()).toEqual([recent.release, last.release]);
  });
});

const readAll = (reader: ReleaseReader, release: string, paths: string[]) =>
  Promise.all(paths.map((path) => reader.read('events', release, path)));
