import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../src/harness/fault-test.ts';
import { expectWayOut, touchUntilNotice } from '../../src/harness/page-life.ts';
import { copyOfBuild, patchFile, Releases } from '../../src/harness/releases.ts';
import { sharedHouse } from '../../src/harness/shared-house.ts';

/** A remote built when React was another: it declares a range that the shell's React is not in. */
const OTHER_RANGE = '~18.3.1';
const olderReact = (text: string) => text.replaceAll(/(requiredVersion:\s*["'])\^19\.[^"']+/g, `$1${OTHER_RANGE}`);

test.describe('a remote that needs another React than the shell has', () => {
  test('is refused when it is deployed, with both versions and the owner', async () => {
    const releases = Releases.copyOf(sharedHouse().releases);
    const build = copyOfBuild('events');
    patchFile(join(build, 'dist/client/shared.json'), (text) => text.replaceAll(/\^19\.[^"]+/g, OTHER_RANGE));
    const { code, output } = await releases.tryCommand('deploy', build);
    expect(code).not.toBe(0);
    expect(output).toContain('FOYER-106');
    expect(output).toContain(`react ${OTHER_RANGE}`);
    expect(output).toMatch(/the shell has 19\.\d+\.\d+/);
    expect(output).toContain('team-programm@nordlicht.example');
    releases.drop();
    rmSync(build, { recursive: true });
  });

  test('slipped past the deploy is named in the browser with both versions and its owner, and the page stays readable', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse({
      prepare: (releases) => releases.patch('events', 'client/remoteEntry.js', olderReact),
    });
    const response = await page.goto(`${house.url}/de/programm`);
    expect(response?.status()).toBe(200);
    await touchUntilNotice(page);
    await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
    const said = witness.complaints.find((text) => text.includes('FOYER-304')) ?? '';
    expect(said).toContain(OTHER_RANGE);
    expect(said).toMatch(/\b19\.\d+\.\d+/);
    expect(said).toContain(`events@${house.releases.active('events')}`);
    expect(said).toContain('team-programm@nordlicht.example');
    expect(witness.documents).toHaveLength(1);
    await page.locator('main a[href^="/de/programm/"]').first().click();
    await expect(page).toHaveURL(/\/de\/programm\/.+\/\d+$/);
    await expect(page.locator('main h1').first()).toBeVisible();
  });

  test('takes only its own widget from a page of another remote', async ({ page, openHouse }) => {
    const house = await openHouse({
      prepare: (releases) => releases.patch('events', 'client/remoteEntry.js', olderReact),
    });
    await page.goto(`${house.url}/de`);
    await expect(page.locator('[data-widget="events.list"] p[data-failed]').first()).toBeVisible();
    await expect(page.locator('[data-widget="events.list"] a[href^="/de/programm/"]').first()).toBeVisible();
    await expectWayOut(page);
  });
});
