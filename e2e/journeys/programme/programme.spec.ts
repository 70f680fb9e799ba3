import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addressDayOf, DAY_MS } from '../../src/harness/days.ts';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { holdBack } from '../../src/harness/hold-back.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutInteractive, still } from '../../src/harness/witness.ts';

const rows = (page: Page) => page.locator('main li[data-status]');
const footer = (page: Page) => page.getByRole('contentinfo');
const toEnd = (page: Page) =>
  page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name: 'Zum Seitenende' });

/** Turns the wheel until so many events are there. */
async function readOn(page: Page, count: number): Promise<void> {
  await page.mouse.move(400, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await rows(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
  await still(page);
}

/** The title of the row at the middle of the window, and its distance from the upper edge; nothing while the list is on its way. */
const rowInView = (page: Page) =>
  page.evaluate(() => {
    const row = [...document.querySelectorAll('main li[data-status]')].find(
      (each) => each.getBoundingClientRect().bottom > window.innerHeight / 2,
    );
    return {
      title: row?.querySelector('h3')?.textContent ?? '',
      top: Math.round(row?.getBoundingClientRect().top ?? 0),
    };
  });

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`the programme in a window of ${width} by ${height} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('goes on as long as one scrolls, and a jump leads to the footer, where it stays still', async ({
      page,
      witness,
    }) => {
      await page.goto('/de/programm');
      await interactive(page);
      await readOn(page, 101);
      // The wheel may have come as far as the footer, and no way to it is offered there.
      await rows(page).nth(90).scrollIntoViewIfNeeded();
      await toEnd(page).click();
      await expect(footer(page)).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Weitere Termine' })).toHaveAttribute('aria-busy', 'false');
      const count = await rows(page).count();
      await page.evaluate(() => window.scrollBy({ top: -50, behavior: 'instant' }));
      await page.mouse.wheel(0, 20);
      await expect(toEnd(page)).toHaveCount(0);
      expect(await rows(page).count()).toBe(count);
      expect(witness.complaints).toEqual([]);
      expect(witness.documents).toHaveLength(1);
    });
  });
}

test('a reload shows the same events at the same place', async ({ page }) => {
  await page.goto('/de/programm');
  await interactive(page);
  await readOn(page, 130);
  // In the middle of the fifth page: where two pages share a day, the later one's events may stand above the earlier one's.
  await rows(page)
    .nth(112)
    .evaluate(async (row) => {
      const ended = new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }));
      row.scrollIntoView({ block: 'center', behavior: 'instant' });
      await ended;
    });
  await expect(page).toHaveURL(/\?page=5$/);
  const before = await rowInView(page);
  const address = page.url();
  await page.reload();
  await interactive(page);
  await expect.poll(async () => (await rowInView(page)).title).toBe(before.title);
  // Less than what one sees: edges of rows lie between pixels.
  expect(Math.abs((await rowInView(page)).top - before.top)).toBeLessThan(3);
  expect(page.url()).toBe(address);
});

test('a reload shows the same place when more events have come since the last scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/programm');
  await interactive(page);
  const count = await rows(page).count();
  const sendOn = await holdBack(page, '**/api/events/**');
  await page.evaluate(async () => {
    const ended = new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }));
    window.scrollTo({ top: 1500, behavior: 'instant' });
    await ended;
  });
  expect(await rows(page).count()).toBe(count);
  await sendOn();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(count);
  const before = await rowInView(page);
  await page.reload();
  await interactive(page);
  await expect.poll(async () => (await rowInView(page)).title).toBe(before.title);
  expect(Math.abs((await rowInView(page)).top - before.top)).toBeLessThan(3);
});

test('who goes to an event and comes back finds all pages, and the place', async ({ page }) => {
  await page.goto('/de/programm');
  await interactive(page);
  await readOn(page, 76);
  const { title } = await rowInView(page);
  await page.getByRole('link', { name: title, exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => (await rowInView(page)).title).toBe(title);
  expect(await rows(page).count()).toBeGreaterThanOrEqual(76);
});

test('what is clicked before its code is there happens in place when it is; nothing of it comes before', async ({
  page,
  witness,
}) => {
  const arrive = await holdBack(page, '**/client/programme.js');
  await page.goto('/de/programm');
  await layoutInteractive(page);
  await page.waitForLoadState('networkidle');
  expect(witness.requests.filter((url) => url.includes('/releases/events/') || url.includes('/api/'))).toEqual([]);
  await page.getByRole('link', { name: 'Filter', exact: true }).click();
  await arrive();
  await expect(page.getByRole('dialog', { name: 'Programm filtern' })).toBeVisible();
  await expect(page).toHaveURL('/de/programm');
  expect(witness.documents).toHaveLength(1);
  expect(witness.complaints).toEqual([]);
});

test.describe('the filters', () => {
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Programm filtern' });
  const choose = (page: Page, group: string, index: number) =>
    drawer(page).getByRole('group', { name: group }).getByRole('radio').nth(index).check({ force: true });

  test('take effect at once: list, address, chips and the count on the button; one step back takes them all back', async ({
    page,
    witness,
  }) => {
    await page.goto('/de/programm');
    await interactive(page);
    await page.getByRole('link', { name: 'Filter', exact: true }).click();
    const button = drawer(page).getByRole('button', { name: 'Termine zeigen' });
    await expect(button).toHaveText(/^[2-9]\d\d Termine zeigen$/);
    await choose(page, 'Ort', 1);
    await expect(page).toHaveURL(/\?room=\d+$/);
    await choose(page, 'Sparte', 1);
    await expect(page).toHaveURL(/\?room=\d+&genre=\d+$/);
    const [, query] = page.url().split('?');
    const { count } = (await (await page.request.get(`/de/api/events/?${query}&page_size=1`)).json()) as {
      count: number;
    };
    await expect(drawer(page).getByRole('button', { name: /^\d+ Termine? zeigen$/ })).toHaveText(
      count === 1 ? '1 Termin zeigen' : `${count} Termine zeigen`,
    );
    await drawer(page)
      .getByRole('button', { name: /Termine? zeigen$/ })
      .click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /: Filter entfernen$/ })).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL('/de/programm');
    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
  });

  test('are all taken back by one step, also where one was chosen before the one before was there', async ({
    page,
  }) => {
    await page.goto('/de/besuch');
    await interactive(page);
    await page.locator('header a[href="/de/programm"]:visible').first().click();
    await page.getByRole('link', { name: 'Filter', exact: true }).click();
    await expect(drawer(page).getByRole('group', { name: 'Ort' })).toBeVisible();
    const letThrough = await holdBack(page, '**/de/api/events/?*room=*');
    await choose(page, 'Ort', 1);
    await choose(page, 'Sparte', 1);
    await letThrough();
    await expect(page).toHaveURL(/\?room=\d+&genre=\d+$/);
    await drawer(page).getByRole('button', { name: 'Schließen' }).click();
    await page.goBack();
    await expect(page).toHaveURL('/de/programm');
  });

  test('have day and preset among the chips, which take them away', async ({ page }) => {
    await page.goto('/de/programm');
    await page.getByRole('link', { name: 'Wochenende', exact: true }).click();
    await expect(page).toHaveURL(/until=/);
    await page.getByRole('link', { name: 'Wochenende: Filter entfernen' }).click();
    await expect(page).toHaveURL('/de/programm');
    const day = addressDayOf(Date.now() + 24 * DAY_MS);
    await page.goto(`/de/programm?date=${day}`);
    const [date, , year] = day.split('-').map(Number);
    await page.getByRole('link', { name: new RegExp(`^${date}\\. .+ ${year}: Filter entfernen$`) }).click();
    await expect(page).toHaveURL('/de/programm');
  });

  test('are not cut in a small window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de/programm?date=28-11-2026&until=29-11-2026&room=1');
    for (const list of ['Zeitraum', 'Filter']) {
      for (const chip of await page.getByRole('list', { name: list }).getByRole('link').all()) {
        const { x, width } = (await chip.boundingBox())!;
        expect(x + width).toBeLessThanOrEqual(360 - 16);
      }
    }
  });

  test('close by a button whose word is not broken', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, name] of [
      ['/de/programm', 'Schließen'],
      ['/en/program', 'Close'],
    ] as const) {
      await page.goto(path);
      await interactive(page);
      await page.getByRole('link', { name: 'Filter', exact: true }).click();
      const lines = await page
        .getByRole('dialog')
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return range.getClientRects().length;
        });
      expect(lines, path).toBe(1);
    }
  });

  test('within the page, what is chosen before they are alive counts', async ({ page, witness }) => {
    const arrive = await holdBack(page, '**/*.js');
    await page.goto('/de/programm?filter=1', { waitUntil: 'domcontentloaded' });
    const panel = page.getByRole('region', { name: 'Programm filtern' });
    for (const group of ['Ort', 'Sparte'])
      await panel.getByRole('group', { name: group }).getByRole('radio').nth(1).check({ force: true });
    await arrive();
    await expect(page).toHaveURL(/\?room=\d+&genre=\d+&filter=1$/);
    for (const group of ['Ort', 'Sparte'])
      await expect(panel.getByRole('group', { name: group }).getByRole('radio').nth(1)).toBeChecked();
    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
  });

  test('within the page, after a reload of their address, take effect at once too', async ({ page }) => {
    await page.goto('/de/programm?filter=1');
    await interactive(page);
    const panel = page.getByRole('region', { name: 'Programm filtern' });
    await panel.getByRole('group', { name: 'Sparte' }).getByRole('radio').nth(1).check({ force: true });
    await expect(page).toHaveURL(/\?genre=\d+&filter=1$/);
    await panel.getByRole('button', { name: /Termine? zeigen$/ }).click();
    await expect(page).toHaveURL(/\?genre=\d+$/);
    await expect(panel).toHaveCount(0);
  });
});

test.describe('the file of an event for calendars', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('is kept under the event’s name, and the page stays', async ({ page, request }) => {
        for (const [locale, link] of [
          ['de', 'In den Kalender'],
          ['en', 'Add to calendar'],
        ] as const) {
          const { event } = await demoAddresses(request, locale);
          await page.goto(event);
          if (javaScriptEnabled) await interactive(page);
          const [file] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('link', { name: link }).click(),
          ]);
          expect(file.suggestedFilename()).toBe(`${event.split('/').at(-2)}.ics`);
          expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/);
          await expect(page).toHaveURL(event);
        }
      });
    });
  }
});
