import { makeAutoObservable, observableRef, runInAction } from '@foyer/shared';
import { isDifferent, type ModuleDocument } from '@foyer/shared/modules';
import type { EditingSession } from '../editing-session.ts';
import { localStore, type LocalStore } from './local-copy.ts';

/** Keeps what stands in a session in the browser until the server has it, and brings it back after a crash. */
export class Recovery {
  /** What the browser has kept last. */
  kept: ModuleDocument | null = null;
  readonly #session: EditingSession;
  readonly #local: LocalStore;

  constructor(session: EditingSession) {
    const { site, content } = session;
    this.#session = session;
    this.#local = localStore({ username: site.user.details?.username ?? '', kind: content.kind, id: content.id });
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

  /** Takes over what a tab that ended without saving has left in the browser. */
  async recover(): Promise<void> {
    const session = this.#session;
    const kept = await this.#local.read();
    if (!kept) return;
    const theirs = { ...(await session.api.read()), rows: Object.values(session.saver.base) };
    const wasSaved = !kept.unanswered?.length && !isDifferent(kept.base, kept.document);
    if (!wasSaved) session.saver.resume(kept, theirs);
    // Steps of another day are no good once others have worked on it.
    if (!wasSaved || !isDifferent(kept.document, session.document)) session.history.restore(kept.history);
  }
}
