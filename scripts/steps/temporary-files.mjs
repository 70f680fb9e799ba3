import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has a file system in memory. Containers often have 64 MB there. */
const MEMORY = '/dev/shm';
/** All stages at once had two gigabytes there at most. */
const ROOM_BYTES = 8 * 1024 ** 3;
const PREFIX = 'foyer-test-';

/**
 * Has the temporary files of all that is started from here on in memory, where the machine has room there: databases and houses of
 * tests are a thousand files each and live for seconds, and a disk makes them wait. They go when this process ends.
 * @param {{memory?: string, room?: number}} [options] `room`: bytes that have to be free
 * @returns {string | undefined} the folder, if there is one
 */
export function keepTemporaryFilesInMemory({ memory = MEMORY, room = ROOM_BYTES } = {}) {
  if (!existsSync(memory)) return undefined;
  removeAbandoned(memory);
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < room) return undefined;
  const folder = join(memory, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as somebody else and has to get through, whatever the umask.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (!canRun(folder)) return void remove();
  process.env.TMPDIR = folder;
  process.once('exit', remove);
  return folder;
}

/** What was ended by force has left its files, which take memory for nothing. */
function removeAbandoned(memory) {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(PREFIX) && Number(name.slice(PREFIX.length));
    if (pid && !existsSync(join('/proc', String(pid)))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** Libraries of packed programs are loaded from there: some machines forbid it. */
function canRun(folder) {
  const program = join(folder, 'can-run');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
