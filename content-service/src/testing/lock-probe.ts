import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '@foyer/shared/process-lock';

/**
 * Counts up the number in a file, as often as it is told to, one step for each time that it has the lock beside the file. A program: only
 * processes of their own get in each other's way.
 */
const [file = '', times = '0'] = process.argv.slice(2);

for (let done = 0; done < Number(times);) {
  const lock = await takeLock(`${file}.lock`);
  if ('release' in lock) {
    const count = Number(readFileSync(file, 'utf8'));
    await wait(1);
    writeFileSync(file, String(count + 1));
    lock.release();
    done += 1;
  }
  await wait(1);
}
