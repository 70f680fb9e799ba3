import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { ownIdentity } from './process-identity.ts';

describe('a directory lock', () => {
  it('of a process that is gone is taken over, whatever has its pid now', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
    const path = join(directory, 'content-service.lock');
    for (const stale of [{ ...ownIdentity(), startedAt: '1' }, { ...ownIdentity(), pid: 2 ** 22 - 3 }, 'half writ']) {
      writeFileSync(path, typeof stale === 'string' ? stale : JSON.stringify(stale));
      const lock = await lockDirectory(directory);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(ownIdentity());
      await expect(lockDirectory(directory)).rejects.toThrow('FOYER-401');
      lock.release();
    }
    rmSync(directory, { recursive: true });
  });

  it('of another container counts while its heart beats', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
    const path = join(directory, 'content-service.lock');
    const elsewhere = JSON.stringify({ pid: 1, startedAt: '1', scope: 'another machine' });
    writeFileSync(path, elsewhere);
    const heart = setInterval(() => writeFileSync(path, elsewhere), 300);
    await expect(lockDirectory(directory)).rejects.toThrow('FOYER-401');
    clearInterval(heart);
    (await lockDirectory(directory)).release();
    rmSync(directory, { recursive: true });
  });
});
