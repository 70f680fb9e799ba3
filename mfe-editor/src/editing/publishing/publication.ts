import { ApiError } from '@foyer/shared';
import { documentOf, isDifferent, mergedForMine, publishedIn } from '@foyer/shared/modules';
import { CONTENT_LANGUAGES, type ContentLanguage } from '../document/commands.ts';
import { renamedDocument } from '../document/renamed.ts';
import type { EditingSession } from '../editing-session.ts';
import { overtakenBy } from '../saving/document-api.ts';

/** Somebody else has changed something meanwhile: it is brought together with what stands here, for whoever wanted to publish to look at. */
export class OvertakenError extends Error {}

/** Brings together what is worked on and what visitors see. */
export class Publication {
  readonly #session: EditingSession;
  /** Nobody knows what has become of the last try to publish. */
  #isUnanswered = false;

  constructor(session: EditingSession) {
    this.#session = session;
  }

  /** Puts the working copy online, or what it says in some of the languages. @throws Error when it is not all saved, OvertakenError, ApiError */
  publish(label: string, languages: readonly ContentLanguage[] = CONTENT_LANGUAGES): Promise<void> {
    return this.#session.saver.undertake(() => this.#publish(label, languages));
  }

  async #publish(label: string, languages: readonly ContentLanguage[]): Promise<void> {
    const session = this.#session;
    const { saver, api } = session;
    await saver.settle();
    if (!saver.isStarted) return;
    // What is typed while this is under way is not public yet.
    const published = saver.base;
    const answer = await api
      .publish(label, languages, saver.etag)
      .catch((error: unknown) => this.#meet(error, languages));
    this.#isUnanswered = false;
    if (!answer) return;
    const { ids, etag, version, is_started: isStarted } = answer;
    const { currentPage } = session.site;
    if (currentPage.page) currentPage.page = { ...currentPage.page, version };
    session.rename(ids);
    saver.begin({ etag, is_started: isStarted }, renamedDocument(ids, published));
    // As it is kept: the service counts positions anew.
    saver.meet(await api.read());
  }

  /**
   * @returns null where an earlier try has arrived
   * @throws OvertakenError once it is brought together, else the error itself
   */
  #meet(error: unknown, languages: readonly ContentLanguage[]): null {
    const session = this.#session;
    const overtaken = overtakenBy(error);
    if (!overtaken) {
      this.#isUnanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      throw error;
    }
    session.saver.meet(overtaken.current, overtaken.newest_version);
    const { live, document } = session;
    if (this.#isUnanswered && !isDifferent(live, publishedIn(languages, live, document))) return null;
    this.#isUnanswered = false;
    throw new OvertakenError('Somebody else has changed the working copy.', { cause: error });
  }

  /** Goes back to what visitors see; can be undone. @throws ApiError */
  discard(): Promise<void> {
    return this.#session.saver.undertake(() => this.#discard());
  }

  async #discard(): Promise<void> {
    const session = this.#session;
    const { saver, api } = session;
    await saver.flush();
    // What is typed while this is under way stays.
    const before = session.document;
    if (saver.isStarted) await api.discard(saver.etag);
    const begun = await api.read();
    saver.begin(begun, documentOf(begun.rows));
    session.run({ key: 'step.discarded' }, (now) => mergedForMine(before, now, saver.base));
  }

  /** Shows visitors an earlier version. The working copy becomes it, too, and can be undone. @throws ApiError */
  restore(version: number): Promise<void> {
    return this.#session.saver.undertake(() => this.#restore(version));
  }

  async #restore(version: number): Promise<void> {
    const session = this.#session;
    const { saver, api } = session;
    await saver.settle();
    // What is typed while this is under way stays.
    const before = session.document;
    await api.restore(version);
    const current = await api.read();
    session.goLive(documentOf(current.live));
    session.refer(current.references);
    session.run({ key: 'step.restored' }, (now) => mergedForMine(before, now, session.live));
    saver.meet(current);
    await saver.flush();
  }
}
