import { join } from 'node:path';
import { type ProcessLock, takeLock } from '@foyer/shared/process-lock';
import { StartError } from '../start-error.ts';

const LOCK_FILE = 'content-service.lock';

/**
 * Makes this process the only one that may open the database in `directory`. Two of them would destroy it, and PGlite
 * does not guard itself. A lock whose holder is dead (kill -9, power loss) is taken over.
 * @throws StartError FOYER-401 when another process holds it
 */
export async function lockDirectory(directory: string): Promise<ProcessLock> {
  const lock = await takeLock(join(directory, LOCK_FILE));
  if ('release' in lock) return lock;
  const who = lock.holder ? `process ${lock.holder.pid}` : 'another process';
  throw new StartError(
    'FOYER-401',
    `The data directory ${directory} is in use by ${who}; stop it or choose another DATA_DIR.`,
  );
}
