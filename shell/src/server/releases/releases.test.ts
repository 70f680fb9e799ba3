import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compiledThread } from '../testing/compiled-thread.ts';
import { openPlaces, PLACES, type Places, type ReleasePlace } from '../testing/release-place.ts';
import { sampleRemote, type SampleRemote } from '../testing/sample-remote.ts';
import { prune } from './prune.ts';
import { describeBuild } from './describe-build.ts';
import { deploy, deployIfNew } from './publish.ts';
import { activate, remove } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollback } from './rollback.ts';
import { statusTable } from './status.ts';

const script = compiledThread();

describe.each(PLACES)('releases in %s', (kind) => {
  let places: Places;
  let place: ReleasePlace;
  let store: ReleaseStore;

  beforeAll(async () => {
    places = await openPlaces(kind);
  });
  afterAll(() => places.stop());
  beforeEach(async () => {
    place = await places.make();
    store = await place.open();
  });
  afterEach(() => place.drop());

  async function release(sample: SampleRemote = {}): Promise<string> {
    return (await deploy(store, await sampleRemote(sample), script)).manifest.release;
  }

  async function active(remote = 'events'): Promise<string | undefined> {
    return (await store.registry()).remotes[remote]?.release;
  }

  describe('deploy', () => {
    it('publishes a release under its version and contents, and makes it active', async () => {
      const id = await release({ version: '1.2.3' });
      expect(id).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
      expect(await active()).toBe(id);
      const manifest = await store.manifest('events', id);
      expect(manifest.assets).toEqual({ list: ['client/list.js'] });
      expect(manifest.files['server/index.cjs']?.integrity).toMatch(/^sha384-/);
      expect((await store.read('events', id, 'client/remoteEntry.js'))?.toString()).toBe('var entry;');
    });

    it('publishes the same content once', async () => {
      const first = await release();
      const again = await deploy(store, await sampleRemote(), script);
      expect(again).toMatchObject({ isNew: false, manifest: { release: first } });
      expect(await store.releases('events')).toEqual([first]);
    });

    it.each(['client/remoteEntry.js', 'server/index.cjs'])(
      'mends a release whose %s is damaged or gone',
      async (path) => {
        const dir = await sampleRemote();
        const { manifest } = await deploy(store, dir, script);
        const file = place.nameOf(manifest, path);
        const published = await place.contents(file);
        for (const damage of [() => place.overwrite(file, ''), () => place.remove(file)]) {
          await damage();
          const { isNew, manifest: mended } = await deploy(await place.open(), dir, script);
          expect([isNew, mended.release]).toEqual([true, manifest.release]);
          expect(await place.contents(file)).toEqual(published);
        }
        expect(await store.releases('events')).toEqual([manifest.release]);
      },
    );

    it('mends a release whose manifest cannot be read', async () => {
      const id = await release();
      await place.overwrite(`events/${id}/release.json`, '');
      await deploy(await place.open(), await sampleRemote(), script);
      expect((await (await place.open()).manifest('events', id)).release).toBe(id);
    });

    it('publishes the same content once, also when two do so at the same time', async () => {
      const dirs = await Promise.all([sampleRemote(), sampleRemote()]);
      const published = await Promise.all(dirs.map(async (dir) => deploy(await place.open(), dir, script)));
      const [release] = [...new Set(published.map(({ manifest }) => manifest.release))];
      expect(await store.releases('events')).toEqual([release]);
      expect(published.filter(({ isNew }) => isNew)).toHaveLength(1);
    });

    it('gives other contents another release, and keeps the old one', async () => {
      const first = await release();
      const second = await release({ entry: 'var other;' });
      expect(second).not.toBe(first);
      expect((await store.releases('events')).sort()).toEqual([first, second].sort());
    });

    it('lets deployers at the same time follow each other', async () => {
      const names = ['a', 'b', 'c'];
      const published = await Promise.all(
        names.map(async (name) =>
          deploy(await place.open(), await sampleRemote({ declaration: { name, routes: {}, widgets: {} } }), script),
        ),
      );
      expect(published.map(({ isNew }) => isNew)).toEqual([true, true, true]);
      expect(Object.keys((await store.registry()).remotes).sort()).toEqual(names);
    });

    it.each<[string, SampleRemote, string]>([
      ['another contract', { declaration: { contract: 2 } }, 'FOYER-105'],
      ['a browser entry that pages would not find', { container: 'events_app' }, 'FOYER-114'],
      ['a shared version that the shell does not have', { shared: { react: '^18.0.0' } }, 'FOYER-106'],
      ['a shared module that the shell does not have', { shared: { jquery: '^3.0.0' } }, 'FOYER-106'],
      ['more bytes than its budget', { declaration: { budgets: { entryAndFragment: 10 } } }, 'FOYER-107'],
      ['eval', { entry: 'eval("1")' }, 'FOYER-108'],
      ['new Function', { entry: 'var f = new Function("return 1")' }, 'FOYER-108'],
      ['a server bundle that throws when loaded', { server: 'throw new Error("oh")' }, 'FOYER-113'],
      [
        'a server bundle of another contract',
        { server: 'exports.contract = 7; exports.render = () => {};' },
        'FOYER-113',
      ],
      [
        'a route to a fragment that it does not declare',
        { declaration: { routes: { events: { fragment: 'none', paths: { de: '/a', en: '/a' } } } } },
        'FOYER-115',
      ],
      [
        'a time limit of a fragment that it does not declare',
        { declaration: { fragmentTimeLimitsMs: { none: 1000 } } },
        'FOYER-115',
      ],
      [
        'an address that two of its routes have, whatever their parameters are called',
        {
          declaration: {
            routes: {
              one: { fragment: 'list', paths: { de: '/programm/:id', en: '/program/:id' } },
              other: { fragment: 'list', paths: { de: '/programm/:slug', en: '/other' } },
            },
          },
        },
        'FOYER-109',
      ],
      ['a time limit that is none', { declaration: { fragmentTimeLimitsMs: { list: 0 } } }, 'FOYER-104'],
      ['a declaration against the schema', { declaration: { owner: '' } }, 'FOYER-104'],
    ])('refuses %s and changes nothing', async (_, sample, code) => {
      const before = await release({ declaration: { name: 'pages', routes: {}, widgets: {} } });
      await expect(release(sample)).rejects.toThrow(code);
      expect(await active('pages')).toBe(before);
      expect(await active()).toBeUndefined();
      expect(await store.releases('events')).toEqual([]);
    });

    it.each([
      ['the name of a route', { routes: { events: { fragment: 'list', paths: { de: '/x', en: '/y' } } } }, 'FOYER-109'],
      [
        'an address, whatever its parameters are called',
        { routes: { other: { fragment: 'list', paths: { de: '/programm/:slug/:id', en: '/x' } } } },
        'FOYER-109',
      ],
      ['a widget', { routes: {}, widgets: { 'events.list': { fragment: 'list' } } }, 'FOYER-110'],
    ])('refuses %s that another active remote has', async (_, declaration, code) => {
      await release({
        declaration: { routes: { events: { fragment: 'list', paths: { de: '/programm/:a/:b', en: '/program' } } } },
      });
      await expect(release({ declaration: { name: 'other', widgets: {}, ...declaration } })).rejects.toThrow(code);
    });

    it('says that a remote is not built', async () => {
      const dir = await sampleRemote();
      await rm(join(dir, 'dist'), { recursive: true });
      await expect(deploy(store, dir, script)).rejects.toThrow('FOYER-103');
    });
  });

  describe('rollback', () => {
    it('goes back one release at a time', async () => {
      const [first, second] = [await release({ version: '1.0.0' }), await release({ version: '2.0.0' })];
      await release({ version: '3.0.0' });
      expect(await rollback(store, 'events')).toBe(second);
      expect(await rollback(store, 'events')).toBe(first);
      await expect(rollback(store, 'events')).rejects.toThrow('FOYER-111');
      expect(await active()).toBe(first);
    });

    it('goes to any published release by name', async () => {
      const first = await release({ version: '1.0.0' });
      const second = await release({ version: '2.0.0' });
      await rollback(store, 'events');
      expect(await rollback(store, 'events', second)).toBe(second);
      expect(await rollback(store, 'events', first)).toBe(first);
    });

    it('refuses a release that was never published, and names those that were', async () => {
      const first = await release();
      await expect(rollback(store, 'events', '9.9.9-none')).rejects.toThrow(first);
    });

    it('is not undone by starting the site again', async () => {
      const first = await release({ version: '1.0.0' });
      const dir = await sampleRemote({ version: '2.0.0' });
      await deploy(store, dir, script);
      await rollback(store, 'events');
      expect(await deployIfNew(store, dir, script)).toBeNull();
      expect(await active()).toBe(first);
    });
  });

  describe('a remote that was taken out of the site', () => {
    it('does not come back by starting the site again', async () => {
      await release({ declaration: { name: 'pages', routes: {}, widgets: {} } });
      const dirs = await Promise.all(['1.0.0', '2.0.0'].map((version) => sampleRemote({ version })));
      for (const dir of dirs) await deploy(store, dir, script);
      await store.change((registry) => remove(registry, 'events'));
      for (const dir of dirs) expect(await deployIfNew(store, dir, script)).toBeNull();
      expect(await active()).toBeUndefined();
    });
  });

  describe('a deploy that was killed once its release was there', () => {
    it.each(['the first of all', 'a later one'])('is finished by starting the site again: %s', async (which) => {
      if (which === 'a later one') await release({ version: '1.0.0' });
      const dir = await sampleRemote({ version: '2.0.0' });
      const { manifest, dist } = await describeBuild(dir);
      await store.publish(manifest, dist);
      expect(await deployIfNew(store, dir, script)).not.toBeNull();
      expect(await active()).toBe(manifest.release);
    });
  });

  describe('prune', () => {
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
    const lying = async () => (await store.allReleases()).map(({ release }) => release).sort();

    /** A release that was rolled back: nothing names it. */
    async function rolledBack(): Promise<{ kept: string; gone: string; dir: string }> {
      const kept = await release({ version: '1.0.0' });
      const dir = await sampleRemote({ version: '2.0.0' });
      const gone = (await deploy(store, dir, script)).manifest.release;
      await rollback(store, 'events');
      return { kept, gone, dir };
    }

    it('removes what nobody can go back to, a week after it went out of use, and nothing else', async () => {
      const { kept, gone } = await rolledBack();
      const newer = await release({ version: '3.0.0' });
      expect(await prune(store, 7, days(0))).toEqual({ removed: [], waiting: [`events/${gone}`] });
      expect(await prune(store, 7, days(6.9))).toEqual({ removed: [], waiting: [`events/${gone}`] });
      expect(await prune(store, 7, days(7))).toEqual({ removed: [`events/${gone}`], waiting: [] });
      expect(await lying()).toEqual([kept, newer]);
      expect(await store.read('events', gone, 'client/list.js')).toBeNull();
      expect(await prune(store, 7, days(8))).toEqual({ removed: [], waiting: [] });
      expect(await rollback(store, 'events')).toBe(kept);
    });

    it('begins to count anew for a release that was in use again', async () => {
      const { gone } = await rolledBack();
      await prune(store, 7, days(0));
      await rollback(store, 'events', gone, days(2));
      await rollback(store, 'events', undefined, days(3));
      expect(await prune(store, 7, days(8))).toEqual({ removed: [], waiting: [`events/${gone}`] });
    });

    it('is not undone by starting the site again; a deploy brings the release back', async () => {
      const { kept, gone, dir } = await rolledBack();
      await prune(store, 0);
      expect(await deployIfNew(store, dir, script)).toBeNull();
      expect(await active()).toBe(kept);
      await expect(rollback(store, 'events', gone)).rejects.toThrow('FOYER-111');
      expect(await deploy(store, dir, script)).toMatchObject({ isNew: true, manifest: { release: gone } });
      expect(await store.read('events', gone, 'client/list.js')).not.toBeNull();
      expect(await prune(store, 0)).toEqual({ removed: [], waiting: [] });
    });

    it('removes releases of a remote that was taken out of the site', async () => {
      const other = await release({ declaration: { name: 'pages', routes: {}, widgets: {} } });
      const gone = await release();
      await store.change((registry) => remove(registry, 'events'));
      expect(await prune(store, 0)).toEqual({ removed: [`events/${gone}`], waiting: [] });
      expect(await lying()).toEqual([other]);
    });

    it('removes what a deploy left that broke', async () => {
      const id = await release();
      await place.leaveUnfinished('events');
      expect((await prune(store, 0)).removed).toHaveLength(1);
      expect(await lying()).toEqual([id]);
    });

    it('touches nothing that is no release', async () => {
      await rolledBack();
      for (const name of ['events/notes.txt', 'media/1a2b/picture.jpg', 'backups/2026-01-01/all.tar']) {
        await place.write(name);
        await prune(store, 0);
        expect(String(await place.contents(name))).toBe('-');
      }
    });

    it('leaves everything before the first deploy', async () => {
      expect(await prune(store, 0)).toEqual({ removed: [], waiting: [] });
      expect((await store.registry()).revision).toBe(0);
    });
  });

  describe('the registry', () => {
    it('has all changes that many make at the same time', async () => {
      const names = Array.from({ length: 24 }, (_, index) => `remote-${index}`);
      await Promise.all(
        names.map(async (name) => (await place.open()).change((registry) => activate(registry, name, '1.0.0-a'))),
      );
      const { revision, remotes } = await store.registry();
      expect(Object.keys(remotes).sort()).toEqual(names.sort());
      expect(revision).toBe(names.length);
    });

    it('keeps every step when many deploy the same remote at the same time', async () => {
      const releases = Array.from({ length: 12 }, (_, index) => `${index}.0.0-a`);
      await Promise.all(
        releases.map(async (release) =>
          (await place.open()).change((registry) => activate(registry, 'events', release)),
        ),
      );
      const { release, history } = (await store.registry()).remotes['events']!;
      expect([release, ...history].sort()).toEqual(releases.sort());
    });

    it('is empty before the first deploy', async () => {
      expect(await store.registry()).toEqual({ revision: 0, remotes: {} });
      expect(await statusTable(store)).toContain('No release is active');
    });

    it.each([
      '',
      '{"revision":1',
      '{"revision":1,"remotes":{"events":{}}}',
      '{"revision":1,"remotes":{},"retired":{"events/1.0.0-a":1}}',
      '{"revision":1,"remotes":{"events":{"release":"../../etc","history":[]}}}',
    ])('refuses the text %j', async (text) => {
      await place.overwrite('registry.json', text);
      await expect(store.registry()).rejects.toThrow('FOYER-101');
    });

    it('counts its changes and is whole where it lies', async () => {
      await release();
      await release({ version: '2.0.0' });
      expect(JSON.parse(String(await place.contents('registry.json')))).toMatchObject({ revision: 2 });
    });

    it('shows what is active, whose it is, and what was before', async () => {
      const first = await release({ version: '1.0.0' });
      const second = await release({ version: '2.0.0' });
      const table = await statusTable(store);
      expect(table).toMatch(new RegExp(`events +${second} .*team-events@foyer.example.*${first}`));
    });
  });

  describe('whose registry is gone', () => {
    let remote: string;

    beforeEach(async () => {
      remote = await sampleRemote();
      await deploy(store, remote, script);
      await place.remove('registry.json');
      store = await place.open();
    });

    it('are no empty site: neither to gateways and tables, nor to what publishes only what is new, or cleans up', async () => {
      const refusal = /FOYER-101: .*registry\.json is gone, and there are releases: .*deploy every remote/;
      await expect(store.registry()).rejects.toThrow(refusal);
      await expect(statusTable(store)).rejects.toThrow(refusal);
      await expect(prune(store, 0)).rejects.toThrow(refusal);
      await expect(deployIfNew(store, await sampleRemote({ version: '2.0.0' }), script)).rejects.toThrow(refusal);
    });

    it('get another one by deploys', async () => {
      const { manifest } = await deploy(store, remote, script);
      expect((await store.registry()).remotes).toMatchObject({ events: { release: manifest.release } });
    });
  });

  describe('files of a release', () => {
    it('are read by path, and never from outside of it', async () => {
      const id = await release();
      expect(await store.read('events', id, '../../registry.json')).toBeNull();
      expect(await store.read('..', id, 'x')).toBeNull();
      expect(await store.read('events', id, 'client/none.js')).toBeNull();
      expect(await store.read('events', id, 'client')).toBeNull();
    });

    it('that are damaged are named', async () => {
      const id = await release();
      await place.overwrite(`events/${id}/release.json`, '{');
      await expect((await place.open()).manifest('events', id)).rejects.toThrow('FOYER-112');
    });
  });
});
