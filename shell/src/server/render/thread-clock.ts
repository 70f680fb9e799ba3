import { readFileSync } from 'node:fs';

/**
 * Processor time of a thread of this process, in milliseconds; null where the system does not tell.
 * @param id the system's number of the thread.
 */
export function processorTime(id: number | null): number | null {
  if (id === null) return null;
  try {
    const nanoseconds = readFileSync(`/proc/self/task/${id}/schedstat`, 'latin1').split(' ', 1)[0];
    return Number(nanoseconds) / 1e6;
  } catch {
    return null;
  }
}
