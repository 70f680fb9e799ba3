import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Names one process for ever: a pid alone is given to another process sooner or later. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in the operating system's own words; null where that cannot be found out. */
  startedAt: string | null;
  /** Where its pid means something: this boot of this machine, or container. */
  scope: string;
}

/** The identity of the running process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid), scope: scopeOfPids() };
}

/** Does this process still run? Only answers for processes of our own scope. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startedAt === null || startOf(pid) === startedAt;
}

function scopeOfPids(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return 'this machine';
  }
}

function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field, the command in brackets, may contain blanks: count from its end. starttime is field 22.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
