import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataDir } from './data-dir.mjs';

describe('the data directory', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-data-dir-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made where it is missing, and what is above it', () => {
    const dir = join(folder, 'srv/foyer');
    expect(claimDataDir(dir)).toBe(dir);
    expect(claimDataDir(dir)).toBe(dir);
    expect(existsSync(dir)).toBe(true);
  });

  it('is refused where a file stands', () => {
    const file = join(folder, 'foyer');
    writeFileSync(file, '');
    expect(() => claimDataDir(file)).toThrow(`FOYER-404: The data directory ${file} cannot be used (EEXIST)`);
    expect(() => claimDataDir(join(file, 'data'))).toThrow('cannot be used (ENOTDIR)');
  });

  if (process.platform === 'linux')
    it('is refused where the file system takes no folders', () => {
      const dir = '/proc/foyer/data';
      expect(() => claimDataDir(dir)).toThrow(`FOYER-404: The data directory ${dir} cannot be used`);
    });
});
