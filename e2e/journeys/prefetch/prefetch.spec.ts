import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutInteractive, policyViolations } from '../../src/harness/witness.ts';

const EVENT_LINK = 'main h3 a[href^="/de/programm/"]';
const isAhead = (request: Request) => request.headers()['sec-purpose'] === 'prefetch';

/** Requests from now on, without what lies ready for later. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on(
    'request',
    (request) =>
      void (!isAhead(request) && !request.url().startsWith('data:') && urls.push(new URL(request.url()).pathname)),
  );
  return urls;
}

test('resting on a link fetches code and data of its page, and the click that follows asks for neither again', async ({
  page,
  witness,
}) => {
  await page.goto('/de/programm');
  await interactive(page);
  const urls = requestsOf(page);
  const link = page.locator(EVENT_LINK).first();
  const href = (await link.getAttribute('href'))!;
  const data = `/de/api/events/${/\d+$/.exec(href)![0]}/`;

  await link.hover();
  await expect.poll(() => urls).toContain(data);
  await expect.poll(() => urls.filter((url) => url.startsWith('/releases/')).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const ahead = [...urls];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main h1')).toBeVisible();
  const asked = urls.slice(ahead.length).filter((url) => url.includes('/api/') || url.startsWith('/releases/'));
  expect(asked.filter((url) => ahead.includes(url))).toEqual([]);
  expect(urls.filter((url) => url === data)).toHaveLength(1);
  expect(witness.documents).toHaveLength(1);
  expect(await policyViolations(page)).toEqual([]);
});

test('once touched, an idle browser fetches code of pages that links in view lead to, and runs none of it', async ({
  page,
  witness,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => void (isAhead(request) && ahead.push(new URL(request.url()).pathname)));
  await page.goto('/de/programm');
  await layoutInteractive(page);
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
  await interactive(page);
  await expect.poll(() => ahead.length, { timeout: 8000 }).toBeGreaterThan(0);
  expect(ahead.filter((path) => !/^\/releases\/[^/]+\/[^/]+\/client\/.*\.js$/.test(path))).toEqual([]);
  expect(new Set(ahead).size).toBe(ahead.length);
  expect(
    await page.evaluate(
      (paths) => [...document.scripts].filter(({ src }) => paths.some((path) => src.endsWith(path))).length,
      ahead,
    ),
  ).toBe(0);
  expect(witness.complaints).toEqual([]);
  expect(await policyViolations(page)).toEqual([]);
});

for (const [name, connection] of [
  ['data saver', { saveData: true, effectiveType: '4g' }],
  ['a 2g line', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`with ${name} nothing is fetched ahead, neither when idle nor on intent`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) }),
      connection,
    );
    const ahead: string[] = [];
    page.on('request', (request) => void (isAhead(request) && ahead.push(request.url())));
    const all = requestsOf(page);
    await page.goto('/de/programm');
    await interactive(page);
    await page.waitForLoadState('networkidle');
    const urls = requestsOf(page);
    await page.locator(EVENT_LINK).first().hover();
    // Longer than the idle moment is waited for.
    await page.waitForTimeout(2500);
    expect(urls.filter((url) => url.includes('/api/') || url.startsWith('/releases/'))).toEqual([]);
    expect(ahead).toEqual([]);
    expect(all.filter((url) => /^\/de\/api\/events\/\d/.test(url))).toEqual([]);
  });
}

test('on a 2g line a page asks for fewer files than on a 4g line', async ({ browser, house }) => {
  for (const path of ['/de', '/de/programm']) {
    const asked: Record<string, Set<string>> = {};
    for (const effectiveType of ['2g', '4g']) {
      const page = await browser.newPage({ baseURL: house.url });
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), value) }),
        { effectiveType, saveData: false },
      );
      const urls = (asked[effectiveType] = new Set());
      page.on('request', (request) => urls.add(new URL(request.url()).pathname));
      await page.goto(path);
      await interactive(page);
      await page.waitForLoadState('networkidle');
      // What is fetched ahead comes when the browser has nothing else to do.
      await expect.poll(() => urls.size).toBeGreaterThan(asked['2g'] === urls ? 0 : asked['2g']!.size);
      await page.close();
    }
    // What says that the line is slow is one more.
    expect([...asked['2g']!].filter((url) => !asked['4g']!.has(url)).length).toBeLessThanOrEqual(1);
    expect(asked['2g']!.size).toBeLessThan(asked['4g']!.size);
  }
});
