import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The same as that of the gateway's render threads. */
const NICENESS = 4;

/**
 * Lets the thread that answers go before those that draw, shrink and pack pictures, and those in which V8 compiles and collects. Who is started by
 * one of them later is as patient. Not every system can tell threads apart: there all keep the same right.
 */
export function giveWay(): void {
  try {
    const others = readdirSync('/proc/self/task')
      .map(Number)
      .filter((thread) => thread !== process.pid);
    for (const thread of others) setPriority(thread, NICENESS);
  } catch {
    // Then pictures take their share.
  }
}
