import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readDeclaration } from '../../build-kit/declaration.mjs';
import { installedBrowser } from './browser.mjs';
import { freePort } from './ports.mjs';
import { node } from './run.mjs';
import { CommandError, ROOT, seconds } from './say.mjs';
import { GATEWAY, RELEASES } from './site.mjs';
import { Service } from './supervisor.mjs';

/** From a page's HTML to the moment that React has taken it over, on a busy machine, in milliseconds. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 50;
const LOCALE = 'de';
/** What ends a command. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** What pages say in the console when the code of a fragment is missing, does not fit, throws, or renders something else than the server. */
const FAILURES = /FOYER-30[1-79]/;

/**
 * Has a browser take over the pages of a remote's build before any visitor gets them. It opens one page of each fragment, on the content of the site that runs
 * here, in a gateway of its own that knows this build and nothing else. What no rule can see is found so: code that loads, and never becomes alive.
 * @param {string} remote `events`
 * @returns {Promise<string>} what was tried, or why nothing was, as a sentence
 * @throws {CommandError} FOYER-515 with the page and what is wrong; nothing is changed then
 */
export async function tryInBrowser(remote) {
  const started = Date.now();
  const executablePath = installedBrowser();
  const playwright = executablePath && (await import('playwright').catch(() => null));
  if (!playwright) return 'There is no browser here: whether its pages become alive was not tried.';
  const apiUrl = await runningContent();
  if (!apiUrl)
    return `No site runs here with its data in ${dataDirectory()} (DATA_DIR): whether its pages become alive was not tried.`;
  return inTemporaryFolder(async (folder, signal) => {
    const env = { RELEASES: join(folder, 'releases'), DATA_DIR: folder, API_URL: apiUrl, LOG_LEVEL: 'error' };
    // What the rules refuse is said by the deploy itself.
    const { code } = await node([RELEASES, 'deploy', remote], { env, signal });
    if (code !== 0) return 'Its pages were not tried in a browser.';
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    let log = '';
    const gateway = new Service({
      name: 'gateway of the trial',
      args: [GATEWAY],
      env: { ...env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: '' },
      readyUrl: `${url}/readyz`,
      onOutput: (text) => (log += text),
    });
    const browser = await playwright.chromium
      .launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu'],
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      })
      .catch(() => null);
    if (!browser) return `${executablePath} does not start: whether its pages become alive was not tried.`;
    const end = () => Promise.all([browser.close(), gateway.stop()]);
    signal.addEventListener('abort', end);
    try {
      signal.throwIfAborted();
      await gateway.start();
      const tried = [];
      for (const address of await addressesOf(remote, url))
        if (await tryPage(browser, url, address, { faultOnServer: () => faultIn(log, remote) })) tried.push(address);
      return tried.length > 0
        ? `Alive in a browser: ${tried.join(', ')} (${seconds(started)}).`
        : 'No page of it is for visitors who are not logged in: none was tried in a browser.';
    } finally {
      await end();
    }
  });
}

/**
 * Works in a folder that is gone afterwards, also where the work is interrupted.
 * @template T
 * @param {(folder: string, signal: AbortSignal) => Promise<T>} work is over soon after the signal
 * @returns {Promise<T>}
 * @throws {CommandError} without a sentence when it was interrupted
 */
async function inTemporaryFolder(work) {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  // From before there is a folder: what nobody hears ends the program at once.
  SIGNALS.forEach((name) => process.on(name, interrupt));
  const folder = mkdtempSync(join(tmpdir(), 'foyer-trial-'));
  try {
    const result = await work(folder, interruption.signal);
    interruption.signal.throwIfAborted();
    return result;
  } catch (error) {
    throw interruption.signal.aborted ? new CommandError(undefined, '') : error;
  } finally {
    SIGNALS.forEach((name) => process.off(name, interrupt));
    // A program that was told to end may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const dataDirectory = () => resolve(process.env.DATA_DIR?.trim() || '.foyer');

/** Address of the content service of this data directory, or of `API_URL`; null when it does not answer. */
async function runningContent() {
  const note = join(dataDirectory(), 'operator.json');
  const url = process.env.API_URL || (existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).url : null);
  const answer = url && (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null));
  return answer?.ok ? url : null;
}

/** One address for each fragment that has a page: as its route says, or the first of the sitemap that fits. */
async function addressesOf(remote, url) {
  const { routes } = readDeclaration(join(ROOT, `mfe-${remote}`));
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const byFragment = new Map();
  for (const { fragment, paths } of Object.values(routes)) {
    // What may be left out is left out: `/search/:category?`.
    const path = `/${LOCALE}${paths[LOCALE].replace(/\/:\w+\?/g, '')}`.replace(/\/$/, '');
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const address = /[:*]/.test(path) ? known.find((one) => pattern.test(one)) : path;
    if (address && !byFragment.has(fragment)) byFragment.set(fragment, address);
  }
  return [...byFragment.values()];
}

/**
 * Opens a page as a new visitor does and touches it.
 * @param {import('playwright').Browser} browser
 * @param {string} url of the site
 * @param {string} address `/de/programm`
 * @param {{limitMs?: number, faultOnServer?: () => string | null}} [options] how long it may take to become alive;
 *   what the server has said of an answer that is none
 * @returns {Promise<boolean>} false for a page that leads elsewhere, as those of editors do
 * @throws {CommandError} FOYER-515
 */
export async function tryPage(browser, url, address, { limitMs = LIMIT_MS, faultOnServer = () => null } = {}) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const complaints = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => FAILURES.test(message.text()) && complaints.push(message.text()));
    const answer = await page.goto(url + address);
    if (answer.request().redirectedFrom()) return false;
    if (!answer.ok()) {
      const fault = faultOnServer();
      throw refusal(address, `it answers ${answer.status()}${fault ? `, since ${fault}` : ''}`);
    }
    const until = Date.now() + limitMs;
    while (!(await page.evaluate(touch)) && complaints.length === 0) {
      if (Date.now() > until) throw refusal(address, `nothing has taken it over within ${limitMs / 1000} s`);
      await pause(PAUSE_MS);
    }
    // Effects come after it, and what throws in them.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    if (complaints.length > 0) throw refusal(address, complaints[0].split('\n')[0]);
    return true;
  } finally {
    await context.close();
  }
}

const refusal = (address, what) =>
  new CommandError('FOYER-515', `in a browser, ${address} does not become alive: ${what}. Nothing was deployed.`);

/**
 * What a gateway has said last of a remote. One that has no other remotes says, too, what it misses of them.
 * @param {string} log a line of JSON for each failure
 * @param {string} remote
 * @returns {string | null}
 */
export function faultIn(log, remote) {
  const line = log.split('\n').findLast((text) => text.startsWith('{') && text.includes(` of ${remote}@`));
  return line ? JSON.parse(line).msg.split('\n')[0] : null;
}

/** In the page: whether React knows the elements of what the remote shows; what it does not know is touched, since some wait for that. */
function touch() {
  const app = document.querySelector('main > [data-app]');
  const isKnown = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  if (app && [...app.children].some(isKnown)) return true;
  app?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return false;
}
