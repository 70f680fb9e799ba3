import { makeAutoObservable, observableRef, runInAction } from '@foyer/shared';
import { isDifferent, type ModuleDocument } from '@foyer/shared/modules';
import type { EditingSession } from '../editing-session.ts';
import { isSaved, LocalStore } from './local-copy.ts';

/** Keeps what stands in a session in the browser until the server has it, and brings it back after a crash. */
export class Recovery {
  /** What the browser has kept last. */
  kept: ModuleDocument | null = null;
  readonly #session: EditingSession;
  readonly #local: LocalStore;

  constructor(session: EditingSession) {
    const { site, content } = session;
    this.#session = session;
    this.#local = new LocalStore({ username: site.user.details?.username ?? '', kind: content.kind, id: content.id });
    makeAutoObservable(this, { kept: observableRef });
  }

  /** Whether a tab that ends now comes back with what stands here: an older copy would be taken for unsaved work. */
  get isUpToDate(): boolean {
    return this.kept === this.#session.document;
  }

  async keep(): Promise<void> {
    const { saver, document, history } = this.#session;
    await this.#local.write({ ...saver.unsaved, history: history.kept });
    runInAction(() => {
      this.kept = document;
    });
  }

  /** Whoever goes to another window may not come back to this one. @returns a function that ends it */
  keepWhenHidden(): () => void {
    const hear = () => {
      if (document.visibilityState !== 'hidden') return;
      void this.keep();
      void this.#session.saver.flush();
    };
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }

  /** Leaves what is kept to any window. */
  release(): void {
    this.#local.release();
  }

  /** Takes over what windows have left in the browser that ended without saving. */
  async recover(): Promise<void> {
    const session = this.#session;
    const left = await this.#local.left();
    const [unsaved, saved] = [left.filter((copy) => !isSaved(copy)), left.filter(isSaved)];
    const newest = unsaved[0] ?? saved[0];
    if (!newest) return;
    if (unsaved[0]) {
      const theirs = { ...(await session.api.read()), rows: Object.values(session.saver.base) };
      session.saver.resume(unsaved[0], theirs);
    }
    // Steps of another day are no good once others have worked on it.
    if (unsaved[0] || !isDifferent(newest.document, session.document)) session.history.restore(newest.history);
    // What contradicts it stays where it is until this is saved: then it is asked about.
    const joined = unsaved.slice(1).filter((copy) => session.saver.join(copy));
    this.#local.adopt([...unsaved.slice(0, 1), ...joined, ...saved]);
  }
}
