import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownIdentity } from './process-identity.ts';
import { takeLock } from './process-lock.ts';

const MINE = { release: expect.any(Function) as () => void };

describe('the lock of a process', () => {
  let directory: string;
  let path: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
    path = join(directory, 'some.lock');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('that is gone is taken over, whatever has its pid now', async () => {
    for (const stale of [
      { ...ownIdentity(), startedAt: '1' },
      { ...ownIdentity(), pid: 2 ** 22 - 3 },
      'half writ',
      '',
    ]) {
      writeFileSync(path, typeof stale === 'string' ? stale : JSON.stringify(stale));
      const lock = await takeLock(path);
      expect(lock).toEqual(MINE);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(ownIdentity());
      expect(await takeLock(path)).toEqual({ holder: ownIdentity() });
      if ('release' in lock) lock.release();
    }
  });

  it('in another container counts while its heart beats', async () => {
    const elsewhere = { pid: 1, startedAt: '1', scope: 'another machine' };
    writeFileSync(path, JSON.stringify(elsewhere));
    const heart = setInterval(() => writeFileSync(path, JSON.stringify(elsewhere)), 300);
    expect(await takeLock(path)).toEqual({ holder: elsewhere });
    clearInterval(heart);
    const lock = await takeLock(path);
    expect(lock).toEqual(MINE);
    if ('release' in lock) lock.release();
  });
});
