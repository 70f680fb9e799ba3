import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../error-code.ts';
import { StartError } from '../start-error.ts';

/** What is made from now on belongs to whoever runs the process, and nobody else may read it. */
const PRIVATE_UMASK = 0o077;
const OTHERS = 0o077;

/**
 * Keeps everything below the data directory for whoever runs the process: password hashes, entries of forms and sessions
 * lie there. Makes the directory when it is missing, and closes what was open to others.
 * @returns how many files and folders others could get at before
 * @throws StartError FOYER-404 when it cannot be used
 */
export async function keepPrivate(directory: string): Promise<number> {
  process.umask(PRIVATE_UMASK);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return await close(directory);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError('FOYER-404', `The data directory ${directory} cannot be used: ${reason}.`, { cause: error });
  }
}

/**
 * Closes a file, or a folder and everything in it. Links are left alone: what they lead to is somebody else's.
 * @param isReachable whether others can get as far as here: what lies in a closed folder is out of reach, whatever its mode
 */
async function close(path: string, isReachable = true): Promise<number> {
  const stats = await lstat(path).catch(ifThere);
  if (!stats || stats.isSymbolicLink()) return 0;
  const isOpen = (stats.mode & OTHERS) !== 0;
  if (isOpen) await chmod(path, stats.mode & 0o700).catch(ifThere);
  const wasReached = isReachable && isOpen;
  let closed = wasReached ? 1 : 0;
  if (stats.isDirectory()) for (const name of await readdir(path)) closed += await close(join(path, name), wasReached);
  return closed;
}

/** A running gateway may take a file away meanwhile. */
function ifThere(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
