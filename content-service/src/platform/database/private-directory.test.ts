import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPrivate } from './private-directory.ts';

describe('the data directory', () => {
  let root: string;
  const modeOf = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8);

  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'foyer-private-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is made for its owner alone, and so is what is written to it later', async () => {
    const before = process.umask();
    try {
      expect(await keepPrivate(join(root, 'a/b'))).toBe(0);
      mkdirSync(join(root, 'a/b/media'));
      writeFileSync(join(root, 'a/b/media/x'), '');
      expect(['a/b', 'a/b/media', 'a/b/media/x'].map(modeOf)).toEqual(['700', '700', '600']);
    } finally {
      process.umask(before);
    }
  });

  it('closes what was copied into it with the rights of its original, and says nothing: nobody could get there', async () => {
    const before = process.umask();
    try {
      await keepPrivate(join(root, 'data'));
      mkdirSync(join(root, 'data/releases'));
      writeFileSync(join(root, 'data/releases/entry.js'), '');
      chmodSync(join(root, 'data/releases/entry.js'), 0o644);
      expect(await keepPrivate(join(root, 'data'))).toBe(0);
    } finally {
      process.umask(before);
    }
    expect(modeOf('data/releases/entry.js')).toBe('600');
  });

  it('is closed where it was open, and says how much of it was; what a link leads to stays as it is', async () => {
    mkdirSync(join(root, 'data/database'), { recursive: true });
    for (const name of ['data/database/1259', 'data/operator.json', 'elsewhere']) writeFileSync(join(root, name), '');
    for (const [name, mode] of [
      ['data', 0o755],
      ['data/database', 0o777],
      ['data/database/1259', 0o666],
      ['data/operator.json', 0o600],
      ['elsewhere', 0o644],
    ] as const)
      chmodSync(join(root, name), mode);
    symlinkSync(join(root, 'elsewhere'), join(root, 'data/link'));
    const before = process.umask();
    try {
      expect(await keepPrivate(join(root, 'data'))).toBe(3);
      expect(await keepPrivate(join(root, 'data'))).toBe(0);
    } finally {
      process.umask(before);
    }
    expect(['data', 'data/database', 'data/database/1259', 'data/operator.json', 'elsewhere'].map(modeOf)).toEqual([
      '700',
      '700',
      '600',
      '600',
      '644',
    ]);
    expect(execFileSync('find', [join(root, 'data'), '!', '-type', 'l', '-perm', '/077'], { encoding: 'utf8' })).toBe(
      '',
    );
  });
});
