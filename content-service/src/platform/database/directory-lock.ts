import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

const LOCK_FILE = 'content-service.lock';
const HEARTBEAT_MS = 1000;
/** How long a holder whose pid says nothing here (another container or machine) may be silent before it counts as dead. */
const SILENCE_MS = 5 * HEARTBEAT_MS;
const TAKEOVER_MS = 10_000;

/** Held until it is released, or its process is gone. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Makes this process the only one that may open the database in `directory`. Two of them would destroy it, and PGlite
 * does not guard itself. A lock whose holder is dead (kill -9, power loss) is taken over.
 * @throws StartError FOYER-401 when another process holds it
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = join(directory, LOCK_FILE);
  if (!create(path)) {
    const holder = read(path);
    if (holder && (await isAlive(holder, path))) throw refused(directory, holder);
    takeOver(path, holder, directory);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The directory is being removed; the lock goes with it.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      if (read(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, JSON.stringify(ownIdentity()));
    closeSync(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Null for a file that a dying process left half written. */
function read(path: string): ProcessIdentity | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isIdentity(holder) ? holder : null;
  } catch {
    return null;
  }
}

function isIdentity(value: unknown): value is ProcessIdentity {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number' && 'scope' in value
  );
}

async function isAlive(holder: ProcessIdentity, path: string): Promise<boolean> {
  if (holder.scope === ownIdentity().scope) return isRunning(holder);
  const seen = modifiedAt(path);
  for (let waited = 0; waited < SILENCE_MS; waited += HEARTBEAT_MS) {
    await wait(HEARTBEAT_MS);
    if (modifiedAt(path) !== seen) return true;
  }
  return false;
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Of several processes that find the same dead lock, the one that creates the takeover file replaces it. */
function takeOver(path: string, dead: ProcessIdentity | null, directory: string): void {
  const takeover = `${path}.takeover`;
  if (Date.now() - modifiedAt(takeover) > TAKEOVER_MS) rmSync(takeover, { force: true });
  if (!create(takeover)) throw refused(directory, read(takeover));
  try {
    const holder = read(path);
    if (holder && (holder.pid !== dead?.pid || holder.startedAt !== dead.startedAt)) throw refused(directory, holder);
    renameSync(takeover, path);
  } finally {
    rmSync(takeover, { force: true });
  }
}

function refused(directory: string, holder: ProcessIdentity | null): StartError {
  const who = holder ? `process ${holder.pid}` : 'another process';
  return new StartError(
    'FOYER-401',
    `The data directory ${directory} is in use by ${who}; stop it or choose another DATA_DIR.`,
  );
}
