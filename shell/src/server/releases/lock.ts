import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { FoyerError } from '@foyer/shared';
import { writing } from './system-refusals.ts';

const RETRY_MS = 50;

/**
 * Runs `work` while nobody else on this machine does anything under the same lock file.
 * A lock whose process has died is taken over.
 * @throws FoyerError FOYER-102 when another process holds it longer than `patienceMs`, FOYER-118 when it cannot be
 * written.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, patienceMs = 10_000): Promise<T> {
  await acquire(file, performance.now() + patienceMs);
  try {
    return await work();
  } finally {
    await writing(() => rm(file, { force: true }));
  }
}

/** Whether somebody who is alive works under this lock file. */
export async function isLocked(file: string): Promise<boolean> {
  const holder = await holderOf(file);
  return holder > 0 && isAlive(holder);
}

async function acquire(file: string, deadline: number): Promise<void> {
  for (;;) {
    if (await writing(() => tryToTake(file))) return;
    const holder = await holderOf(file);
    if (holder && !isAlive(holder)) await writing(() => rm(file, { force: true }));
    else if (performance.now() > deadline)
      throw new FoyerError(
        'FOYER-102',
        `another deploy (process ${holder || 'unknown'}) holds ${file}: wait for it, or remove the file if it is gone`,
      );
    else await pause(RETRY_MS);
  }
}

/** @returns false when it is somebody else's */
async function tryToTake(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
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
