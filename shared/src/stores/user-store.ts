import { observableRef } from 'mobx';
import type { UserDetails } from '../api/index.ts';
import { makeAutoObservable } from './observable.ts';

/** Who is logged in. */
export class UserStore {
  details: UserDetails | null;

  constructor(details: UserDetails | null) {
    this.details = details;
    makeAutoObservable(this, { details: observableRef });
  }

  get isLoggedIn(): boolean {
    return this.details?.is_logged_in ?? false;
  }

  /** First and last name, else the user name; empty for anonymous visitors. */
  get fullName(): string {
    if (!this.details) return '';
    return [this.details.first_name, this.details.last_name].filter(Boolean).join(' ') || this.details.username;
  }

  replace(details: UserDetails | null): void {
    this.details = details;
  }
}
