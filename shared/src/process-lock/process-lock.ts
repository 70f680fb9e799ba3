import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

const HEARTBEAT_MS = 1000;
/** How long a holder whose pid says nothing here (another container or machine) may be silent before it counts as dead. */
const SILENCE_MS = 5 * HEARTBEAT_MS;
const TAKEOVER_MS = 10_000;
/** Whoever makes a lock has written its name into it by then. */
const NAMED_MS = 100;

/** Held until it is released, or its process is gone. */
export interface ProcessLock {
  /** @throws the operating system's error where the file cannot be removed */
  release(): void;
}

/** Somebody else's. */
export interface HeldLock {
  /** Null when it is not known. */
  holder: ProcessIdentity | null;
}

/**
 * Makes this process the only one that has the lock file `path`. A lock whose holder is dead (kill -9, power loss) is taken over.
 * @returns the lock, or who else has it
 * @throws the operating system's error where the file cannot be written
 */
export async function takeLock(path: string): Promise<ProcessLock | HeldLock> {
  if (!create(path)) {
    const holder = await holderOf(path);
    if (holder && (await isAlive(holder, path))) return { holder };
    const other = takeOver(path, holder);
    if (other) return other;
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

/** Null for a lock that nobody has, or whose maker died before it had written its name. */
async function holderOf(path: string): Promise<ProcessIdentity | null> {
  const holder = read(path);
  if (holder) return holder;
  await wait(NAMED_MS);
  return read(path);
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, JSON.stringify(ownIdentity()));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
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

/** Null when there is no such file. */
function modifiedAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/**
 * Of several processes that find the same dead lock, the one that creates the takeover file replaces it.
 * @returns who was quicker
 */
function takeOver(path: string, dead: ProcessIdentity | null): HeldLock | null {
  const takeover = `${path}.takeover`;
  const begun = modifiedAt(takeover);
  if (begun !== null && Date.now() - begun > TAKEOVER_MS) rmSync(takeover, { force: true });
  if (!create(takeover)) return { holder: read(takeover) };
  let isTaken = false;
  try {
    const made = modifiedAt(path);
    const holder = read(path);
    if (holder && (holder.pid !== dead?.pid || holder.startedAt !== dead.startedAt)) return { holder };
    if (!holder) {
      // Released meanwhile: whoever makes it anew has it, and may not have written its name yet.
      if (made === null) return create(path) ? null : { holder: read(path) };
      if (Date.now() - made < NAMED_MS / 2) return { holder: null };
    }
    renameSync(takeover, path);
    isTaken = true;
    return null;
  } finally {
    if (!isTaken) rmSync(takeover, { force: true });
  }
}
