/**
 * `npm run bench -- interaction [rounds]`: from a touch to the next picture, on a telephone with a processor four times as slow. Each
 * interaction is measured twice: as the first one of a visit, which wakes up what it needs, and once more.
 */
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../src/harness/chromium.ts';
import { banner, DECIDED } from '../src/harness/consent.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { median } from '../src/harness/timing.ts';
import { painted } from '../src/harness/witness.ts';
import { SLOWDOWN, slowDown, TELEPHONE } from './measure/slow-device.ts';
import { judge, printTable } from './measure/table.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const GOAL_MS = 100;
/** A finger rests on the glass for so long, in milliseconds. */
const TOUCH_MS = 80;

interface Interaction {
  name: string;
  /** By somebody who has not decided about cookies: the banner stands there. */
  undecided?: boolean;
  /** Shows what is touched, where it is folded away. */
  unfold?: (page: Page) => Promise<unknown>;
  /** What is touched. */
  on: (page: Page) => Locator;
  /** What is there then. */
  until: (page: Page) => Locator;
  /** Makes the page as it was, for the second time. */
  back: (page: Page) => Promise<unknown>;
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Programm filtern' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const escape = (page: Page) => page.keyboard.press('Escape');
const calendar = (page: Page) => page.getByRole('complementary', { name: 'Kalender' });

const INTERACTIONS: Interaction[] = [
  { name: 'menu', on: (page) => page.locator('a[href="#menu"]'), until: menu, back: escape },
  {
    name: 'menu, undecided',
    undecided: true,
    on: (page) => page.locator('a[href="#menu"]'),
    until: menu,
    back: escape,
  },
  {
    name: 'filter',
    on: (page) => page.getByRole('link', { name: 'Filter', exact: true }),
    until: drawer,
    back: escape,
  },
  {
    name: 'weekend',
    on: (page) => page.getByRole('link', { name: 'Wochenende', exact: true }),
    until: (page) => page.getByRole('link', { name: 'Wochenende: Filter entfernen' }),
    back: (page) => page.goBack(),
  },
  {
    name: 'calendar',
    unfold: (page) =>
      calendar(page)
        .locator('details')
        .evaluate((folded) => folded.setAttribute('open', '')),
    on: (page) => calendar(page).getByRole('link', { name: /^Nächster Monat/ }),
    until: (page) => calendar(page).getByRole('link', { name: /^Voriger Monat/ }),
    back: (page) =>
      calendar(page)
        .getByRole('link', { name: /^Voriger Monat/ })
        .click(),
  },
  {
    name: 'navigation',
    on: (page) => page.locator('main article a, main li a[href*="/programm/"]').first(),
    until: (page) => page.locator('main h1').and(page.locator(':not(:text-is("Programm und Karten"))')),
    back: (page) => page.goBack(),
  },
];

/** Has the page note how long each interaction takes (Event Timing, in steps of 8 ms). */
function noteInteractions(): void {
  const noted = new Map<number, number>();
  (window as { interactions?: typeof noted }).interactions = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId)
        noted.set(entry.interactionId, Math.max(noted.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The longest interaction since the last call, in milliseconds; 16 where none took longer than two pictures. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const noted = (window as { interactions?: Map<number, number> }).interactions;
    const times = [...(noted?.values() ?? [])];
    noted?.clear();
    return Math.max(16, ...times);
  });

async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await painted(page);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, TOUCH_MS));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** Milliseconds of an interaction: the first time in a visit, and the second. */
async function measure(
  browser: Browser,
  url: string,
  { undecided, unfold, on, until, back }: Interaction,
): Promise<[number, number]> {
  const context = await browser.newContext({ ...TELEPHONE, baseURL: url });
  try {
    if (!undecided) await context.addCookies([DECIDED]);
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    await slowDown(page);
    await page.goto('/de/programm');
    await page.waitForLoadState('networkidle');
    if (undecided) await banner(page).waitFor();
    const times: number[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await unfold?.(page);
      await longest(page);
      await touch(page, on(page));
      await until(page).first().waitFor();
      await painted(page);
      times.push(await longest(page));
      await back(page);
      await until(page).first().waitFor({ state: 'hidden' });
      await page.waitForLoadState('networkidle');
    }
    return [times[0] ?? NaN, times[1] ?? NaN];
  } finally {
    await context.close();
  }
}

const house = await openWholeHouse({ env: { LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const measured = INTERACTIONS.map((interaction) => ({ interaction, times: [] as [number, number][] }));
  // The first round does not count: a new house draws its pictures in it.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { interaction, times } of measured) {
      const pair = await measure(browser, house.gateway.url, interaction);
      if (round > 0) times.push(pair);
    }
  const rows = measured.map(({ interaction: { name }, times }) => ({
    name,
    'first, ms': median(times.map(([first]) => first)),
    'again, ms': median(times.map(([, again]) => again)),
    each: times.map((pair) => pair.join('/')).join(' '),
  }));
  printTable(`from a touch to the next picture, processor ${SLOWDOWN} times as slow; median of ${ROUNDS}`, rows);
  judge(
    rows.map((row) => ({
      what: `${row.name} within ${GOAL_MS} ms: ${row['first, ms']}, then ${row['again, ms']}`,
      met: Math.max(row['first, ms'], row['again, ms']) <= GOAL_MS,
    })),
  );
} finally {
  await browser.close();
  await house.close();
}
