import { setTimeout as pause } from 'node:timers/promises';
import { FoyerError } from '@foyer/shared';
import { type ProcessLock, takeLock } from '@foyer/shared/process-lock';
import { writing } from './system-refusals.ts';

const RETRY_MS = 50;

/**
 * Runs `work` while nobody else does anything under the same lock file. A lock whose process has died is taken over.
 * @throws FoyerError FOYER-102 when another process holds it longer than `patienceMs`, FOYER-118 when it cannot be
 * written.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, patienceMs = 10_000): Promise<T> {
  const lock = await acquire(file, performance.now() + patienceMs);
  try {
    return await work();
  } finally {
    await writing(async () => lock.release());
  }
}

async function acquire(file: string, deadline: number): Promise<ProcessLock> {
  for (;;) {
    const lock = await writing(() => takeLock(file));
    if ('release' in lock) return lock;
    if (performance.now() > deadline)
      throw new FoyerError(
        'FOYER-102',
        `another deploy (process ${lock.holder?.pid ?? 'unknown'}) holds ${file}: wait for it, or remove the file if it is gone`,
      );
    await pause(RETRY_MS);
  }
}
