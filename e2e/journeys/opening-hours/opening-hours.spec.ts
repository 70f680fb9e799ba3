import type { Page } from '@playwright/test';
import { Clock } from '../../src/harness/clock.ts';
import { expect, test } from '../../src/harness/fault-test.ts';
import { interactive, witnessOf } from '../../src/harness/witness.ts';

const hours = (...ranges: [from: string, to: string][]) =>
  ranges.map(([time_from, time_to]) => ({ time_from, time_to, closed: false }));
const today = (opening_hours: object[], opening_hours_exceptions: object[] = []) =>
  JSON.stringify({ opening_hours, opening_hours_exceptions });

const REGULAR = today(hours(['10:00:00', '18:00:00']));
const TWO_RANGES = today(hours(['10:00:00', '12:00:00'], ['14:00:00', '18:00:00']));
const EARLY = today(hours(['04:00:00', '18:00:00']));
const LATER_TODAY = today(hours(['10:00:00', '18:00:00']), hours(['12:00:00', '22:00:00']));
const CLOSED_TODAY = today(hours(['10:00:00', '18:00:00']), [
  { time_from: '00:00:00', time_to: '00:00:00', closed: true },
]);
const NOTHING = today([]);

/** In the order of time: more than a minute apart, so that every page is made anew. */
const SERVED: [instant: string, hours: string, german: string | null, english: string | null][] = [
  // The night in which summer time begins: after 1:59 comes 3:00.
  ['2026-03-29T01:59:00+01:00', EARLY, 'Heute geöffnet ab 4 Uhr', 'Open from 4:00'],
  ['2026-03-29T03:58:00+02:00', EARLY, 'Heute geöffnet ab 4 Uhr', 'Open from 4:00'],
  ['2026-03-29T04:00:00+02:00', EARLY, 'Heute geöffnet bis 18 Uhr', 'Open until 18:00'],
  // The night in which it ends: 2:30 comes twice.
  ['2026-10-25T02:30:00+02:00', EARLY, 'Heute geöffnet ab 4 Uhr', 'Open from 4:00'],
  ['2026-10-25T02:30:00+01:00', EARLY, 'Heute geöffnet ab 4 Uhr', 'Open from 4:00'],
  ['2026-10-25T04:00:00+01:00', EARLY, 'Heute geöffnet bis 18 Uhr', 'Open until 18:00'],
  ['2026-12-04T09:58:30+01:00', REGULAR, 'Heute geöffnet ab 10 Uhr', 'Open from 10:00'],
  ['2026-12-04T10:00:00+01:00', REGULAR, 'Heute geöffnet bis 18 Uhr', 'Open until 18:00'],
  ['2026-12-04T17:58:30+01:00', REGULAR, 'Heute geöffnet bis 18 Uhr', 'Open until 18:00'],
  ['2026-12-04T18:00:00+01:00', REGULAR, 'Geschlossen', 'Closed'],
  ['2026-12-05T13:00:00+01:00', TWO_RANGES, 'Heute 10–12 und 14–18 Uhr', 'Today 10–12 and 14–18'],
  ['2026-12-06T10:30:00+01:00', LATER_TODAY, 'Heute geöffnet ab 12 Uhr', 'Open from 12:00'],
  ['2026-12-07T13:00:00+01:00', CLOSED_TODAY, 'Geschlossen', 'Closed'],
  ['2026-12-08T13:00:00+01:00', NOTHING, null, null],
];

const LINE = '[data-top-line] > p';

/** The header's line in HTML as the server sends it. */
function lineIn(html: string): string | null {
  return /data-top-line=""[^>]*><p [^>]*>(?:<span[^>]*><\/span>)?([^<]*)<\/p>/.exec(html)?.[1] ?? null;
}

/** Opens a page at an instant of server and browser alike. @returns what the server had sent, once the page has been taken over */
async function visit(page: Page, address: string, instant: string, clock: Clock): Promise<string | null> {
  clock.set(instant);
  await page.clock.install({ time: new Date(instant) });
  const html = await (await page.goto(address))!.text();
  await interactive(page);
  return lineIn(html);
}

test('whether the house is open is said by its own clock, by server and page alike, in every time zone and in the nights of a clock change', async ({
  openHouse,
  browser,
  request,
  page: first,
  witness,
}) => {
  const clock = new Clock('2026-03-29T00:00:00+01:00');
  const { url, content } = await openHouse({ clock });
  const say = (body: string) => content.set({ kind: 'rubbish', body }, /opening-hours-today/);

  for (const [instant, body, german, english] of SERVED) {
    clock.set(instant);
    say(body);
    expect(lineIn(await (await request.get(`${url}/de/impressum`)).text()), instant).toBe(german);
    expect(lineIn(await (await request.get(`${url}/en/impressum`)).text()), instant).toBe(english);
  }

  // Open while summer time begins.
  say(EARLY);
  expect(await visit(first, `${url}/de/impressum`, '2027-03-28T01:59:30+01:00', clock)).toBe('Heute geöffnet ab 4 Uhr');
  await expect(first.locator(LINE)).toHaveText('Heute geöffnet ab 4 Uhr');
  await first.clock.fastForward('01:00:00');
  await expect(first.locator(LINE)).toHaveText('Heute geöffnet ab 4 Uhr');
  await first.clock.fastForward('01:00');
  await expect(first.locator(LINE)).toHaveText('Heute geöffnet bis 18 Uhr');
  expect(witness.complaints).toEqual([]);

  say(REGULAR);
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { complaints } = witnessOf(page);
  expect(await visit(page, `${url}/de/impressum`, '2027-04-12T09:59:30+02:00', clock)).toBe('Heute geöffnet ab 10 Uhr');
  await expect(page.locator(LINE)).toHaveText('Heute geöffnet ab 10 Uhr');
  await page.clock.fastForward('01:00');
  await expect(page.locator(LINE)).toHaveText('Heute geöffnet bis 18 Uhr');
  await page.clock.fastForward('07:59:30');
  await expect(page.locator(LINE)).toHaveText('Geschlossen');
  expect(complaints).toEqual([]);
  await context.close();
});
