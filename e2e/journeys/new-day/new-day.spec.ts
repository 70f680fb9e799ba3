import type { Page } from '@playwright/test';
import { DAY_MS, dayOf } from '../../src/harness/days.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const rows = (page: Page) => page.locator('main li[data-status]');
const daysOf = (page: Page) =>
  rows(page)
    .evaluateAll((all) => all.map((row) => Date.parse(String(row.querySelector('time')?.dateTime))))
    .then((all) => all.map(dayOf));

async function open(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date() });
  await page.goto(address);
  await interactive(page);
}

/** Nights pass, one if not said otherwise; comes back once the page knows of the new day. */
async function sleepOver(page: Page, nights = 1): Promise<void> {
  const asked = page.waitForResponse(/\/api\/opening-hours-today\//);
  await page.clock.fastForward(nights * DAY_MS);
  await asked;
}

const hoursOf = (page: Page) => page.locator('[data-top-line] > p');

test('a programme that stays open over night begins with the new day, and what one was looking at stays in its place', async ({
  page,
  witness,
}) => {
  await open(page, '/de/programm');
  const days = await daysOf(page);
  // Today may have no events.
  let nights = 1;
  while (dayOf(Date.now() + nights * DAY_MS) <= days[0]!) nights++;
  const morning = dayOf(Date.now() + nights * DAY_MS);
  const row = rows(page).nth(days.findIndex((day) => day > morning));
  const link = row.getByRole('link').first();
  const same = page.locator(`main a[href="${await link.getAttribute('href')}"]`).first();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => same.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await sleepOver(page, nights);
  await expect.poll(async () => (await daysOf(page))[0]! >= morning).toBe(true);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  await expect(page).toHaveURL('/de/programm');
  expect(witness.documents).toHaveLength(1);
  expect(witness.complaints).toEqual([]);
});

test('whoever is in the middle of a form keeps what was entered over night', async ({ page, witness }) => {
  await open(page, '/en/forms/contact/1');
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('Ada Lovelace');
  // By the second answer what the first one had brought would be there.
  for (const _ of ['one', 'another']) await sleepOver(page);
  await expect(name).toHaveValue('Ada Lovelace');
  expect(witness.documents).toHaveLength(1);
});

test('a device that wakes up without a line keeps its page, and says nothing of the hours', async ({
  page,
  context,
  witness,
}) => {
  await open(page, '/de/programm');
  const before = await daysOf(page);
  await expect(hoursOf(page)).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward(DAY_MS);
  await expect(hoursOf(page)).toHaveCount(0);
  expect(await daysOf(page)).toEqual(before);
  expect(witness.documents).toHaveLength(1);
});

test('a device whose clock is wrong keeps the programme of the day', async ({ page, witness }) => {
  const days = async () => (await daysOf(page)).slice(0, 3);
  await page.goto('/de/programm');
  const before = await days();
  await page.clock.install({ time: Date.now() - 400 * DAY_MS });
  const asked = page.waitForResponse(/\/api\/opening-hours-today\//);
  await page.goto('/de/programm');
  await interactive(page);
  await asked;
  // What comes after the hours would have been asked for by then.
  await page.waitForLoadState('networkidle');
  expect(await days()).toEqual(before);
  expect(witness.complaints).toEqual([]);
});
