import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../../testing/running-service.ts';

const PROBE = resolve('content-service/dist/testing/embedded-probe.js');
/** The version whose internals the guards reach into. */
const VERSION = '0.5.16';

describe('the embedded database', () => {
  let directory: string;
  let seen: {
    writes: number;
    reads: number;
    misuse: string;
    kept: number;
    sorted: string[];
    /** Megabytes, after a hundred were written. */
    logLeft: number;
    counted: string[];
    /** Said when maintenance failed. */
    warnings: string[];
  };

  beforeAll(() => {
    ensureBuilt();
    directory = mkdtempSync(join(tmpdir(), 'foyer-store-'));
    seen = JSON.parse(execFileSync(process.execPath, [PROBE, directory], { encoding: 'utf8' })) as typeof seen;
  });

  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('brings every commit to the disk', () => {
    expect(seen.writes).toBeGreaterThanOrEqual(20);
  });

  it('keeps its files for their owner alone', () => {
    expect(
      execFileSync('find', [join(directory, 'database'), '-type', 'f', '-perm', '/077'], { encoding: 'utf8' }),
    ).toBe('');
  });

  it('does not pay for reads', () => {
    expect(seen.reads).toBe(0);
  });

  it('refuses to be used beside a transaction instead of waiting for itself for ever, and goes on', () => {
    expect([seen.misuse, seen.kept]).toEqual(['refused', 20]);
  });

  it('sorts names as readers of German expect', () => {
    expect(seen.sorted).toEqual(['apfel', 'Äpfel', 'Ofen', 'Öfen', 'Zebra']);
  });

  it('takes its log up into the tables while it is open, so that it stays short', () => {
    expect(seen.logLeft).toBeLessThan(50);
  });

  it('counts anew what tables hold in which much has changed, and in no other', () => {
    expect(seen.counted).toEqual(['notes']);
  });

  it('says what could not be maintained, and why', () => {
    expect(seen.warnings.join('\n')).toMatch(/The write-ahead log .* tried again\. .+/);
    expect(seen.warnings.join('\n')).toMatch(/not vacuumed; it is tried again\. .+/);
  });

  it('is the version that the guards were written for', () => {
    const manifest: unknown = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
    expect(manifest).toMatchObject({ version: VERSION });
  });

  it('says so when the directory cannot be used', () => {
    const file = join(directory, 'a-file');
    writeFileSync(file, '');
    const { status, stderr } = spawnSync(process.execPath, [PROBE, join(file, 'below')], { encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('FOYER-404: The data directory');
  });
});
