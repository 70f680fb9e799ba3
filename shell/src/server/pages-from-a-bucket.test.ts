import { eventually } from '@foyer/shared/eventually';
import { openPlaces, type Places, type ReleasePlace } from './testing/release-place.ts';
import type { SampleRemote } from './testing/sample-remote.ts';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

/** A programme that says this. */
const saying = (word: string): SampleRemote => ({
  declaration: { timeLimitMs: 5000 },
  entry: `var entry = "${word}";`,
  render: `async () => ({ status: 200, html: '<h1>${word}</h1>', head: { title: 'Programme' }, styles: {}, data: null, slots: [], tags: [] })`,
});

describe('pages of releases in a bucket', () => {
  let places: Places;
  let place: ReleasePlace;
  let sites: WholeSite[];

  beforeAll(async () => {
    places = await openPlaces('a bucket');
    place = await places.make();
    const environment = { ...places.s3!.env, RELEASES: place.setting };
    // Two gateways that have nothing in common but the bucket.
    const first = await startWholeSite([saying('Hello')], { environment });
    sites = [first, await startWholeSite([], { environment })];
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    await places.stop();
  });

  const wordAt = async (site: WholeSite) =>
    /<h1>(\w+)/.exec(await (await site.get(`/de/programm?${Math.random()}`)).text())?.[1];
  const entryAt = async (site: WholeSite) => {
    const release = (await sites[0]!.store.registry()).remotes['events']!.release;
    return site.get(`/releases/events/${release}/client/remoteEntry.js`);
  };
  const readiness = async (site: WholeSite) => (await site.get('/readyz')).json() as Promise<{ warnings: string[] }>;
  const metric = async (site: WholeSite, name: string) =>
    Number((await (await site.get('/metrics')).text()).split(`\n${name} `)[1]?.split('\n')[0]);

  it('are on all gateways what was deployed from one machine', async () => {
    for (const site of sites) expect(await wordAt(site)).toBe('Hello');
    await sites[0]!.deploy({ ...saying('Again'), version: '1.1.0' });
    for (const site of sites) await eventually(async () => (await wordAt(site)) === 'Again');
    for (const site of sites) expect(await (await entryAt(site)).text()).toBe('var entry = "Again";');
  });

  it('do not make a gateway ask the bucket', async () => {
    for (const site of sites) await entryAt(site);
    const since = places.s3!.front.requests.length;
    for (const site of sites)
      for (let time = 0; time < 20; time += 1) {
        await wordAt(site);
        expect((await entryAt(site)).status).toBe(200);
      }
    const asked = places.s3!.front.requests.slice(since).filter(({ path }) => !path.endsWith('/registry.json'));
    expect(asked).toEqual([]);
  });

  it('go on while the bucket is away, and the gateway says so', async () => {
    const [site] = sites as [WholeSite, WholeSite];
    expect(await metric(site, 'foyer_registry_followed')).toBe(1);
    const release = (await site.store.registry()).remotes['events']!.release;
    await places.s3!.front.goAway();
    try {
      await eventually(async () => (await metric(site, 'foyer_registry_followed')) === 0);
      expect(await wordAt(site)).toBe('Again');
      expect((await site.get(`/releases/events/${release}/client/list.js`)).status).toBe(200);
      expect((await site.get('/releases/events/0.0.1-none/client/list.js')).status).toBe(404);
      const { warnings, ...rest } = await readiness(site);
      expect(rest).toEqual({ status: 'ready', problems: [] });
      expect(warnings).toEqual([expect.stringContaining('FOYER-116')]);
      expect(await metric(site, 'foyer_failures_total{code="FOYER-116"}')).toBeGreaterThan(0);
    } finally {
      await places.s3!.front.comeBack();
    }
    await eventually(async () => (await metric(site, 'foyer_registry_followed')) === 1);
    expect((await readiness(site)).warnings).toEqual([]);
  });

  it('stay as they are when the registry becomes corrupt', async () => {
    const good = await place.contents('registry.json');
    await place.overwrite('registry.json', '{"revision":');
    for (const site of sites) {
      await eventually(async () => (await readiness(site)).warnings.some((warning) => warning.includes('FOYER-101')));
      expect(await wordAt(site)).toBe('Again');
    }
    await place.overwrite('registry.json', good);
    for (const site of sites) await eventually(async () => (await readiness(site)).warnings.length === 0);
  });
});
