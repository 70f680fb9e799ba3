import { setTimeout as pause } from 'node:timers/promises';
import { FoyerError } from '@foyer/shared';
import { eventually } from '@foyer/shared/eventually';
import { compiledThread } from '../testing/compiled-thread.ts';
import { openPlaces, PLACES, type Places, type ReleasePlace } from '../testing/release-place.ts';
import { sampleRemote, type SampleRemote } from '../testing/sample-remote.ts';
import { ActiveReleases, type Snapshots } from './active-releases.ts';
import { deploy } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollback } from './rollback.ts';
import type { ListingNames } from './snapshot.ts';

/** Milliseconds. */
const RETRY_MS = 50;
const script = compiledThread();

describe.each(PLACES)('active releases in %s', (kind) => {
  let places: Places;
  let place: ReleasePlace;
  /** Another one than that which is followed. */
  let store: ReleaseStore;
  let active: ActiveReleases;
  let reports: string[];
  let switches: Snapshots[];
  let broken: Set<string>;

  beforeAll(async () => {
    places = await openPlaces(kind);
  });
  afterAll(() => places.stop());
  beforeEach(async () => {
    place = await places.make();
    store = await place.open();
    [reports, switches, broken] = [[], [], new Set()];
  });
  afterEach(async () => {
    active.stop();
    await place.drop();
  });

  async function release(sample: SampleRemote = {}): Promise<string> {
    return (await deploy(store, await sampleRemote(sample), script)).manifest.release;
  }

  async function start(names: ListingNames = 'first'): Promise<void> {
    active = new ActiveReleases({
      store: await place.open(),
      names,
      warm: (_, id) =>
        broken.has(id) ? Promise.reject(new FoyerError('FOYER-206', `${id} does not start`)) : Promise.resolve(),
      report: (error) => reports.push(error.message),
      onSwitch: (snapshots) => switches.push(snapshots),
      retryMs: RETRY_MS,
    });
    await active.start();
  }

  const inUse = () => active.snapshots.all.remotes.events?.release;

  const registryBecomes = (text: string | Buffer) => place.overwrite('registry.json', text);

  it('are what the registry names', async () => {
    const id = await release();
    await start();
    expect(active.snapshots.all.remotes.events).toMatchObject({
      release: id,
      base: `/releases/events/${id}`,
      timeLimitMs: 500,
    });
  });

  it('follow a deploy and a rollback', async () => {
    const first = await release({ version: '1.0.0' });
    await start();
    const second = await release({ version: '2.0.0' });
    await eventually(() => inUse() === second);
    await rollback(store, 'events');
    await eventually(() => inUse() === first);
    expect(switches).toHaveLength(3);
  });

  it('stay when the registry file becomes corrupt, which is said once', async () => {
    const id = await release();
    await start();
    await registryBecomes('{"revision":');
    await eventually(() => reports.length > 0);
    await active.refresh();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('FOYER-101');
    expect(active.trouble).toBe(reports[0]);
    expect(inUse()).toBe(id);
  });

  it('stay when the registry file vanishes', async () => {
    const id = await release();
    await start();
    await place.remove('registry.json');
    await eventually(() => reports.length > 0);
    expect(reports[0]).toContain('FOYER-101');
    expect(inUse()).toBe(id);
  });

  it('say it again when the registry becomes corrupt again', async () => {
    await release();
    await start();
    const good = await place.contents('registry.json');
    for (const times of [1, 2]) {
      await registryBecomes('rubbish');
      await eventually(() => reports.length === times);
      await registryBecomes(good);
      await active.refresh();
      expect(active.trouble).toBeNull();
    }
  });

  it('are left alone after the end, also by what was under way', async () => {
    await release();
    await start();
    await registryBecomes('rubbish');
    const underWay = active.refresh();
    active.stop();
    await underWay;
    const told = reports.length;
    await place.remove('registry.json');
    await active.refresh();
    await pause(10 * RETRY_MS);
    expect(reports).toHaveLength(told);
  });

  it('refuse to begin with a corrupt registry', async () => {
    await registryBecomes('x');
    await expect(start()).rejects.toThrow('FOYER-101');
  });

  it('stay when a new release does not start', async () => {
    const first = await release({ version: '1.0.0' });
    await start();
    const dir = await sampleRemote({ version: '2.0.0' });
    const { manifest } = await deploy(await (await places.make()).open(), dir, script);
    broken.add(manifest.release);
    await deploy(store, dir, script);
    await eventually(() => reports.length > 0);
    expect(reports[0]).toContain('FOYER-206');
    expect(inUse()).toBe(first);
  });

  it('are tried again when a new release did not start at first', async () => {
    await release({ version: '1.0.0' });
    await start();
    const dir = await sampleRemote({ version: '2.0.0' });
    const { manifest } = await deploy(await (await places.make()).open(), dir, script);
    broken.add(manifest.release);
    await deploy(store, dir, script);
    await eventually(() => reports.length > 0);
    broken.clear();
    await eventually(() => inUse() === manifest.release);
  });

  it('stay when a new release is damaged', async () => {
    const first = await release({ version: '1.0.0' });
    await start();
    await registryBecomes(JSON.stringify({ revision: 9, remotes: { events: { release: '8.8.8-gone', history: [] } } }));
    await eventually(() => reports.length > 0);
    expect(reports[0]).toContain('FOYER-112');
    expect(inUse()).toBe(first);
  });

  it('hide remotes that need a permission from anonymous visitors', async () => {
    await release();
    await release({ declaration: { name: 'editor', permission: 'editor', routes: {}, widgets: {} } });
    await start();
    expect(Object.keys(active.snapshots.all.remotes)).toEqual(['editor', 'events']);
    expect(Object.keys(active.snapshots.open.remotes)).toEqual(['events']);
    expect(active.snapshots.open.id).not.toBe(active.snapshots.all.id);
  });

  it('use the set of listing names that is set', async () => {
    const paths = { de: '/programm', en: '/program' };
    await release({
      declaration: { routes: { events: { fragment: 'list', paths, secondPaths: { de: '/events', en: '/events' } } } },
    });
    await start('second');
    expect(active.snapshots.all.remotes.events?.routes.events?.paths).toEqual({ de: '/events', en: '/events' });
  });
});
