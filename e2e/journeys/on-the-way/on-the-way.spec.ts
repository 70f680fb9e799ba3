import type { Page } from '@playwright/test';
import { expect, type House, test } from '../../src/harness/fault-test.ts';
import { interactive } from '../../src/harness/witness.ts';

const SLOW_MS = 2500;
const bar = (page: Page) => page.locator('[data-pending]');
const programme = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Programm', exact: true });
/** Leaves a page for the programme, whose dates are slow to come. */
async function setOut(page: Page, { url, content }: House): Promise<void> {
  await page.goto(`${url}/de/agb`);
  await interactive(page);
  content.set({ kind: 'slow', ms: SLOW_MS }, /\/api\/events\//);
  await programme(page).click();
}
/** Animations that ran on the page's own element since the page was told to note them. */
const noteEntrances = (page: Page) =>
  page.addInitScript(() => {
    const entrances: { duration: unknown; frames: unknown }[] = [];
    Object.assign(window, { entrances });
    const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (this: Element, frames, options) {
      if (this.closest('main')) entrances.push({ duration: (options as KeyframeAnimationOptions).duration, frames });
      return animate.call(this, frames, options);
    };
  });
const entrances = (page: Page) =>
  page.evaluate(() => (window as unknown as { entrances: { duration: number; frames: Keyframe[] }[] }).entrances);

test.describe('a page that is slow to come', () => {
  test('is announced by a bar and a picture of what comes, and then is there with the focus', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse();
    await setOut(page, house);
    await expect(bar(page)).toHaveAttribute('data-pending', 'true');
    await expect(bar(page)).toHaveCSS('opacity', '1');
    await expect(page.getByRole('status').filter({ hasText: 'Die Seite wird geladen' })).toBeVisible();
    await expect(page).toHaveURL(`${house.url}/de/programm`);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Die Seite wird geladen' })).toHaveCount(0);
    await expect(bar(page)).toHaveAttribute('data-pending', 'false');
    await expect(bar(page)).toHaveCSS('opacity', '0');
    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
  });

  test('is left for another one, and does not come back later', async ({ page, openHouse, witness }) => {
    const house = await openHouse();
    await setOut(page, house);
    await expect(bar(page)).toHaveAttribute('data-pending', 'true');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(`${house.url}/de/impressum`);
    await page.waitForTimeout(SLOW_MS);
    await expect(page).toHaveURL(`${house.url}/de/impressum`);
    await expect(page.locator('main h1')).toHaveText('Impressum');
    expect(witness.complaints).toEqual([]);
  });
});

test.describe('pages', () => {
  test('come without motion where none is wanted', async ({ page, openHouse }) => {
    await noteEntrances(page);
    const house = await openHouse();
    await page.goto(`${house.url}/de/agb`);
    await interactive(page);
    await programme(page).click();
    await expect(page).toHaveURL(`${house.url}/de/programm`);
    expect(await entrances(page)).toEqual([]);
  });

  test.describe('where motion is welcome', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('fade and slide in within 0.4 s, after a bar that takes 5 s', async ({ page, openHouse }) => {
      await noteEntrances(page);
      const house = await openHouse();
      await setOut(page, house);
      await expect(bar(page)).toHaveCSS('animation-duration', '5s');
      await expect(page).toHaveURL(`${house.url}/de/programm`);
      await expect.poll(() => entrances(page)).toHaveLength(1);
      const [{ duration, frames }] = (await entrances(page)) as [{ duration: number; frames: Keyframe[] }];
      expect(duration).toBe(400);
      expect(Object.keys(frames[0]!).sort()).toEqual(['opacity', 'transform']);
    });
  });
});
