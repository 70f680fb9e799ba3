import { type APIRequestContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../src/harness/chromium.ts';
import { DECIDED } from '../../src/harness/consent.ts';
import { addressDayOf, DAY_MS } from '../../src/harness/days.ts';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { tooWide } from '../../src/harness/too-wide.ts';
import { interactive } from '../../src/harness/witness.ts';

/** The spacing that readers may set (WCAG 1.4.12). */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Somebody may write a word that is longer than the window is wide, wherever words stand; not every browser can hyphenate. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate((long) => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement!.closest('script, style, noscript, time'))
        text.data = text.data.replace(/\p{L}{4,}/u, long);
    }
  }, 'Veranstaltungstechnikerinnenausbildungen');
}

test('the narrowest window scrolls in one direction only, and so does one with wider text', async ({
  page,
  request,
}) => {
  for (const path of Object.values(await demoAddresses(request))) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await tooWide(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await spaceText(page);
    expect(await tooWide(page), `${path} with wider text`).toEqual([]);
  }
});

test('words of forty letters make no page wider than the narrowest window', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of Object.values(await demoAddresses(request))) {
    await page.goto(path);
    await lengthenWords(page);
    expect(await tooWide(page), path).toEqual([]);
  }
});

test('nor does a long word that somebody searches for', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/search?q=Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenwollfadenverkäufer');
  expect(await tooWide(page)).toEqual([]);
});

test('nor does one that somebody writes into a form', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto((await demoAddresses(request)).form);
  await page
    .getByLabel('Ihre Nachricht')
    .fill('https://zeitung.example/kultur/buehne/was-das-haus-im-winter-zeigt.html');
  expect(await tooWide(page)).toEqual([]);
});

test('a long choice among several is read to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/forms/gruppe-anmelden/2');
  await interactive(page);
  const width = await page.getByRole('listbox', { name: 'Sprachen der Gruppe' }).evaluate((list) => {
    list.firstElementChild!.textContent = 'Führung durch die Sonderausstellung mit einem Gespräch in der Werkstatt';
    return list.scrollWidth - list.clientWidth;
  });
  expect(width).toBe(0);
});

for (const width of [360, 768, 1440]) {
  test.describe(`a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('shows every kind of page without scrolling sideways', async ({ page, request }) => {
      for (const path of Object.values(await demoAddresses(request))) {
        await page.goto(path);
        expect(await tooWide(page), path).toEqual([]);
      }
    });

    test('takes the programme from the menu', async ({ page }) => {
      await page.goto('/de');
      await interactive(page);
      const menu = page.locator('a[href="#menu"]:visible');
      if ((await menu.count()) > 0) {
        await menu.click();
        await page.locator('#menu a[href="/de/programm"]').first().click();
      } else {
        await page.locator('header a[href="/de/programm"]:visible').first().click();
      }
      await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
      await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
      await expect(page.locator('#menu')).toBeHidden();
    });
  });
}

/** The query of a week that begins with an evening of few tickets: none of today's, which are over at some time. */
async function weekOfFewTickets(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/de/api/events/?page_size=50');
  const { results } = (await answer.json()) as { results: { status: string; date_start: string }[] };
  const starts = results
    .filter(({ status }) => status === 'remaining_tickets')
    .map(({ date_start }) => Date.parse(date_start));
  const start = starts.find((instant) => instant > Date.now() + DAY_MS)!;
  return `?date=${addressDayOf(start)}&until=${addressDayOf(start + 6 * DAY_MS)}`;
}

test('what a row of the programme offers stands in one line, in both languages', async ({ page, request }) => {
  const week = await weekOfFewTickets(request);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [`/de/programm${week}`, `/en/program${week}`]) {
      await page.goto(path);
      const last = page.getByRole('main').getByRole('link', { name: /^(Restkarten|Remaining tickets): / });
      const any = page.getByRole('main').getByRole('link', { name: /^(Karten|Tickets): / });
      const height = (element: Element) => element.getBoundingClientRect().height;
      expect(await last.first().evaluate(height), `${path} at ${width}`).toBe(await any.first().evaluate(height));
    }
  }
});

test('titles of the programme have room at every width, in both languages', async ({ page }) => {
  for (const width of [320, 768, 1023, 1024, 1112, 1180, 1240, 1280, 1365, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/de/programm', '/en/program']) {
      await page.goto(path);
      const widths = await page
        .locator('main li[data-status] h3')
        .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().width));
      expect(Math.min(...widths), `${path} at ${width}`).toBeGreaterThan(width === 320 ? 200 : 270);
    }
  }
});

test.describe('text of twice the usual size in a window of 414 pixels', () => {
  test('makes no page scroll sideways, and leaves menu and languages in it', async ({ request, baseURL }) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage({ viewport: { width: 414, height: 740 } });
    await page.context().addCookies([DECIDED]);
    for (const path of Object.values(await demoAddresses(request))) {
      await page.goto(`${baseURL}${path}`);
      expect(await tooWide(page), path).toEqual([]);
      await expect(page.locator('header a[href="#menu"]')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('header').getByRole('link', { name: 'EN English' })).toBeInViewport({ ratio: 1 });
    }
    // Rows of dates have the least room there.
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/de', '/en']) {
      await page.goto(`${baseURL}${path}`);
      expect(await tooWide(page), `${path} at 320`).toEqual([]);
    }
    await browser.close();
  });
});
