import { rmSync } from 'node:fs';
import { bar, saved } from '../../src/harness/editing.ts';
import { expect, test } from '../../src/harness/fault-test.ts';
import { fillLogin } from '../../src/harness/log-in.ts';
import { draftOf, fill, headlineOf, makePage, rowOf } from '../../src/harness/own-page.ts';
import { nextBuild } from '../../src/harness/releases.ts';
import { sharedHouse } from '../../src/harness/shared-house.ts';

/** What an editor's page is made of besides the shell. */
const REMOTES = ['pages', 'editor'];

test('whoever writes while remotes are deployed loses no word, and goes on with the new ones', async ({
  page,
  openHouse,
}) => {
  const { contentUrl } = sharedHouse();
  const { address, drop } = await makePage(contentUrl, 'deploy-while-writing');
  await fill(contentUrl, address, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Anfang')]);
  const house = await openHouse();
  const before = REMOTES.map((remote) => house.releases.active(remote));
  await page.goto(`${house.url}/admin/login/?next=${encodeURIComponent(`${address}?edit`)}`);
  await fillLogin(page);
  const headline = page.getByRole('textbox', { name: 'Überschrift', exact: true });
  await headline.click();
  await page.keyboard.press('Control+End');

  let words = 'Anfang';
  const write = async (more: string) => {
    await page.keyboard.type(more);
    words += more;
    await expect(headline).toHaveText(words);
  };
  for (const remote of REMOTES) {
    const build = nextBuild(remote);
    const deployed = house.releases.deploy(remote, build);
    await write(` während ${remote}`);
    await deployed;
    await write(` und danach`);
    await saved(page);
    rmSync(build, { recursive: true });
  }
  expect(JSON.stringify((await draftOf(contentUrl, address)).rows)).toContain(words);

  await page.reload();
  await expect(headline).toHaveText(words);
  expect(await page.content()).toContain(house.releases.active('editor'));
  expect(REMOTES.map((remote) => house.releases.active(remote))).not.toEqual(before);
  await headline.click();
  await page.keyboard.press('Control+End');
  await write(' mit dem neuen');
  await saved(page);
  await bar(page).getByRole('button', { name: 'Fertig' }).click();
  await drop();
});
