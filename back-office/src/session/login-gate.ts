import type { UserDetails } from '@foyer/shared/api';

/** Windows of this browser tell each other here that somebody has logged in; the page after the login does (mfe-editor, session). */
const CHANNEL = 'foyer.session';
/** How often the content service is asked while somebody logs in elsewhere, in milliseconds. */
const ASK_EVERY_MS = 3000;

export interface GateState {
  /** Whether the dialog stands open. */
  isAsked: boolean;
  /** Somebody else than before has logged in: they must say whether they mean it. */
  other: { username: string; name: string } | null;
}

type Who = Pick<UserDetails, 'username' | 'first_name' | 'last_name'>;

/** Calls that were refused because the session had ended, and wait until somebody has logged in again. */
export class LoginGate {
  #state: GateState = { isAsked: false, other: null };
  #waiting: ((isLoggedIn: boolean) => void)[] = [];
  #stop: () => void = () => undefined;
  readonly #username: string;
  readonly #read: () => Promise<Who | null>;
  readonly #listeners = new Set<() => void>();

  /** @param username who was logged in @param read who is now; null when nobody is, or nobody can tell */
  constructor(username: string, read: () => Promise<Who | null>) {
    this.#username = username;
    this.#read = read;
  }

  readonly state = (): GateState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Opens the dialog. @returns whether somebody has logged in, once that is decided */
  ask(): Promise<boolean> {
    if (!this.#state.isAsked) {
      this.#set({ isAsked: true, other: null });
      this.#watch();
    }
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }

  /** Looks whether somebody has logged in meanwhile. */
  async look(): Promise<void> {
    const user = await this.#read();
    if (!user || !this.#state.isAsked) return;
    if (user.username === this.#username) this.end(true);
    else
      this.#set({
        isAsked: true,
        other: {
          username: user.username,
          name: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username,
        },
      });
  }

  /** Closes the dialog and lets the calls go: again, or as failed. */
  end(isLoggedIn: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#stop();
    this.#set({ isAsked: false, other: null });
    for (const resolve of waiting) resolve(isLoggedIn);
  }

  #watch(): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void this.look();
    const timer = setInterval(() => void this.look(), ASK_EVERY_MS);
    this.#stop = () => {
      channel.close();
      clearInterval(timer);
    };
  }

  #set(state: GateState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
