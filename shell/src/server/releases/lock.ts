import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { FoyerError } from '@foyer/shared';

const RETRY_MS = 50;

/**
 * Runs `work` while nobody else on this machine does anything under the same lock file.
 * A lock whose process has died is taken over.
 * @throws FoyerError FOYER-102 when another process holds it longer than `patienceMs`.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, patienceMs = 10_000): Promise<T> {
  await acquire(file, Date.now() + patienceMs);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Whether somebody who is alive works under this lock file. */
export async function isLocked(file: string): Promise<boolean> {
  const holder = await holderOf(file);
  return holder > 0 && isAlive(holder);
}

async function acquire(file: string, deadline: number): Promise<void> {
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      return await handle.close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await holderOf(file);
    if (holder && !isAlive(holder)) await rm(file, { force: true });
    else if (Date.now() > deadline)
      throw new FoyerError(
        'FOYER-102',
        `another deploy (process ${holder || 'unknown'}) holds ${file}: wait for it, or remove the file if it is gone`,
      );
    else await pause(RETRY_MS);
  }
}

/** Number of the process that holds it; 0 when it is not known. */
const holderOf = async (file: string): Promise<number> => Number(await readFile(file, 'utf8').catch(() => ''));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
