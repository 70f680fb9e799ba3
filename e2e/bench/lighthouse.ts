/**
 * `npm run bench -- lighthouse [--runs=3] [--cpu-slowdown=4]`: what Lighthouse says of the site on a phone; the median of several runs.
 * Lighthouse is fetched with npx when it is asked for: 190 MB for one benchmark are too much for everybody's installation.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../src/harness/chromium.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { judge, printTable } from './measure/table.ts';

/** The last one that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PERFORMANCE = 95;
const MAX_SHIFT = 0.01;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const run = promisify(execFile);

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<
    | 'first-contentful-paint'
    | 'largest-contentful-paint'
    | 'speed-index'
    | 'total-blocking-time'
    | 'cumulative-layout-shift',
    { numericValue: number }
  >;
  environment: { benchmarkIndex: number };
}

function option(name: string, fallback: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
  const value = Number(given ?? fallback);
  if (!(value > 0)) throw new Error(`--${name} must be a positive number, not "${given}"`);
  return value;
}

/** Visits a page; now and then Lighthouse loses its own trace (NO_NAVSTART) and ends with 1: then once more. */
async function visit(url: string, slowdown: number, attempts = 3): Promise<Report> {
  try {
    return await look(url, slowdown);
  } catch (error) {
    const [reason] = /Runtime error encountered:.*/.exec((error as { stderr?: string }).stderr ?? '') ?? [];
    if (!reason || attempts === 1)
      throw new Error(`Lighthouse could not visit ${url}${reason ? `: ${reason}` : ''}`, {
        cause: reason ? undefined : error,
      });
    console.error(`Lighthouse could not visit ${url}, once more: ${reason}`);
    return visit(url, slowdown, attempts - 1);
  }
}

async function look(url: string, slowdown: number): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--throttling-method=simulate',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() }, maxBuffer: MAX_REPORT_BYTES },
  );
  return JSON.parse(stdout) as Report;
}

function median(reports: Report[], read: (report: Report) => number): number {
  const values = reports.map(read).sort((a, b) => a - b);
  return values[Math.floor((values.length - 1) / 2)] ?? NaN;
}

function summary(route: string, reports: Report[]) {
  const audit = (name: keyof Report['audits']) => median(reports, ({ audits }) => audits[name].numericValue);
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [
      name,
      Math.round(100 * median(reports, ({ categories }) => categories[name].score ?? 0)),
    ]),
  ) as Record<(typeof CATEGORIES)[number], number>;
  return {
    route,
    ...scores,
    'FCP ms': Math.round(audit('first-contentful-paint')),
    'LCP ms': Math.round(audit('largest-contentful-paint')),
    'SI ms': Math.round(audit('speed-index')),
    'TBT ms': Math.round(audit('total-blocking-time')),
    CLS: Number(audit('cumulative-layout-shift').toFixed(4)),
    benchmarkIndex: Math.round(median(reports, ({ environment }) => environment.benchmarkIndex)),
  };
}

const runs = option('runs', 3);
const slowdown = option('cpu-slowdown', 4);
const house = await openWholeHouse();
try {
  const { results } = (await (await fetch(`${house.gateway.url}/de/api/events/`)).json()) as {
    results: { urls: { de: string } }[];
  };
  const event = results[0]?.urls.de;
  if (!event) throw new Error('the house has no event to look at');
  const routes = ['/de', '/de/programm', event, '/de/agb'];
  const reports = new Map<string, Report[]>(routes.map((route) => [route, []]));
  // Round by round: what else the machine does then falls on all routes alike.
  for (let round = 0; round < runs; round++)
    for (const route of routes) reports.get(route)?.push(await visit(house.gateway.url + route, slowdown));
  const rows = routes.map((route) => summary(route, reports.get(route) ?? []));
  printTable(
    `Lighthouse, phone on a slow line, processor ${slowdown} times slower than this one; median of ${runs}`,
    rows,
  );
  judge(
    rows.flatMap((row) => [
      { what: `${row.route}: performance ≥ ${PERFORMANCE}: ${row.performance}`, met: row.performance >= PERFORMANCE },
      {
        what: `${row.route}: accessibility, best practices and SEO 100: ${row.accessibility}, ${row['best-practices']}, ${row.seo}`,
        met: row.accessibility === 100 && row['best-practices'] === 100 && row.seo === 100,
      },
      { what: `${row.route}: layout shift ≤ ${MAX_SHIFT}: ${row.CLS}`, met: row.CLS <= MAX_SHIFT },
    ]),
  );
} finally {
  await house.close();
}
