import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../../testing/running-service.ts';

const PROBE = resolve('content-service/dist/testing/thinning-probe.js');

describe('versions that nobody has named', () => {
  it('grow few with age: a list that can be read, and the named one in it', () => {
    ensureBuilt();
    const directory = mkdtempSync(join(tmpdir(), 'foyer-thinning-'));
    try {
      // Ten days of work without a pause.
      const { kept } = JSON.parse(execFileSync(process.execPath, [PROBE, directory, '960'], { encoding: 'utf8' })) as {
        kept: { days: number; label: string }[];
      };
      const among = (from: number, until: number) =>
        kept.filter(({ days, label }) => label === '' && days >= from && days < until).length;
      // 50 quarters of an hour are 12 hours; then one an hour, then one a day.
      expect(among(0, 0.5)).toBeGreaterThanOrEqual(46);
      expect(among(0.55, 1)).toBeLessThanOrEqual(12);
      expect(among(1.1, 10)).toBeGreaterThanOrEqual(8);
      expect(among(1.1, 10)).toBeLessThanOrEqual(11);
      expect(kept.filter(({ label }) => label === 'Eröffnung')).toHaveLength(1);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
