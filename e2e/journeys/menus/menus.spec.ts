import type { Nav, Settings } from '@foyer/shared/api';
import type { Page } from '@playwright/test';
import type { FaultProxy } from '../../src/harness/fault-proxy.ts';
import { expect, test } from '../../src/harness/fault-test.ts';
import { test as ofVisitor } from '../../src/harness/test.ts';
import { tooWide } from '../../src/harness/too-wide.ts';
import { interactive } from '../../src/harness/witness.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const toggles = (page: Page) => main(page).getByRole('button');
const opened = (page: Page) => toggles(page).and(page.locator('[aria-expanded=true]'));
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const burger = (page: Page) => page.locator('a[href="#menu"]');
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

ofVisitor.describe('the menu of wide windows', () => {
  ofVisitor(
    'has one submenu open at a time; Escape, a click elsewhere and going elsewhere close it',
    async ({ page, witness }) => {
      await page.goto('/de');
      await interactive(page);
      expect(await toggles(page).count()).toBeGreaterThan(1);
      await toggles(page).nth(0).click();
      await expect(toggles(page).nth(0)).toHaveAttribute('aria-expanded', 'true');
      await toggles(page).nth(1).click();
      await expect(opened(page)).toHaveCount(1);
      await expect(toggles(page).nth(1)).toHaveAttribute('aria-expanded', 'true');

      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
      await expect(toggles(page).nth(1)).toBeFocused();

      await toggles(page).nth(0).click();
      await page.mouse.click(720, 850);
      await expect(opened(page)).toHaveCount(0);

      await toggles(page).nth(0).click();
      const link = main(page).locator('.submenu:visible a').first();
      const href = (await link.getAttribute('href'))!;
      await link.click();
      await expect(page).toHaveURL(href);
      await expect(opened(page)).toHaveCount(0);
      await page.waitForTimeout(1000);
      await expect(page).toHaveURL(href);
      await expect(main(page).locator('a[aria-current]').first()).toBeVisible();
      expect(witness.documents).toHaveLength(1);
      expect(witness.complaints).toEqual([]);
    },
  );
});

ofVisitor.describe('the menu of small windows', () => {
  ofVisitor(
    'holds the page, is as wide as the specification says, and closes by a click beside it, its button, and going elsewhere',
    async ({ page, witness }) => {
      await page.setViewportSize({ width: 900, height: 740 });
      await page.goto('/de');
      await interactive(page);
      await burger(page).click();
      await expect(menu(page)).toBeVisible();
      await expect(main(page)).toHaveCount(1);
      expect(await menu(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(40.5 * 16);
      expect(await isHeld(page)).toBe(true);
      await page.mouse.click(20, 400);
      await expect(menu(page)).toBeHidden();
      expect(await isHeld(page)).toBe(false);

      await burger(page).click();
      await menu(page).getByRole('button').first().click();
      await expect(menu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();

      await burger(page).click();
      await menu(page).getByRole('link', { name: 'Besuch', exact: true }).click();
      await expect(page).toHaveURL('/de/besuch');
      await expect(menu(page)).toBeHidden();
      expect(await isHeld(page)).toBe(false);
      expect(witness.documents).toHaveLength(1);
      expect(witness.complaints).toEqual([]);
    },
  );

  ofVisitor(
    'takes a double click for one, on its button and on what is in it, with motion and without',
    async ({ page, witness }) => {
      await page.setViewportSize({ width: 390, height: 740 });
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        await page.goto('/de');
        await interactive(page);
        // There the button that closes it stands where the one that opened it was.
        await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
        await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
        await burger(page).dblclick();
        await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(menu(page)).toBeVisible();
        await menu(page).getByRole('link', { name: 'Besuch', exact: true }).dblclick();
        await expect(page).toHaveURL('/de/besuch');
        await expect(menu(page)).toBeHidden();
      }
      expect(witness.documents).toHaveLength(2);
      expect(witness.complaints).toEqual([]);
    },
  );
});

test('a menu of several lines leaves the name whole, and unfolds within the window; long words break in the footer', async ({
  page,
  openHouse,
}) => {
  const long = 'Veranstaltungstechnikerinnenausbildungen';
  const house = await openHouse({
    prepareContent: async (content) => {
      const nav = (await (await fetch(`${content.url}/de/pageeditor-api/nav`)).json()) as Nav;
      const [first] = nav.menu;
      nav.menu.push({ ...first!, url: '/de/ausbildungen', menu_name: long });
      nav.secondary.push({ url: '/de/agb#ausbildungen', menu_name: long });
      nav.footer.push({ url: '/de/ausbildungen', title: long });
      content.set({ kind: 'rubbish', body: JSON.stringify(nav) }, /\/nav/);
    },
  });
  await page.goto(`${house.url}/de/agb`);
  await interactive(page);
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await tooWide(page)]).toEqual([width, []]);
  }
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const name = page.getByRole('banner').getByText('Nordlicht', { exact: true }).first();
    const size = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect((await name.boundingBox())!.height).toBeLessThan(1.5 * size);
    for (const toggle of await toggles(page).all()) {
      await toggle.click();
      const pages = main(page).locator('.submenu:visible');
      await expect(pages).toBeInViewport({ ratio: 1 });
      expect(await tooWide(page)).toEqual([]);
      // It may lie over the next line.
      await page.keyboard.press('Escape');
    }
  }
});

test.describe('the settings of the house', () => {
  /** Answers with other settings than the content service has. */
  const changed = (change: (settings: Settings) => object) => async (content: FaultProxy) => {
    const settings = (await (await fetch(`${content.url}/pageeditor-api/settings`)).json()) as Settings;
    content.set({ kind: 'rubbish', body: JSON.stringify(change(settings)) }, /\/settings/);
  };

  test('menu style 2 puts everything behind the button, in wide windows too, and covers the whole window', async ({
    page,
    openHouse,
    witness,
  }) => {
    const house = await openHouse({
      prepareContent: changed((settings) => ({ ...settings, design: { ...settings.design, menu_style: 'style2' } })),
    });
    await page.goto(`${house.url}/de/agb`);
    await interactive(page);
    await expect(main(page)).toHaveCount(0);
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    await expect
      .poll(() => menu(page).evaluate((element) => element.getBoundingClientRect().width))
      .toBeGreaterThanOrEqual(1425);
    await menu(page).getByRole('link', { name: 'Besuch', exact: true }).click();
    await expect(page).toHaveURL(`${house.url}/de/besuch`);
    await expect(menu(page)).toBeHidden();

    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await burger(page).click();
      const broken = await menu(page)
        .locator('.index > li > a')
        .evaluateAll((names) =>
          names
            .filter((name) => {
              const lines = document.createRange();
              lines.selectNodeContents(name);
              return lines.getClientRects().length > 1;
            })
            .map((name) => name.textContent),
        );
      expect([width, broken]).toEqual([width, []]);
      await page.keyboard.press('Escape');
    }
    expect(witness.complaints).toEqual([]);
  });

  test('a name as long as the settings allow breaks, and leaves every window its width and its menu', async ({
    page,
    openHouse,
  }) => {
    const name = 'Landesmuseum für Kulturgeschichte und niederdeutsche Bühnenkunst'.slice(0, 60);
    const claim = 'Museum, Oper, Schauspiel, Tanz, Konzert, Werkstätten, Bibliothek';
    const house = await openHouse({
      prepareContent: changed((settings) => ({ ...settings, house: { ...settings.house, name, claim } })),
    });
    await page.goto(`${house.url}/de/agb`);
    await interactive(page);
    await expect(page.getByRole('banner')).toContainText(name);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await tooWide(page)]).toEqual([width, []]);
      if (!(await burger(page).isVisible())) continue;
      await expect(burger(page)).toBeInViewport({ ratio: 1 });
      await burger(page).click();
      const close = menu(page).getByRole('button').first();
      await expect(close).toBeInViewport({ ratio: 1 });
      expect([width, (await close.boundingBox())!.height]).toEqual([width, expect.closeTo(33.6, 0)]);
      await page.keyboard.press('Escape');
    }
  });

  test('with the shop offline, cart and account are marked and say so', async ({ page, openHouse }) => {
    const house = await openHouse({ prepareContent: changed((settings) => ({ ...settings, is_shop_online: false })) });
    await page.goto(`${house.url}/de/agb`);
    await interactive(page);
    for (const name of [/^Warenkorb/, /^Konto/]) {
      const link = page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name });
      await expect(link).toHaveAccessibleName(/\(Webshop offline\)/);
      await link.focus();
      await expect(link.locator('[data-tip]')).toBeVisible();
      await expect(link.locator('[data-tip]')).toHaveText('Webshop offline');
    }
  });
});
