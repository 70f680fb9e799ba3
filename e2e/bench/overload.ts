/**
 * `npm run bench -- overload`: more visitors than the machine can serve. The house (gateway and content service) has one processor, whoever asks has the
 * others. Every request is for a page that no cache has seen; beside it somebody reads a kept page forty times a second.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { startGateway, type Gateway } from '../src/harness/gateway.ts';
import { openWholeHouse } from '../src/harness/house.ts';
import { percentile, timed } from '../src/harness/timing.ts';
import { judge, printTable } from './measure/table.ts';

const PATH = '/de/programm';
const KEPT = '/de';
const CONNECTIONS = [10, 50, 200];
const SECONDS = 8;
const KEPT_EVERY_MS = 25;
/** How many bursts of twice the sustainable rate, and how long each is: a queue can help for a while, not for ever. */
const BURSTS = 5;
const BURST_SECONDS = 1;
const GOALS = { share: 0.8, keptP99Ms: 50, recoveryMs: 2000, memoryMb: 400 };

interface Round {
  good: number;
  refused: number;
  other: number;
  p50: number;
  p99: number;
  keptP99: number;
  recoveryMs: number;
}

let serial = 0;
const unseen = () => ({ path: `${PATH}?bench=${++serial}` });

/** Gives a process and all its threads, also those to come, one processor. */
function pin(pid: number): void {
  execFileSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' });
}

const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Runs in a thread of its own, so that nothing but the house makes it wait: reads a kept page at a steady pace. */
const READER = `
const { parentPort, workerData: { url, everyMs } } = require('node:worker_threads');
const reads = [];
const read = async () => {
  const begin = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - begin;
};
const timer = setInterval(() => reads.push(read()), everyMs);
parentPort.once('message', async () => {
  clearInterval(timer);
  parentPort.postMessage(await Promise.all(reads));
});
`;

/** @returns a function that ends the reading and gives how long each read took, in milliseconds */
function readKept(url: string): () => Promise<number[]> {
  const reader = new Worker(READER, { eval: true, workerData: { url: url + KEPT, everyMs: KEPT_EVERY_MS } });
  return async () => {
    reader.postMessage('stop');
    const [times] = (await once(reader, 'message')) as [number[]];
    return times;
  };
}

/** How long after the load pages take as long as in a quiet house again. */
async function recovery(url: string, idleMs: number): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const { ms, status } = await timed(url + unseen().path);
    if (status === 200 && ms < 3 * idleMs) return performance.now() - begin;
    if (performance.now() - begin > 20_000) return Number.POSITIVE_INFINITY;
  }
}

function shoot(url: string, connections: number, seconds: number, perSecond?: number) {
  return autocannon({
    url,
    connections,
    duration: seconds,
    ...(perSecond && { overallRate: perSecond }),
    requests: [{ setupRequest: (request) => ({ ...request, ...unseen() }) }],
  });
}

async function round(url: string, connections: number, idleMs: number): Promise<Round> {
  await timed(url + KEPT);
  const endReading = readKept(url);
  const result = await shoot(url, connections, SECONDS);
  const kept = await endReading();
  const recoveryMs = await recovery(url, idleMs);
  const refused = result['5xx'];
  return {
    good: result['2xx'] / SECONDS,
    refused,
    other: result.errors + result.timeouts + result.non2xx - refused,
    p50: result.latency.p50,
    p99: result.latency.p99,
    keptP99: percentile(kept, 0.99),
    recoveryMs,
  };
}

const house = await openWholeHouse({ env: { LOG_LEVEL: 'error' } });
const rows: Record<string, string | number>[] = [];
const rounds: Record<string, Round[]> = { cold: [], warm: [] };
let gateway: Gateway = house.gateway;

async function restart(): Promise<void> {
  await gateway.process.stop();
  gateway = await startGateway({
    apiUrl: house.content.url,
    releases: house.releases.dir,
    env: { LOG_LEVEL: 'error' },
    // As `npm start` does on one processor.
    nodeArgs: ['--v8-pool-size=1'],
  });
  pin(gateway.process.pid);
}

try {
  pin(house.content.process.pid);
  await restart();
  for (let page = 0; page < 20; page++) await timed(gateway.url + unseen().path);
  const idle: number[] = [];
  for (let page = 0; page < 20; page++) idle.push((await timed(gateway.url + unseen().path)).ms);
  const idleMs = percentile(idle, 0.5);
  console.log(`${PATH} in a quiet house: ${idleMs.toFixed(1)} ms; ${SECONDS} s each`);

  for (const state of ['cold', 'warm'] as const) {
    for (const connections of CONNECTIONS) {
      if (state === 'cold') await restart();
      const result = await round(gateway.url, connections, idleMs);
      rounds[state]!.push(result);
      rows.push({
        house: state,
        connections,
        'good/s': result.good.toFixed(0),
        refused: result.refused,
        other: result.other,
        'p50 ms': result.p50,
        'p99 ms': result.p99,
        'kept p99 ms': result.keptP99.toFixed(0),
        'recovery ms': result.recoveryMs.toFixed(0),
      });
    }
  }
  printTable('Pages that no cache has seen', rows);

  const sustainable = rounds.warm![0]!.good;
  let refusedInBursts = 0;
  for (let burst = 0; burst < BURSTS; burst++) {
    const result = await shoot(gateway.url, 500, BURST_SECONDS, Math.round(2 * sustainable));
    refusedInBursts += result.non2xx;
    await recovery(gateway.url, idleMs);
  }
  const memory = memoryMb(gateway.process.pid);
  console.log(
    `\n${BURSTS} bursts of ${BURST_SECONDS} s at ${Math.round(2 * sustainable)} requests a second: ${refusedInBursts} refused; memory of the gateway afterwards ${memory.toFixed(0)} MB`,
  );

  const all = [...rounds.cold!, ...rounds.warm!];
  const most = (key: 'keptP99' | 'recoveryMs') => Math.max(...all.map((result) => result[key]));
  judge([
    ...(['cold', 'warm'] as const).map((state) => {
      const [few, , many] = rounds[state]!;
      const share = many!.good / few!.good;
      return {
        what: `${state}: good answers a second at 200 connections ≥ ${GOALS.share} × those at 10: ${share.toFixed(2)}`,
        met: share >= GOALS.share,
      };
    }),
    { what: `nobody refused in bursts of twice the sustainable rate: ${refusedInBursts}`, met: refusedInBursts === 0 },
    {
      what: `nobody refused at 10 and 50 connections: ${all.reduce((sum, { refused }, index) => sum + (index % 3 < 2 ? refused : 0), 0)}`,
      met: all.every(({ refused }, index) => index % 3 === 2 || refused === 0),
    },
    {
      what: `no other failure: ${all.reduce((sum, { other }) => sum + other, 0)}`,
      met: all.every(({ other }) => other === 0),
    },
    {
      what: `kept pages meanwhile, p99 ≤ ${GOALS.keptP99Ms} ms: ${most('keptP99').toFixed(0)}`,
      met: most('keptP99') <= GOALS.keptP99Ms,
    },
    {
      what: `back to normal within ${GOALS.recoveryMs} ms: ${most('recoveryMs').toFixed(0)}`,
      met: most('recoveryMs') <= GOALS.recoveryMs,
    },
    { what: `memory afterwards ≤ ${GOALS.memoryMb} MB: ${memory.toFixed(0)}`, met: memory <= GOALS.memoryMb },
  ]);
} finally {
  await gateway.process.stop();
  await house.close();
}
