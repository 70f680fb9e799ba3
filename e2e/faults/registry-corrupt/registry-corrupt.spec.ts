import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { eventually } from '@foyer/shared/eventually';
import { expect, test } from '../../src/harness/fault-test.ts';
import { startGateway } from '../../src/harness/gateway.ts';
import { timed, uncached } from '../../src/harness/timing.ts';
import { interactive } from '../../src/harness/witness.ts';

/** The good registry, with another release of the events. */
function withRelease(good: string, release: string): string {
  const registry = JSON.parse(good) as { remotes: Record<string, { release: string; history: string[] }> };
  return JSON.stringify({ ...registry, remotes: { ...registry.remotes, events: { release, history: [] } } });
}

const CORRUPTIONS: [name: string, text: (good: string) => string][] = [
  ['half a file', () => '{"revision": 7, "remotes": {"events": {"rel'],
  ['an empty file', () => ''],
  ['JSON that is no registry', () => '[1, 2, 3]'],
  ['a release whose name leaves the folder', (good) => withRelease(good, '../../etc')],
  ['a release that is not there', (good) => withRelease(good, '9.9.9-none')],
];

/** In one step, so that the shell does not read half of it by chance. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.test`, text);
  renameSync(`${file}.test`, file);
}

/** Waits until the shell says that it follows the registry, or that it cannot. */
const follows = (url: string, isFollowed: boolean) =>
  eventually(
    async () => {
      const { warnings } = JSON.parse((await timed(`${url}/readyz`)).text) as { warnings: string[] };
      return (warnings.length === 0) === isFollowed;
    },
    { what: isFollowed ? 'a registry that is followed' : 'a registry that is not followed' },
  );

test.describe('a corrupt registry', () => {
  test('leaves the running shell on the last good one, and is named in its log', async ({
    openHouse,
    page,
    witness,
  }) => {
    const house = await openHouse();
    await timed(`${house.url}/de/programm`);
    const good = readFileSync(house.releases.registryFile, 'utf8');
    for (const [name, text] of CORRUPTIONS) {
      replaceFile(house.releases.registryFile, good);
      await follows(house.url, true);
      const logged = house.log.length;
      replaceFile(house.releases.registryFile, text(good));
      await eventually(() => /FOYER-1\d\d/.test(house.log.slice(logged)), {
        what: `a word in the log about ${name}`,
      });
      for (const path of ['/de', '/de/programm', '/de/mediathek-de'])
        expect((await timed(uncached(`${house.url}${path}`))).status, `${name}: ${path}`).toBe(200);
    }
    await page.goto(`${house.url}/de/programm`);
    await interactive(page);
    expect(witness.complaints).toEqual([]);
  });

  test('is healed by restoring it, without a restart', async ({ openHouse }) => {
    const house = await openHouse();
    const good = readFileSync(house.releases.registryFile, 'utf8');
    writeFileSync(house.releases.registryFile, 'rubbish');
    await eventually(() => house.log.includes('FOYER-101'), { what: 'a word in the log' });
    writeFileSync(house.releases.registryFile, good);
    await follows(house.url, true);
    await house.releases.deploy('magazine');
    expect((await timed(uncached(`${house.url}/de/mediathek-de`))).status).toBe(200);
  });

  test('that vanishes leaves the running shell on the last good one', async ({ openHouse }) => {
    const house = await openHouse();
    rmSync(house.releases.registryFile);
    await follows(house.url, false);
    expect((await timed(uncached(`${house.url}/de/programm`))).status).toBe(200);
  });

  test('stops a shell that starts, with one clear sentence', async ({ openHouse }) => {
    const house = await openHouse();
    await house.gateway.process.stop();
    writeFileSync(house.releases.registryFile, '{"revision": 7, "remotes": {"events": {"rel');
    const start = startGateway({ apiUrl: house.content.url, releases: house.releases.dir });
    await expect(start).rejects.toThrow(/FOYER-101/);
    await expect(start).rejects.toThrow(house.releases.registryFile);
  });
});
