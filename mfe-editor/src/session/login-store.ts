import { makeAutoObservable, observableRef } from '@foyer/shared';
import type { UserDetails } from '@foyer/shared/api';

/** How often the content service is asked while somebody logs in elsewhere, in milliseconds. */
export const ASK_EVERY_MS = 3000;

/** Writes that wait until somebody has logged in again. */
export class LoginStore {
  /** Whether the dialog stands open. */
  isAsked = false;
  /** Somebody else than before has logged in: they must say whether they mean it. */
  other: UserDetails | null = null;
  readonly #username: () => string | undefined;
  readonly #read: () => Promise<UserDetails | null>;
  #waiting: ((isLoggedIn: boolean) => void)[] = [];

  /** @param username who was logged in. @param read who is logged in now; null when nobody is, or nobody can tell. */
  constructor(username: () => string | undefined, read: () => Promise<UserDetails | null>) {
    this.#username = username;
    this.#read = read;
    makeAutoObservable(this, { other: observableRef });
  }

  /** Opens the dialog. @returns whether somebody has logged in, once that is decided */
  ask(): Promise<boolean> {
    this.isAsked = true;
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }

  /** Looks whether somebody has logged in meanwhile. */
  async look(): Promise<void> {
    if (!this.isAsked) return;
    const user = await this.#read();
    if (user) this.found(user);
  }

  found(user: UserDetails): void {
    if (user.username === this.#username()) this.end(true);
    else this.other = user;
  }

  /** Closes the dialog and lets the writes go: again, or as failed. */
  end(isLoggedIn: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.isAsked = false;
    this.other = null;
    for (const resolve of waiting) resolve(isLoggedIn);
  }
}
