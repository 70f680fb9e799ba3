/**
 * `npm run bench -- stylesheet [rounds]`: the programme as it is, with its rules in the HTML, beside the same page with the same rules
 * in a style sheet of its own, on a slow line (1.6 Mbit/s, 150 ms) and a telephone four times as slow: when something is seen.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../src/harness/chromium.ts';
import { DECIDED } from '../src/harness/consent.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { median } from '../src/harness/timing.ts';
import { slowDown, TELEPHONE } from './measure/slow-device.ts';
import { judge, printTable } from './measure/table.ts';

const ROUNDS = Number(process.argv[2] ?? 9);
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const LINE = { offline: false, latency: 150, downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
const RULES = /<style data-rules>([^]*?)<\/style>/;
const SHEET = '/rules.css';

interface Body {
  type: string;
  bytes: Buffer;
}

const house = await openWholeHouse({ env: { LOG_LEVEL: 'warn' } });
const html = await (await fetch(`${house.gateway.url}/de/programm`)).text();
const rules = RULES.exec(html)?.[1];
if (!rules) throw new Error('the page has no rules of its own');
const brotli = (type: string, text: string): Body => ({ type, bytes: brotliCompressSync(text) });
const bodies: Record<string, Body> = {
  '/inside': brotli('text/html; charset=utf-8', html),
  '/apart': brotli(
    'text/html; charset=utf-8',
    html.replace(RULES, '').replace('<head>', `<head><link rel="stylesheet" href="${SHEET}">`),
  ),
  [SHEET]: brotli('text/css', rules),
};

/** Hands on what the page loads besides. */
async function passOn(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(house.gateway.url + path);
  const type = answer.headers.get('content-type') ?? '';
  response
    .writeHead(answer.status, { 'content-type': type, 'cache-control': answer.headers.get('cache-control') ?? '' })
    .end(Buffer.from(await answer.arrayBuffer()));
}

const server = createServer(({ url = '' }, response) => {
  const body = bodies[url];
  if (!body) return void passOn(url, response).catch(() => response.writeHead(502).end());
  response
    .writeHead(200, {
      'content-type': body.type,
      'content-encoding': 'br',
      'content-length': body.bytes.length,
      'cache-control': url === SHEET ? 'max-age=31536000, immutable' : 'no-cache',
    })
    .end(body.bytes);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Milliseconds until something is seen: on a first visit, and on a second one. */
async function visit(browser: Browser, path: string): Promise<[number, number]> {
  const context = await browser.newContext({ ...TELEPHONE, baseURL: origin, serviceWorkers: 'block' });
  try {
    await context.addCookies([DECIDED]);
    const page = await context.newPage();
    const session = await slowDown(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    const times: number[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      times.push(
        await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
      );
      await page.goto('about:blank');
    }
    return [times[0] ?? NaN, times[1] ?? NaN];
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const seen: Record<'/inside' | '/apart', [number, number][]> = { '/inside': [], '/apart': [] };
  // The first round does not count: a new house draws its pictures in it.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const path of ['/inside', '/apart'] as const) {
      const times = await visit(browser, path);
      if (round > 0) seen[path].push(times);
    }
  const of = (path: keyof typeof seen, turn: 0 | 1) => median(seen[path].map((times) => times[turn]));
  printTable(
    `First contentful paint in ms, median of ${ROUNDS}; bytes in brotli`,
    (['/inside', '/apart'] as const).map((path) => ({
      'rules stand': path.slice(1),
      HTML: bodies[path]?.bytes.length ?? 0,
      sheet: path === '/apart' ? (bodies[SHEET]?.bytes.length ?? 0) : 0,
      'first visit': of(path, 0).toFixed(0),
      'second visit': of(path, 1).toFixed(0),
    })),
  );
  judge([
    { what: 'with its rules inside, a first visitor sees the page no later', met: of('/inside', 0) <= of('/apart', 0) },
  ]);
} finally {
  await browser.close();
  server.close();
  await house.close();
}
