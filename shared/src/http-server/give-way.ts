import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** So much nicer than the thread that answers, which may have been started with a niceness of its own. */
const NICER = 4;

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
    const niceness = Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW);
    for (const thread of others) setPriority(thread, niceness);
  } catch {
    // Then what is asked for waits its turn like the rest.
  }
}
