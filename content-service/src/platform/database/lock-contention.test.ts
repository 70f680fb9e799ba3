import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../../testing/running-service.ts';

const PROCESSES = 6;
const TIMES = 200;

test('a lock that many want again and again is never had by two of them', async () => {
  ensureBuilt();
  const directory = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  try {
    const file = join(directory, 'count');
    writeFileSync(file, '0');
    const probe = resolve('content-service/dist/testing/lock-probe.js');
    const ends = Array.from({ length: PROCESSES }, () =>
      once(spawn(process.execPath, [probe, file, String(TIMES)], { stdio: 'inherit' }), 'exit'),
    );
    expect((await Promise.all(ends)).map(([code]) => code as number)).toEqual(ends.map(() => 0));
    expect(Number(readFileSync(file, 'utf8'))).toBe(PROCESSES * TIMES);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
