/** The door for what one process at a time may do, on this machine and where others reach the same folder. In Node only. */
export type { ProcessIdentity } from './process-identity.ts';
export { type HeldLock, type ProcessLock, takeLock } from './process-lock.ts';
