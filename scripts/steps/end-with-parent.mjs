/** Loaded into a process before its own code: it ends when its parent is gone, so that nobody goes on unseen or is left holding the data directory. */
import { isMainThread } from 'node:worker_threads';

const PAUSE_MS = 500;

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), PAUSE_MS).unref();
}
