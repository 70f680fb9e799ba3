import { makeAutoObservable } from './observable.ts';

/** What a visitor's line or device lacks. */
export type DeviceLimit = 'bandwidth' | 'hardware';

/** How much may be asked of the visitor's line and device. What is heavy and not needed waits while `holdsBack`. */
export class DeviceStore {
  /** Null for most, and always on the server. */
  limit: DeviceLimit | null = null;
  hasContinued = false;

  constructor() {
    makeAutoObservable(this);
  }

  get holdsBack(): boolean {
    return this.limit !== null && !this.hasContinued;
  }

  restrict(limit: DeviceLimit | null): void {
    this.limit = limit;
  }

  /** The visitor wants everything all the same: the shell keeps it for the visit. */
  proceed(): void {
    this.hasContinued = true;
  }
}
