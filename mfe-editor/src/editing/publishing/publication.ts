import { documentOf } from '@foyer/shared/modules';
import { CONTENT_LANGUAGES, type ContentLanguage } from '../document/commands.ts';
import { renamedDocument } from '../document/renamed.ts';
import type { EditingSession } from '../editing-session.ts';

/** Brings together what is worked on and what visitors see. */
export class Publication {
  readonly #session: EditingSession;

  constructor(session: EditingSession) {
    this.#session = session;
  }

  /** Puts the working copy online, or what it says in some of the languages. @throws Error when it is not all saved, ApiError; what somebody else has done meanwhile is brought together first */
  async publish(label: string, languages: readonly ContentLanguage[] = CONTENT_LANGUAGES): Promise<void> {
    const session = this.#session;
    const { saver, api } = session;
    await saver.settle();
    if (!saver.isStarted) return;
    // What is typed while this is under way is not public yet.
    const published = saver.base;
    const { ids, etag, version, is_started: isStarted } = await api.publish(label, languages, saver.etag);
    const { currentPage } = session.site;
    if (currentPage.page) currentPage.page = { ...currentPage.page, version };
    session.rename(ids);
    saver.begin({ etag, is_started: isStarted }, renamedDocument(ids, published));
    // As it is kept: the service counts positions anew.
    const current = await api.read();
    session.goLive(documentOf(current.live));
    saver.meet(current);
  }

  /** Goes back to what visitors see; can be undone. @throws ApiError */
  async discard(): Promise<void> {
    const session = this.#session;
    const { saver, api } = session;
    await saver.flush();
    if (saver.isStarted) await api.discard(saver.etag);
    const begun = await api.read();
    saver.begin(begun, documentOf(begun.rows));
    session.run({ key: 'step.discarded' }, () => saver.base);
  }

  /** Shows visitors an earlier version. The working copy becomes it, too, and can be undone. @throws ApiError */
  async restore(version: number): Promise<void> {
    const session = this.#session;
    const { saver, api } = session;
    await saver.settle();
    await api.restore(version);
    const current = await api.read();
    session.goLive(documentOf(current.live));
    session.refer(current.references);
    session.run({ key: 'step.restored' }, () => session.live);
    saver.meet(current);
    await saver.flush();
  }
}
