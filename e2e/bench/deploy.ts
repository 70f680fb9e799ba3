/** `npm run bench -- deploy`: deploys a changed mfe-events and rolls it back while visitors come. No request may fail. */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@foyer/shared/eventually';
import autocannon from 'autocannon';
import { openWholeHouse } from '../src/harness/house.ts';
import { changedEvents } from '../src/harness/releases.ts';
import { judge, printTable } from './measure/table.ts';

const SECONDS = 20;
const CONNECTIONS = 4;
const PICKED_UP_MS = 1000;
const MARK = '(neu)';

const house = await openWholeHouse({ env: { LOG_LEVEL: 'warn' } });
const changed = changedEvents(MARK);
const url = `${house.gateway.url}/de/programm`;
const isNew = async () => (await (await fetch(url)).text()).includes(MARK);

/** Time from the end of a command until the HTML says what it should. */
async function timeUntil(shown: boolean): Promise<number> {
  const since = performance.now();
  await eventually(async () => (await isNew()) === shown, { within: 10_000, every: 5 });
  return performance.now() - since;
}

try {
  await isNew();
  let serial = 0;
  const loads = [
    { name: 'cached pages', run: autocannon({ url, connections: CONNECTIONS, duration: SECONDS }) },
    {
      name: 'uncached pages',
      run: autocannon({
        url,
        connections: CONNECTIONS,
        duration: SECONDS,
        requests: [{ setupRequest: (request) => ({ ...request, path: `/de/programm?bench=${++serial}` }) }],
      }),
    },
  ];
  const settled = Promise.all(loads.map(async ({ name, run }) => ({ name, result: await run })));
  await pause(2000);
  const old = house.releases.active('events');
  await house.releases.deploy('events', changed);
  const deployMs = await timeUntil(true);
  const release = house.releases.active('events');
  await pause(2000);
  await house.releases.command('rollback', 'events');
  const rollbackMs = await timeUntil(false);
  const results = await settled;

  printTable(
    `Load while ${old} became ${release} and back`,
    results.map(({ name, result }) => ({
      load: name,
      requests: result.requests.total,
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
      'failed (errors, time-outs, not 2xx)': `${result.errors}, ${result.timeouts}, ${result.non2xx}`,
    })),
  );
  const failed = results.reduce((sum, { result }) => sum + result.errors + result.timeouts + result.non2xx, 0);
  judge([
    { what: `0 failed requests: ${failed}`, met: failed === 0 },
    {
      what: `new HTML within ${PICKED_UP_MS} ms of the deploy: ${deployMs.toFixed(0)} ms`,
      met: deployMs <= PICKED_UP_MS,
    },
    {
      what: `old HTML within ${PICKED_UP_MS} ms of the rollback: ${rollbackMs.toFixed(0)} ms`,
      met: rollbackMs <= PICKED_UP_MS,
    },
  ]);
} catch (error) {
  console.error(house.gateway.process.output);
  throw error;
} finally {
  await house.close();
  rmSync(changed, { recursive: true, force: true });
}
