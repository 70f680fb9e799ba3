import type { Locator, Page } from '@playwright/test';
import { fillLogin, logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { tooWide } from '../../src/harness/too-wide.ts';

/** Opens a page of the back-office and waits for what it is about. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** The list of every kind of content, and what is no list. */
async function menuOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').locator('a[href^="/admin/"]');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))]);
}

test('every list of the back-office and a form of each fit a phone, and a window at 400 %', async ({ page }) => {
  await page.goto('/admin/login/?next=/admin/');
  await fillLogin(page, 'admin');
  await page.waitForURL(/\/admin\/$/);
  const lists = await menuOf(page);
  expect(lists.length).toBeGreaterThan(20);

  // What 1280 × 1024 have room for once they are enlarged four times; phones have more.
  await page.setViewportSize({ width: 320, height: 256 });
  const found: string[] = [];
  const look = async (path: string) => {
    await open(page, path);
    found.push(...(await tooWide(page)).map((element) => `${path} is too wide: ${element}`));
  };
  for (const path of lists) {
    await look(path);
    const forms = page.getByRole('main').locator(`a[href^="${path}"][href$="/change/"]`);
    const form = (await forms.count()) > 0 && (await forms.first().getAttribute('href'));
    if (form) await look(form);
  }
  expect(found).toEqual([]);
});

/** Words of the list that begin on one line and end on another. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('tbody td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text as Text).data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      return broken;
    }),
  );
}

test('lists keep words whole in every window, and one without end scrolls its table alone', async ({ page }) => {
  await page.goto('/admin/login/?next=/admin/');
  await fillLogin(page, 'admin');
  await page.waitForURL(/\/admin\/$/);
  const found: string[] = [];
  for (const list of ['events', 'productions', 'articles', 'users']) {
    await open(page, `/admin/${list}/`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await brokenWords(page)).map((word) => `${list} at ${width}: ${word}`));
    }
  }
  expect(found).toEqual([]);

  const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);
  await page.route('**/api/back-office/users/?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { results: object[] };
    const results = body.results.map((user) => ({ ...user, username: endless, first_name: endless }));
    await route.fulfill({ response: answer, json: { ...body, results } });
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/admin/users/');
  const table = page.getByRole('main').getByRole('region');
  await expect(table).toHaveAttribute('tabindex', '0');
  expect(await tooWide(page)).toEqual([]);
});

/** Where elements begin, from above, in pixels. */
const topsOf = (elements: Locator) =>
  elements.evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top)))]);

test('what belongs together stands together', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, '/admin/');
  const dates = page.locator('.next li');
  await expect(dates.first()).toBeVisible();
  const isBelow = await dates.evaluateAll((all) =>
    all.map(({ firstElementChild: title, lastElementChild: date }) =>
      Boolean(title && date && title.getBoundingClientRect().bottom <= date.getBoundingClientRect().top),
    ),
  );
  expect([...new Set(isBelow)]).toEqual([true]);

  await open(page, '/admin/events/');
  const pages = page.locator('.MuiPagination-ul button');
  await expect(pages.first()).toBeVisible();
  expect(await topsOf(pages)).toHaveLength(1);

  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/admin/productions/1/change/');
  await page.locator('ol button[aria-expanded]').first().click();
  const roles = page.locator('ol').getByLabel('Funktion');
  await expect(roles).toHaveCount(2);
  expect(await topsOf(roles)).toHaveLength(1);
});

test('the entry of what is on show is in sight in the menu, and the page stays at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await logIn(page, '/admin/redirects/');
  const menu = page.getByRole('navigation');
  const entry = menu.locator('[aria-current=page]');
  await expect(entry).toHaveText('Weiterleitungen');
  await expect(entry).toBeInViewport({ ratio: 1 });
  const start = menu.getByRole('link', { name: 'Übersicht', exact: true });
  await expect(start).not.toBeInViewport();
  await start.press('Enter');
  await expect(entry).toHaveText('Übersicht');
  await page.goBack();
  await expect(entry).toHaveText('Weiterleitungen');
  await expect(entry).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: 'Menü' }).press('Enter');
  await expect(entry).toBeInViewport({ ratio: 1 });
  // Its dark ground reaches as far as its light words do.
  expect(await menu.locator('..').evaluate((ground) => ground.scrollHeight - ground.clientHeight)).toBe(0);
});
