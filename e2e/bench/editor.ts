/**
 * `npm run bench -- editor [modules]`: editing in place on a page of 300 modules, on a processor four times as slow: how long it takes
 * to begin, from a key to its letter, what a save of one word sends, and how many pictures a second there are while something is dragged.
 */
import { chromium, type Page } from 'playwright';
import { DECIDED } from '../src/harness/consent.ts';
import { bar, modules, saved, tools } from '../src/harness/editing.ts';
import { CHROMIUM_ARGS, findChromium } from '../src/harness/chromium.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { logIn } from '../src/harness/log-in.ts';
import { fill, headlineOf, makePage, rowOf, textOf } from '../src/harness/own-page.ts';
import { median, percentile } from '../src/harness/timing.ts';
import { SLOWDOWN, slowDown } from './measure/slow-device.ts';
import { judge, printTable } from './measure/table.ts';

const MODULES = Number(process.argv[2] ?? 300);
const PER_ROW = 10;
const ENTRIES = 3;
/** Texts that are written, one after the other: the first letters of the first one run code that has never run before. */
const TEXTS = 3;
/** Steps of the pointer while it drags, and how far each goes, in pixels. */
const STEPS = 200;
const STEP_PX = 12;
const KEY_EVERY_MS = 120;
/** Name of a field that is only the browser's. */
const PLAIN = 'plain';
const GOALS = { keyMs: 50, entryMs: 1500, saveBytes: 2048, frames: 50 };
/** On every keyboard: what has no key of its own comes without one. */
const WORDS = 'Das Haus am Hafen zeigt in diesem Herbst drei neue Werke und bittet am Abend zum Fest';

/** Milliseconds from a key to its letter, by where it was typed. */
interface Noting {
  keyTimes?: { page: number[]; plain: number[] };
}

/** Rows with a headline and texts. */
function rowsOf(count: number) {
  const rows = Math.ceil(count / PER_ROW);
  return [...Array(rows).keys()].flatMap((row) => {
    const home = -1 - row * 100;
    const texts = [...Array(Math.min(PER_ROW, count - row * PER_ROW)).keys()].map((at) => {
      const words = `Modul ${row * PER_ROW + at + 1}`;
      if (at === 0) return headlineOf(home - 1, home, 0, words);
      const html = `<p>${words} mit <strong>einigen</strong> Worten, wie sie auf einer Seite stehen.</p>`;
      return textOf(home - 1 - at, home, at, html);
    });
    return [rowOf(home, row), ...texts];
  });
}

/** From the click until everything can be edited and is painted, in milliseconds. */
async function enter(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const begin = page.getByRole('button', { name: 'Bearbeiten' });
  await begin.waitFor();
  await page.waitForLoadState('networkidle');
  return begin.evaluate(async (button, count) => {
    const since = performance.now();
    (button as HTMLElement).click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelectorAll('main [data-module]').length < count) await frame();
    await frame();
    return performance.now() - since;
  }, MODULES);
}

/** Adds a field below the page that nobody's code hears, and notes from now on how long each letter took from its key to be painted. */
async function noteKeys(page: Page): Promise<void> {
  await page.evaluate((label) => {
    const plain = document.createElement('textarea');
    plain.ariaLabel = label;
    document.body.append(plain);
    const noted = ((window as Noting).keyTimes = { page: [] as number[], plain: [] as number[] });
    document.addEventListener(
      'keydown',
      ({ key, timeStamp, target }) => {
        if (key.length > 1) return;
        const times = target === plain ? noted.plain : noted.page;
        // After the next picture: a message is only heard once it was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  }, PLAIN);
}

const keyTimesOf = (page: Page) => page.evaluate(() => (window as Noting).keyTimes ?? { page: [], plain: [] });

/** Types into the field below the page: what browser and machine need by themselves. */
async function typePlainly(page: Page, words: string): Promise<void> {
  await page.getByLabel(PLAIN).focus();
  await page.keyboard.type(words, { delay: KEY_EVERY_MS });
}

/** Types at the end of a text, and waits until it is saved. */
async function type(page: Page, index: number, words: string): Promise<void> {
  const module = modules(page).nth(index);
  await module.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await module.locator('[contenteditable="true"]').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words, { delay: KEY_EVERY_MS });
  await saved(page);
}

/** Drags a module down and up in the window, and gives the pictures of each second. */
async function drag(page: Page, index: number): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await modules(page).nth(index).focus();
  await tools(page).getByRole('button', { name: 'Ziehen' }).hover();
  await page.mouse.down();
  const [top, bottom] = [height / 4, (height * 3) / 4];
  await page.mouse.move(width / 2, top, { steps: 5 });
  await page.evaluate(() => {
    const frames: number[] = ((window as { pictureTimes?: number[] }).pictureTimes = []);
    const next = (at: number) => {
      frames.push(at);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let step = 0, y = top, way = STEP_PX; step < STEPS; step += 1, y += way) {
    if (y > bottom || y < top) way = -way;
    await page.mouse.move(width / 2, y);
  }
  // Where it would land is shown: it is being dragged.
  await modules(page)
    .nth(index + 2)
    .hover();
  await page.locator('[data-editor-mark]').waitFor();
  const frames = await page.evaluate(() => (window as { pictureTimes?: number[] }).pictureTimes ?? []);
  await page.mouse.up();
  return (frames.length - 1) / (((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000);
}

const house = await openWholeHouse({ env: { LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const { address } = await makePage(house.content.url, 'messung');
  await fill(house.content.url, address, rowsOf(MODULES));

  const page = await browser.newPage({ baseURL: house.gateway.url, viewport: { width: 1440, height: 900 } });
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/document/'))
      sizes.push(request.postDataBuffer()?.length ?? 0);
  });
  await page.context().addCookies([DECIDED]);
  await logIn(page, address);
  await slowDown(page);
  const entries: number[] = [];
  for (let round = 0; round < ENTRIES; round += 1) {
    entries.push(await enter(page, address));
    if (round < ENTRIES - 1) await bar(page).getByRole('button', { name: 'Fertig' }).click();
  }
  const inTheMiddle = Math.floor(MODULES / 2) + 1;
  await noteKeys(page);
  for (let text = 0; text < TEXTS; text += 1) {
    await type(page, inTheMiddle + text, WORDS);
    await typePlainly(page, WORDS);
  }
  const { page: keys, plain } = await keyTimesOf(page);
  const frames = await drag(page, inTheMiddle);
  const typed = TEXTS * WORDS.length;
  const entryMs = median(entries);
  const keyMs = percentile(keys, 0.95);
  const saveBytes = Math.max(...sizes);

  printTable(`${MODULES} modules, processor ${SLOWDOWN} times as slow`, [
    { what: 'to begin, ms', median: entryMs.toFixed(0), each: entries.map((ms) => ms.toFixed(0)).join(' ') },
    { what: 'key to paint, ms', median: median(keys).toFixed(0), each: `${keys.length} keys, p95 ${keyMs.toFixed(0)}` },
    {
      what: 'the same in a plain field, ms',
      median: median(plain).toFixed(0),
      each: `${plain.length} keys, p95 ${percentile(plain, 0.95).toFixed(0)}`,
    },
    { what: 'save, bytes', median: median(sizes), each: `${sizes.length} saves, at most ${saveBytes}` },
    { what: 'pictures a second, dragging', median: frames.toFixed(1), each: `${STEPS} steps` },
  ]);
  judge([
    { what: `editing begins within ${GOALS.entryMs} ms: ${entryMs.toFixed(0)}`, met: entryMs <= GOALS.entryMs },
    { what: `key to paint, p95, within ${GOALS.keyMs} ms: ${keyMs.toFixed(0)}`, met: keyMs <= GOALS.keyMs },
    { what: `a save sends at most ${GOALS.saveBytes} bytes: ${saveBytes}`, met: saveBytes <= GOALS.saveBytes },
    { what: `dragging, at least ${GOALS.frames} pictures a second: ${frames.toFixed(1)}`, met: frames >= GOALS.frames },
    { what: `every key was measured: ${keys.length} of ${typed}`, met: keys.length === typed },
  ]);
} finally {
  await browser.close();
  await house.close();
}
