import { expect, test } from '../../src/harness/fault-test.ts';
import { expectFullLayout } from '../../src/harness/page-life.ts';
import { onDay, timed, uncached, usual } from '../../src/harness/timing.ts';

test.describe('a slow content service', () => {
  test('of 100 ms an answer still gives whole pages', async ({ openHouse }) => {
    const house = await openHouse();
    for (const path of ['/de', '/de/programm']) await timed(uncached(`${house.url}${path}`));
    house.content.set({ kind: 'slow', ms: 100 });
    for (const path of ['/de', '/de/programm']) {
      const answer = await timed(uncached(`${house.url}${path}`));
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('href="/de/programm/');
      expect(answer.text).not.toMatch(/data-fragment="[^"]+"[^>]* data-failed/);
    }
  });

  test('whose event list takes five seconds costs the programme its time limit, not five seconds, and nothing else', async ({
    page,
    openHouse,
  }) => {
    const house = await openHouse();
    await timed(`${house.url}/de`);
    house.content.set({ kind: 'slow', ms: 5000 }, /\/api\/events\//);
    let day = 3;
    const programme = await usual(3, () => timed(onDay(`${house.url}/de/programm`, day++)));
    expect(programme.status).toBe(503);
    expect(programme.ms).toBeLessThan(2000);
    const magazine = await usual(3, () => timed(uncached(`${house.url}/de/mediathek-de`)));
    expect(magazine.status).toBe(200);
    expect(magazine.ms).toBeLessThan(1000);
    const address = onDay(`${house.url}/de/programm`, day);
    await page.goto(address);
    await expectFullLayout(page);

    house.content.set({ kind: 'none' });
    expect((await timed(address)).status).toBe(200);
  });

  test('does not slow down a page that the cache has', async ({ openHouse }) => {
    const house = await openHouse();
    await timed(`${house.url}/de/programm`);
    const fromCache = () => usual(3, () => timed(`${house.url}/de/programm`));
    const normal = await fromCache();
    house.content.set({ kind: 'slow', ms: 3000 });
    const answer = await fromCache();
    expect(answer.status).toBe(200);
    expect(answer.ms).toBeLessThan(Math.max(200, 5 * normal.ms));
  });

  test('whose opening hours do not come leaves out that line and nothing else', async ({ openHouse }) => {
    const house = await openHouse();
    house.content.set({ kind: 'slow', ms: 20_000 }, /opening-hours/);
    const answer = await timed(uncached(`${house.url}/de/programm`));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('href="/de/programm/');
    expect(answer.ms).toBeLessThan(3000);
  });
});
