/**
 * `npm run bench -- losses [--rounds 200] [--seed 1]`: somebody types, and at a random moment the tab, the gateway, the content service
 * or the line is gone. Fails when a word is lost that the bar called saved, or that had stood there for a second.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eventually } from '@foyer/shared/eventually';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../src/harness/chromium.ts';
import { type ContentService, startContentService } from '../src/harness/content-service.ts';
import { bar, modules, saved } from '../src/harness/editing.ts';
import { type Gateway, startGateway } from '../src/harness/gateway.ts';
import { warm } from '../src/harness/house.ts';
import { logIn } from '../src/harness/log-in.ts';
import { draftOf, fill, makePage, rowOf, textOf } from '../src/harness/own-page.ts';
import { freePort } from '../src/harness/port.ts';
import { randomNumbers } from '../src/harness/random.ts';
import { Releases } from '../src/harness/releases.ts';
import { REMOTES } from '../src/harness/paths.ts';
import { judge, printTable } from './measure/table.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const ROUNDS = Number(values.rounds);
const random = randomNumbers(Number(values.seed));
/** What is gone; with `and tab`, the tab too, before the rest is there again. */
const VICTIMS = [
  'tab',
  'gateway',
  'gateway and tab',
  'content service',
  'content service and tab',
  'line',
  'line and tab',
] as const;
type Victim = (typeof VICTIMS)[number];
/** Texts of the page: in each round one is written in. */
const TEXTS = 6;
/** A kill comes so many milliseconds after the first letter, at most. */
const LONGEST_MS = 4000;
/** A letter follows another after so many milliseconds, at most. */
const SLOWEST_MS = 120;
/** What comes at all comes within so many milliseconds, on a machine that others load, too. */
const LOADED_MS = 120_000;
/** What has stood in the page for so long, in milliseconds, is kept in the browser. */
const KEPT_AFTER_MS = 1000;

/** A site whose parts can be killed one by one. */
class Site {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-losses-'));
  readonly #releases = Releases.empty();
  content!: ContentService;
  gateway!: Gateway;

  async open(): Promise<void> {
    for (const remote of REMOTES) await this.#releases.deploy(remote);
    const [contentPort, gatewayPort] = [await freePort(), await freePort()];
    await this.startContent(contentPort);
    await this.startGateway(gatewayPort);
    await warm(this.gateway.url);
  }

  async startContent(port = this.content.port): Promise<void> {
    this.content = await startContentService({ dataDir: this.#dataDir, port });
  }

  async startGateway(port = Number(new URL(this.gateway.url).port)): Promise<void> {
    this.gateway = await startGateway({
      apiUrl: this.content.url,
      releases: this.#releases.dir,
      port,
      env: { LOG_LEVEL: 'warn' },
    });
  }

  async close(): Promise<void> {
    await this.gateway.process.stop();
    await this.content.process.stop();
    this.#releases.drop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

/** A word that was typed. */
interface Word {
  text: string;
  /** When its last letter was typed. */
  typed: number;
  /** The bar said that everything is saved, with this word in the page. */
  wasCalledSaved: boolean;
}

/** What has become of it. */
interface Fate extends Word {
  victim: Victim;
  /** Without its tab, a word counts on having been kept; with it, everything that stands there is saved in the end. */
  isPromised: boolean;
  /** How often it is there. */
  times: number;
}

/** Opens the page to be edited, and hears whenever the bar calls saved what stands there. */
async function begin(context: BrowserContext, address: string, hear: (words: string) => void): Promise<Page> {
  const page = await context.newPage();
  await page.exposeFunction('saysSaved', hear);
  // A service that has just begun on a busy machine may be late: then there is no site, and whoever edits asks again.
  await eventually(async () => (await page.goto(`${address}?edit`))?.status() === 200, {
    within: LOADED_MS,
    what: 'the page',
  });
  await bar(page).waitFor();
  await saved(page);
  await page.evaluate(() => {
    const tell = (window as unknown as { saysSaved: (words: string) => void }).saysSaved;
    const look = () => {
      const state = document.querySelector('[data-edit-bar] [role=status][data-state]');
      if (state?.getAttribute('data-state') === 'saved') tell(document.querySelector('main')?.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return page;
}

/** Types words until it is told to stop, or the tab is gone. */
async function type(page: Page, round: number, written: Word[], isOver: () => boolean): Promise<void> {
  try {
    const text = modules(page)
      .filter({ has: page.getByRole('textbox', { name: 'Text', exact: true }) })
      .nth(random(TEXTS));
    await text.getByRole('textbox', { name: 'Text', exact: true }).first().focus();
    await text.locator('[contenteditable="true"]').focus();
    await page.keyboard.press('Control+End');
    for (let at = 0; !isOver(); at += 1) {
      const word = `r${round}w${at}x`;
      await page.keyboard.type(` ${word}`, { delay: random(SLOWEST_MS) });
      written.push({ text: word, typed: Date.now(), wasCalledSaved: false });
      if (random(6) === 0) await new Promise((resolve) => setTimeout(resolve, random(1500)));
    }
  } catch (error) {
    // Gone with its tab.
    if (!isOver() && !page.isClosed()) throw error;
  }
}

const isLost = ({ isPromised, times }: Fate): boolean => isPromised && times === 0;

/** Ends the tab's process: nothing in it is told. */
async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** What waits for the next try may wait long: the saver tries again after half a minute at the latest. */
async function expectSaved(page: Page): Promise<void> {
  // Nobody else works here: there is nothing to be asked about.
  const asked = await page.locator('dialog[open]').allInnerTexts();
  if (asked.length > 0) throw new Error(`somebody who works alone was asked: ${asked.join(' | ')}`);
  await eventually(async () => (await bar(page).getByRole('status').getAttribute('data-state')) === 'saved', {
    within: LOADED_MS,
    what: 'everything saved again',
  });
}

const site = new Site();
await site.open();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const { address } = await makePage(site.content.url, 'verluste');
  const texts = [...Array(TEXTS).keys()].map((at) => textOf(-2 - at, -1, at, '<p>Anfang</p>'));
  await fill(site.content.url, address, [rowOf(-1, 0), ...texts]);

  const context = await browser.newContext({ baseURL: site.gateway.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(LOADED_MS);
  await logIn(await context.newPage(), address);
  await context.pages()[0]?.close();

  const fates: Fate[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length] ?? 'tab';
    const words: Word[] = [];
    let isOver = false;
    let page = await begin(context, address, (shown) => {
      if (isOver) return;
      for (const word of words) word.wasCalledSaved ||= shown.includes(word.text);
    });
    const typing = type(page, round, words, () => isOver);
    // Why nobody could type is said below.
    typing.catch(() => undefined);
    await eventually(() => words.length > 0, { what: 'a first word' }).catch(async (cause: unknown) => {
      const told = await page.locator('dialog[open], [data-edit-bar] [role=status]').allInnerTexts();
      throw new Error(`nobody could type in round ${round} (${victim}): ${told.join(' | ')}`, { cause });
    });
    await new Promise((resolve) => setTimeout(resolve, random(LONGEST_MS)));
    const killed = Date.now();
    const takesTab = victim.endsWith('tab');
    if (victim.startsWith('gateway')) await site.gateway.process.kill();
    if (victim.startsWith('content service')) await site.content.process.kill();
    if (victim.startsWith('line')) await context.setOffline(true);
    // With the line gone, somebody types on for a while.
    if (victim !== 'tab') await new Promise((resolve) => setTimeout(resolve, random(LONGEST_MS)));
    const ended = victim === 'tab' ? killed : Date.now();
    isOver = true;
    if (takesTab) await crash(page);
    await typing;
    if (victim.startsWith('gateway')) await site.startGateway();
    if (victim.startsWith('content service')) await site.startContent();
    if (victim.startsWith('line')) await context.setOffline(false);
    if (takesTab) page = await begin(context, address, () => undefined);
    await expectSaved(page);
    const { rows } = await draftOf(site.content.url, address);
    const kept = JSON.stringify(rows.map(({ fields }) => (fields.content as { de: string } | undefined)?.de ?? ''));
    for (const word of words) {
      const isPromised = !takesTab || word.wasCalledSaved || ended - word.typed >= KEPT_AFTER_MS;
      const fate = { ...word, victim, isPromised, times: kept.split(word.text).length - 1 };
      fates.push(fate);
      if (isLost(fate) || fate.times > 1)
        console.log(`round ${round}, ${victim}, gone ${ended - word.typed} ms after the word:`, fate);
    }
    await page.close();
  }
  printTable(
    `${ROUNDS} kills in the middle of typing`,
    VICTIMS.map((victim) => {
      const of = fates.filter((fate) => fate.victim === victim);
      return {
        gone: victim,
        words: of.length,
        promised: of.filter(({ isPromised }) => isPromised).length,
        'there all the same': of.filter(({ isPromised, times }) => !isPromised && times > 0).length,
        lost: of.filter(isLost).length,
        twice: of.filter(({ times }) => times > 1).length,
      };
    }),
  );
  const lost = fates.filter(isLost);
  const calledSaved = lost.filter(({ wasCalledSaved }) => wasCalledSaved);
  const twice = fates.filter(({ times }) => times > 1);
  judge([
    { what: `0 words lost that were called saved: ${calledSaved.length}`, met: calledSaved.length === 0 },
    { what: `0 words lost that had stood there for ${KEPT_AFTER_MS} ms: ${lost.length}`, met: lost.length === 0 },
    { what: `0 words twice: ${twice.length}`, met: twice.length === 0 },
  ]);
} finally {
  await browser.close();
  await site.close();
}
