import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICENESS = 4;

/**
 * Lets the thread that answers, the process's first, go before those that are there besides: those that render, draw and shrink pictures, and those in
 * which V8 compiles and collects. Who is started by one of them later is as patient. Not every system can tell threads apart: there all keep the
 * same right.
 */
export function giveWay(): void {
  try {
    const others = readdirSync('/proc/self/task')
      .map(Number)
      .filter((thread) => thread !== process.pid);
    for (const thread of others) setPriority(thread, NICENESS);
  } catch {
    // Then what is asked for waits its turn like the rest.
  }
}
