import { makeAutoObservable } from './observable.ts';

/** Whether the visitor's device has a connection, as the browser tells. */
export class ConnectionStore {
  isOnline = true;

  constructor() {
    makeAutoObservable(this);
  }

  change(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
