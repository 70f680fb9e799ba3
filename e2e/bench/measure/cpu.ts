import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc; fixed on Linux. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process and all its threads, in milliseconds; NaN where the system does not tell. */
export function cpuTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process, in brackets, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
  } catch {
    return NaN;
  }
}
