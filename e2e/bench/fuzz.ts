/**
 * `npm run bench -- fuzz [requests] [seed]`: asks every operation of the content service, as its OpenAPI document lists them, for
 * what nobody should ask for. Fails when one is answered 500.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContentService } from '../src/harness/content-service.ts';
import { logInAt } from '../src/harness/editor-session.ts';
import { run } from '../src/harness/managed-process.ts';
import { ROOT } from '../src/harness/paths.ts';
import { judge, printTable } from './measure/table.ts';

const FUZZ = join(ROOT, 'content-service/dist/bench/fuzz.js');
const [requests = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

const dataDir = mkdtempSync(join(tmpdir(), 'foyer-fuzz-'));
const service = await startContentService({ dataDir, env: { LOG_LEVEL: 'error' } });
try {
  const { cookie } = await logInAt(service.url, 'admin');
  const csrfToken = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '';
  const since = performance.now();
  const { code, output } = await run({
    name: 'fuzzing',
    args: [FUZZ, service.url, cookie, csrfToken, requests, seed],
    env: {},
  });
  if (code !== 0) throw new Error(output);
  const { statuses, failures } = JSON.parse(output) as { statuses: Record<string, number>; failures: string[] };
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  printTable(
    `${requests} requests in ${seconds} s, seed ${seed}`,
    Object.entries(statuses).map(([status, answers]) => ({ status, answers })),
  );
  for (const failure of failures.slice(0, 20)) console.log(failure);
  judge([{ what: 'no request is answered 500', met: failures.length === 0 }]);
} finally {
  await service.process.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
