import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FoyerError } from '@foyer/shared';
import { compiledThread } from '../testing/compiled-thread.ts';
import { sampleRemote, type SampleRemote } from '../testing/sample-remote.ts';
import { ActiveReleases, type Snapshots } from './active-releases.ts';
import { DirectoryStore } from './directory-store.ts';
import { deploy } from './publish.ts';
import { rollback } from './rollback.ts';
import type { ListingNames } from './snapshot.ts';

const script = compiledThread();
let root: string;
let store: DirectoryStore;
let active: ActiveReleases;
let reports: string[];
let switches: Snapshots[];
let broken: Set<string>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-active-'));
  store = new DirectoryStore(root);
  [reports, switches, broken] = [[], [], new Set()];
});

afterEach(async () => {
  active.stop();
  await rm(root, { recursive: true, force: true });
});

async function release(sample: SampleRemote = {}): Promise<string> {
  return (await deploy(store, await sampleRemote(sample), script)).manifest.release;
}

async function start(names: ListingNames = 'first'): Promise<void> {
  active = new ActiveReleases({
    store,
    names,
    warm: (_, id) => (broken.has(id) ? Promise.reject(new FoyerError('FOYER-206', `${id} does not start`)) : Promise.resolve()),
    report: (error) => reports.push(error.message),
    onSwitch: (snapshots) => switches.push(snapshots),
    retryMs: 50,
  });
  await active.start();
}

const inUse = () => active.snapshots.all.remotes.events?.release;

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !condition(); tries++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(condition()).toBe(true);
}

describe('active releases', () => {
  it('are what the registry names', async () => {
    const id = await release();
    await start();
    expect(active.snapshots.all.remotes.events).toMatchObject({ release: id, base: `/releases/events/${id}`, timeLimitMs: 500 });
  });

  it('follow a deploy and a rollback', async () => {
    const first = await release({ version: '1.0.0' });
    await start();
    const second = await release({ version: '2.0.0' });
    const begin = Date.now();
    await until(() => inUse() === second);
    await rollback(store, 'events');
    await until(() => inUse() === first);
    expect(Date.now() - begin).toBeLessThan(5000);
    expect(switches).toHaveLength(3);
  });

  it('stay when the registry file becomes corrupt, which is said once', async () => {
    const id = await release();
    await start();
    await writeFile(join(root, 'registry.json'), '{"revision":');
    await until(() => reports.length > 0);
    await active.refresh();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('FOYER-101');
    expect(inUse()).toBe(id);
  });

  it('stay when the registry file vanishes', async () => {
    const id = await release();
    await start();
    await rm(join(root, 'registry.json'));
    await until(() => reports.length > 0);
    expect(reports[0]).toContain('FOYER-101');
    expect(inUse()).toBe(id);
  });

  it('say it again when the registry becomes corrupt again', async () => {
    await release();
    await start();
    const good = await readFile(join(root, 'registry.json'));
    for (const times of [1, 2]) {
      await writeFile(join(root, 'registry.json'), 'rubbish');
      await until(() => reports.length === times);
      await writeFile(join(root, 'registry.json'), good);
      await active.refresh();
    }
  });

  it('refuse to begin with a corrupt registry', async () => {
    await writeFile(join(root, 'registry.json'), 'x');
    await expect(start()).rejects.toThrow('FOYER-101');
  });

  it('stay when a new release does not start', async () => {
    const first = await release({ version: '1.0.0' });
    await start();
    const dir = await sampleRemote({ version: '2.0.0' });
    const { manifest } = await deploy(new DirectoryStore(await mkdtemp(join(tmpdir(), 'foyer-other-'))), dir, script);
    broken.add(manifest.release);
    await deploy(store, dir, script);
    await until(() => reports.length > 0);
    expect(reports[0]).toContain('FOYER-206');
    expect(inUse()).toBe(first);
  });

  it('are tried again when a new release did not start at first', async () => {
    await release({ version: '1.0.0' });
    await start();
    const dir = await sampleRemote({ version: '2.0.0' });
    const { manifest } = await deploy(new DirectoryStore(await mkdtemp(join(tmpdir(), 'foyer-other-'))), dir, script);
    broken.add(manifest.release);
    await deploy(store, dir, script);
    await until(() => reports.length > 0);
    broken.clear();
    await until(() => inUse() === manifest.release);
  });

  it('stay when a new release is damaged', async () => {
    const first = await release({ version: '1.0.0' });
    await start();
    await writeFile(join(root, 'registry.json'), JSON.stringify({ revision: 9, remotes: { events: { release: '8.8.8-gone', history: [] } } }));
    await until(() => reports.length > 0);
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
    await release({ declaration: { routes: { events: { fragment: 'list', paths, secondPaths: { de: '/events', en: '/events' } } } } });
    await start('second');
    expect(active.snapshots.all.remotes.events?.routes.events?.paths).toEqual({ de: '/events', en: '/events' });
  });
});
