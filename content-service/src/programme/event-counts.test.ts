import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freshDirectory, ownDatabase } from '../testing/running-service.ts';

interface Found {
  compared: number;
  wrong: string[];
  repeated: number;
  late: number;
}

describe('counts of events by facet and day', () => {
  it('are those of the events, whatever was written in whatever order', async () => {
    const { env, drop } = await ownDatabase();
    const dataDir = await freshDirectory();
    const found = JSON.parse(execFileSync(process.execPath, [resolve('content-service/dist/testing/count-probe.js'), dataDir], { encoding: 'utf8', env: { ...process.env, ...env } })) as Found;
    rmSync(dataDir, { recursive: true, force: true });
    await drop();
    expect(found.compared).toBeGreaterThan(500);
    expect(found).toMatchObject({ wrong: [], repeated: 0, late: 0 });
  }, 180_000);
});
