import { join } from 'node:path';
import { cpSync, rmSync } from 'node:fs';
import { eventually } from '@foyer/shared/eventually';
import { expect, test } from '../../src/harness/fault-test.ts';
import { copyOfBuild, patchFile, patchRelease, Releases } from '../../src/harness/releases.ts';
import { sharedHouse } from '../../src/harness/shared-house.ts';
import { timed, uncached } from '../../src/harness/timing.ts';

const contract99 = (text: string) => text.replace(/"contract": 1\b/, '"contract": 99');
const bundle99 = (text: string) => text.replace('.CONTRACT_VERSION */1)', '.CONTRACT_VERSION */99)');

/** The release as a build against another contract would be. */
function speakAnother(releases: Releases): void {
  releases.patch('magazine', 'release.json', contract99);
  releases.patch('magazine', 'server/index.cjs', bundle99);
}

test.describe('a release of another contract version', () => {
  test('is refused when it is deployed, with both versions, and nothing changes', async () => {
    const releases = Releases.copyOf(sharedHouse().releases);
    const build = copyOfBuild('magazine');
    patchFile(join(build, 'foyer.json'), contract99);
    const before = releases.active('magazine');
    const { code, output } = await releases.tryCommand('deploy', build);
    expect(code).not.toBe(0);
    expect(output).toContain('FOYER-105');
    expect(output).toContain('contract 99');
    expect(output).toContain('the shell 1');
    expect(releases.active('magazine')).toBe(before);
    releases.drop();
    rmSync(build, { recursive: true });
  });

  test('placed by hand is refused by the shell: named in the log, the other remotes serve on', async ({
    page,
    openHouse,
  }) => {
    const house = await openHouse({ prepare: speakAnother, unready: true });
    expect((await timed(`${house.url}/de/programm`)).status).toBe(200);
    expect((await timed(`${house.url}/de`)).status).toBe(200);
    const refused = await timed(`${house.url}/de/mediathek-de`);
    expect(refused.status).toBeGreaterThanOrEqual(404);
    expect(refused.text).toContain('<footer');
    expect(house.log).toMatch(/FOYER-\d{3}[^\n]*magazine@[^\n]*contract 99/);
    await page.goto(`${house.url}/de/programm`);
    await expect(page.locator('main h1').first()).toBeVisible();
  });

  test('placed by hand under a running shell leaves the remote at its last good release', async ({ openHouse }) => {
    const house = await openHouse();
    expect((await timed(`${house.url}/de/mediathek-de`)).status).toBe(200);
    const good = house.releases.active('magazine');
    const bad = good.replace(/-[^-]+$/, '-contract99');
    const folder = (release: string) => join(house.releases.dir, 'magazine', release);
    cpSync(folder(good), folder(bad), { recursive: true });
    patchFile(join(folder(bad), 'release.json'), (text) => contract99(text).replaceAll(good, bad));
    patchRelease(folder(bad), 'server/index.cjs', bundle99);
    house.releases.activateByHand('magazine', bad);
    await eventually(() => /FOYER-\d{3}[^\n]*magazine@[^\n]*contract 99/.test(house.log), {
      what: 'a word in the log',
    });
    const answer = await timed(uncached(`${house.url}/de/mediathek-de`));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(good);
  });
});
