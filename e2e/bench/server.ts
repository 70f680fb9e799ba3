/**
 * `npm run bench -- server`: the programme from our gateway, uncached and cached, beside two yardsticks: bare React (the floor) and
 * a static file (the limit). Each is a process of its own; they are measured one after the other, in several rounds.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy } from '../src/harness/fault-proxy.ts';
import { startGateway } from '../src/harness/gateway.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { ManagedProcess } from '../src/harness/managed-process.ts';
import { ROOT } from '../src/harness/paths.ts';
import { freePort } from '../src/harness/port.ts';
import { median } from '../src/harness/timing.ts';
import { load, type LoadResult } from './measure/load.ts';
import { judge, printTable } from './measure/table.ts';
import type { FloorPage } from './yardsticks/floor.ts';

const PATH = '/de/programm';
const ROUNDS = 3;
const SECONDS = 6;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 10;
const TARGET = 0.5;

/** The calls that one uncached page costs, once the shell knows the site. */
async function callsOf(apiUrl: string, releases: string): Promise<string[]> {
  const proxy = await startFaultProxy(apiUrl);
  const gateway = await startGateway({ apiUrl: proxy.url, releases });
  await fetch(`${gateway.url}${PATH}?first`);
  const before = proxy.requests.length;
  await fetch(`${gateway.url}${PATH}?second`);
  const calls = proxy.requests.slice(before).filter((path) => !path.startsWith('/internal/'));
  await gateway.process.stop();
  await proxy.close();
  return calls;
}

async function yardstick(name: string, port: number, ...args: string[]): Promise<ManagedProcess> {
  const server = new ManagedProcess({
    name,
    args: [join(ROOT, `e2e/dist/bench/yardsticks/${name}.js`), ...args],
    env: { NODE_ENV: 'production' },
  });
  await server.ready(`http://127.0.0.1:${port}/`);
  return server;
}

const house = await openWholeHouse({ env: { LOG_LEVEL: 'warn' } });
const dir = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const html = await (await fetch(house.gateway.url + PATH)).text();
const calls = await callsOf(house.content.url, house.releases.dir);
const mainStart = html.indexOf('>', html.indexOf('<main')) + 1;
const mainEnd = html.indexOf('</main>');
const [floorPort, staticPort] = [await freePort(), await freePort()];
const floorPage: FloorPage = {
  port: floorPort,
  apiUrl: house.content.url,
  calls,
  before: html.slice(0, mainStart),
  main: html.slice(mainStart, mainEnd),
  after: html.slice(mainEnd),
};
writeFileSync(join(dir, 'floor.json'), JSON.stringify(floorPage));
writeFileSync(join(dir, 'page.html'), html);
const floor = await yardstick('floor', floorPort, join(dir, 'floor.json'));
const file = await yardstick('static-file', staticPort, String(staticPort), join(dir, 'page.html'));

const subjects = [
  { name: 'floor: bare React', url: `http://127.0.0.1:${floorPort}${PATH}`, pid: floor.pid, unique: true },
  { name: 'ours, uncached', url: house.gateway.url + PATH, pid: house.gateway.process.pid, unique: true },
  { name: 'limit: static file', url: `http://127.0.0.1:${staticPort}${PATH}`, pid: file.pid, unique: false },
  { name: 'ours, cached', url: house.gateway.url + PATH, pid: house.gateway.process.pid, unique: false },
];

try {
  const floorHtml = await (await fetch(subjects[0]!.url)).text();
  console.log(
    `${PATH}: ${html.length} characters of HTML (floor ${floorHtml.length}), ${calls.length} calls to the content service: ${calls.join(' ')}`,
  );
  console.log(`${ROUNDS} rounds of ${SECONDS} s each, ${CONNECTIONS} connections`);
  for (const subject of subjects) await load({ ...subject, seconds: WARM_UP_SECONDS, connections: CONNECTIONS });
  const rounds = new Map<string, LoadResult[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of subjects)
      rounds.get(subject.name)!.push(await load({ ...subject, seconds: SECONDS, connections: CONNECTIONS }));
  }
  const of = (name: string, key: keyof LoadResult) => median(rounds.get(name)!.map((result) => result[key]));
  printTable(
    'Median of the rounds',
    subjects.map(({ name }) => ({
      server: name,
      'requests/s': of(name, 'perSecond').toFixed(0),
      'p50 ms': of(name, 'p50').toFixed(1),
      'p99 ms': of(name, 'p99').toFixed(1),
      'CPU ms/request': of(name, 'cpu').toFixed(2),
      failed: rounds.get(name)!.reduce((sum, { failed }) => sum + failed, 0),
      'each round': rounds
        .get(name)!
        .map(({ perSecond }) => perSecond.toFixed(0))
        .join(' '),
    })),
  );
  const uncached = of('ours, uncached', 'perSecond') / of('floor: bare React', 'perSecond');
  const cached = of('ours, cached', 'perSecond') / of('limit: static file', 'perSecond');
  const failed = [...rounds.values()].flat().reduce((sum, result) => sum + result.failed, 0);
  judge([
    { what: `uncached ≥ ${TARGET} × floor: ${uncached.toFixed(2)}`, met: uncached >= TARGET },
    { what: `cached ≥ ${TARGET} × static file: ${cached.toFixed(2)}`, met: cached >= TARGET },
    { what: `no failed request: ${failed}`, met: failed === 0 },
  ]);
} finally {
  await floor.stop();
  await file.stop();
  await house.close();
  rmSync(dir, { recursive: true, force: true });
}
