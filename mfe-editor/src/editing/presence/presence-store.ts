import { ApiError, makeAutoObservable, observableRef, reaction, runInAction } from '@foyer/shared';
import type { PresentEditor } from '@foyer/shared/api';
import { isSame } from '@foyer/shared/modules';

/** How often editors say that they are here, in milliseconds: others know of them within five seconds. */
const SAY_EVERY_MS = 4000;
/** Whoever goes to another module says so once they have stayed there for so long, in milliseconds. */
const ARRIVED_AFTER_MS = 300;

/** Says to the others where somebody is, and answers who they are. */
export type SayHere = (here: {
  client: string;
  module: number | null;
  is_leaving?: boolean;
}) => Promise<PresentEditor[]>;

/** Who else has this page open. Nobody is locked out. */
export class PresenceStore {
  others: readonly PresentEditor[] = [];
  readonly #say: SayHere;
  readonly #module: () => number | null;
  readonly #lost: () => void;
  readonly #client = crypto.randomUUID();
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param module id of the module that one is at
   * @param lost called once what is edited was deleted
   */
  constructor(say: SayHere, module: () => number | null, lost: () => void) {
    this.#say = say;
    this.#module = module;
    this.#lost = lost;
    makeAutoObservable(this, { others: observableRef });
  }

  /** Says so from now on, also while the window is hidden. @returns a function that ends it */
  begin(): () => void {
    void this.tell();
    this.#timer = setInterval(() => void this.tell(), SAY_EVERY_MS);
    const stop = reaction(this.#module, () => void this.tell(), { delay: ARRIVED_AFTER_MS });
    // A page that is loaded anew would meet itself.
    const leave = () => void this.tell(true);
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void this.tell();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      stop();
      clearInterval(this.#timer);
      void this.tell(true);
    };
  }

  /** Who is not heard is simply not there: nothing depends on it. */
  async tell(isLeaving = false): Promise<void> {
    try {
      const others = await this.#say({
        client: this.#client,
        module: this.#module(),
        ...(isLeaving && { is_leaving: true }),
      });
      runInAction(() => {
        // Who is where they were is not drawn anew.
        if (isLeaving) this.others = [];
        else if (!isSame(this.others, others)) this.others = others;
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && !isLeaving) {
        clearInterval(this.#timer);
        this.#lost();
      }
      runInAction(() => {
        this.others = [];
      });
    }
  }
}
