/** `npm run bench -- bytes`: what a visitor downloads of a page and its JavaScript, compressed with brotli. Fails over budget. */
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright';
import { bytesOf, KB, UNTOUCHED_BUDGET } from '../src/harness/bytes.ts';
import { CHROMIUM_ARGS, findChromium } from '../src/harness/chromium.ts';
import { banner, DECIDED } from '../src/harness/consent.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { logIn } from '../src/harness/log-in.ts';
import { recordScripts } from '../src/harness/network-record.ts';
import { REMOTES } from '../src/harness/paths.ts';
import type { Releases } from '../src/harness/releases.ts';
import { interactive, layoutInteractive } from '../src/harness/witness.ts';
import { judge, printTable } from './measure/table.ts';

/** Of its HTML, as it is and compressed. */
const HTML_BUDGET = { raw: 60 * KB, brotli: 9 * KB };
const TOUCHED_BUDGET = 165 * KB;
const REMOTE_BUDGET = 15 * KB;
/** Of the code that asks new visitors about cookies: it comes after the page, and once. */
const CONSENT_BUDGET = 16 * KB;
/** Of all that comes when somebody edits: the text editor, the picker, the panels. */
const EDITING_BUDGET = 200 * KB;

interface RouteBytes {
  html: { raw: number; brotli: number };
  scripts: { url: string; bytes: number }[];
  /** Of what an idle browser fetches ahead, for other pages. */
  ahead: number;
  inline: number;
  editor: number;
}

/** @param loaded waits until the page has what it is measured with: `interactive` touches it, `layoutInteractive` does not. */
async function measureRoute(browser: Browser, url: string, loaded: (page: Page) => Promise<void>): Promise<RouteBytes> {
  const context = await browser.newContext();
  await context.addCookies([DECIDED]);
  const page = await context.newPage();
  const ran = await recordScripts(page);
  const requested: string[] = [];
  const ahead: string[] = [];
  page.on(
    'request',
    (request) => void (request.headers()['sec-purpose'] === 'prefetch' ? ahead : requested).push(request.url()),
  );
  const html = await (await page.goto(url))!.text();
  await loaded(page);
  // What an idle browser fetches ahead comes after that.
  await page.waitForLoadState('networkidle');
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|application\/json))[^>]*>([^<]*)<\/script>/g)]
    .map(([, code]) => code ?? '')
    .join('');
  const scripts = await Promise.all(
    [...new Set([...ran, ...requested.filter((each) => /\.m?js(\?|$)/.test(each))])].map(async (each) => ({
      url: each,
      bytes: await bytesOf(each),
    })),
  );
  await context.close();
  const aheadBytes = await Promise.all([...new Set(ahead)].map(bytesOf));
  const editor = scripts
    .filter((each) => each.url.includes('/releases/editor/'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html: { raw: Buffer.byteLength(html), brotli: await bytesOf(url) },
    scripts,
    ahead: aheadBytes.reduce((sum, each) => sum + each, 0),
    inline: inline ? brotliCompressSync(inline).length : 0,
    editor: editor + (html.includes('/releases/editor/') ? 1 : 0),
  };
}

/** What a visitor loads to be asked about cookies, beyond what everybody loads. */
async function measureConsent(browser: Browser, url: string, known: RouteBytes): Promise<number> {
  const page = await browser.newPage();
  const requested = new Set<string>();
  page.on('request', (request) => /\.m?js(\?|$)/.test(request.url()) && requested.add(request.url()));
  await page.goto(url);
  await banner(page).waitFor();
  await page.close();
  const more = [...requested].filter(
    (each) => known.scripts.every((script) => script.url !== each) && new URL(each).pathname.startsWith('/assets/'),
  );
  const bytes = await Promise.all(more.map(bytesOf));
  return bytes.reduce((sum, each) => sum + each, 0);
}

/** What somebody who edits loads of the editor, from the toolbar to the text that is written. */
async function measureEditing(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const requested = new Set<string>();
  page.on('request', (request) => /\/releases\/editor\/.*\.js$/.test(request.url()) && requested.add(request.url()));
  await logIn(page, '/de/besuch?edit');
  await page.getByRole('region', { name: 'Bearbeiten' }).waitFor();
  await page.locator('[data-model=text] [role=textbox]').first().click();
  await page.locator('[contenteditable=true]').first().waitFor();
  const bytes = await Promise.all([...requested].map(bytesOf));
  await context.close();
  return bytes.reduce((sum, each) => sum + each, 0);
}

function remoteRows(releases: Releases) {
  return REMOTES.map((remote) => {
    const { files, assets, entry } = releases.manifest(remote);
    const sizeOf = (file: string) => files[`${file}.br`]?.bytes ?? files[file]?.brotli ?? NaN;
    const fragments = Object.entries(assets).map(([name, list]) => ({
      name,
      bytes: list.reduce((sum, file) => sum + sizeOf(file), 0),
    }));
    const largest = fragments.sort((a, b) => b.bytes - a.bytes)[0];
    return {
      remote,
      entry: sizeOf(entry),
      fragments: fragments.map(({ name, bytes }) => `${name} ${bytes}`).join(', '),
      'entry + largest': sizeOf(entry) + (largest?.bytes ?? 0),
    };
  });
}

const house = await openWholeHouse();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const { results } = (await (await fetch(`${house.gateway.url}/de/api/events/`)).json()) as {
    results: { urls: { de: string } }[];
  };
  const routes = ['/de', '/de/programm', results[0]!.urls.de];
  const measured = [];
  for (const route of routes)
    measured.push({ route, ...(await measureRoute(browser, house.gateway.url + route, interactive)) });
  const untouched = await measureRoute(browser, `${house.gateway.url}/de/programm`, layoutInteractive);
  const sumOf = ({ scripts, inline }: RouteBytes) => scripts.reduce((sum, { bytes }) => sum + bytes, inline);

  for (const { route, scripts, inline } of [{ route: '/de/programm, untouched', ...untouched }, ...measured]) {
    const rows = scripts.map(({ url, bytes }) => ({ script: new URL(url).pathname, 'bytes (brotli)': bytes }));
    printTable(route, [...rows, { script: 'inline', 'bytes (brotli)': inline }]);
  }
  printTable(
    'All JavaScript by route',
    [{ route: '/de/programm, untouched', ...untouched }, ...measured].map((each) => ({
      route: each.route,
      scripts: each.scripts.length,
      'HTML (bytes)': each.html.raw,
      'HTML (brotli)': each.html.brotli,
      'bytes (brotli)': sumOf(each),
      'fetched ahead': each.ahead,
      KB: (sumOf(each) / KB).toFixed(1),
      'of mfe-editor': each.editor,
    })),
  );
  const remotes = remoteRows(house.releases);
  printTable('Remotes (bytes, brotli)', remotes);

  const programme = measured.find(({ route }) => route === '/de/programm')!;
  const consent = await measureConsent(browser, `${house.gateway.url}/de/programm`, programme);
  const editing = await measureEditing(browser, house.gateway.url);
  judge([
    {
      what: `HTML of /de/programm ≤ ${HTML_BUDGET.raw} bytes: ${untouched.html.raw}`,
      met: untouched.html.raw <= HTML_BUDGET.raw,
    },
    {
      what: `HTML of /de/programm ≤ ${HTML_BUDGET.brotli} bytes in brotli: ${untouched.html.brotli}`,
      met: untouched.html.brotli <= HTML_BUDGET.brotli,
    },
    {
      what: `JavaScript of /de/programm before it is touched, with what is fetched ahead ≤ ${UNTOUCHED_BUDGET} bytes: ${sumOf(untouched) + untouched.ahead}`,
      met: sumOf(untouched) + untouched.ahead <= UNTOUCHED_BUDGET,
    },
    {
      what: `all JavaScript of /de/programm once it is touched ≤ ${TOUCHED_BUDGET} bytes: ${sumOf(programme)}`,
      met: sumOf(programme) <= TOUCHED_BUDGET,
    },
    {
      what: `what asks new visitors about cookies ≤ ${CONSENT_BUDGET} bytes: ${consent}`,
      met: consent > 0 && consent <= CONSENT_BUDGET,
    },
    {
      what: `everything of the editor while a page is edited ≤ ${EDITING_BUDGET} bytes: ${editing}`,
      met: editing > 0 && editing <= EDITING_BUDGET,
    },
    ...remotes.map((row) => ({
      what: `entry and largest fragment of ${row.remote} ≤ ${REMOTE_BUDGET} bytes: ${row['entry + largest']}`,
      met: row['entry + largest'] <= REMOTE_BUDGET,
    })),
    ...measured.map(({ route, editor }) => ({
      what: `nothing of mfe-editor for an anonymous visitor of ${route}: ${editor} bytes`,
      met: editor === 0,
    })),
  ]);
} finally {
  await browser.close();
  await house.close();
}
