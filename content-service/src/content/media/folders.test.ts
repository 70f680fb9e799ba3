import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../../testing/running-service.ts';

const PROBE = resolve('content-service/dist/testing/sweep-probe.js');

it('folders that texts still name keep no other one from being swept', () => {
  ensureBuilt();
  const directory = mkdtempSync(join(tmpdir(), 'foyer-sweep-'));
  try {
    expect(JSON.parse(execFileSync(process.execPath, [PROBE, directory], { encoding: 'utf8' }))).toEqual([0, 1]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
