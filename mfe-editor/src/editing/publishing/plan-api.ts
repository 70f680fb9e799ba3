import { documentOf, mergedForMine } from '@foyer/shared/modules';
import type { ScheduledChange } from '@foyer/shared/api';
import { interfaceApi } from '../../interface/interface-api.ts';
import type { EditingSession } from '../editing-session.ts';

export type PlannedAction = ScheduledChange['action'];

/** What is to happen to a page later. */
export class PlanApi {
  readonly #session: EditingSession;

  constructor(session: EditingSession) {
    this.#session = session;
  }

  list(): Promise<ScheduledChange[]> {
    return this.#session.site.api.get(this.#path);
  }

  /**
   * Plans something. A working copy that is to be published leaves the editor, which shows what is online again; undo brings it back.
   * @param at ISO instant @throws Error when it is not all saved, ApiError
   */
  plan(action: PlannedAction, at: string, label: string): Promise<void> {
    const { saver } = this.#session;
    return saver
      .undertake(() => this.#plan(action, at, label))
      .catch((error: unknown) => {
        // It may have arrived: what the service has then is to be seen, and the next try begins there.
        void saver.catchUp();
        throw error;
      });
  }

  async #plan(action: PlannedAction, at: string, label: string): Promise<void> {
    const session = this.#session;
    await session.saver.settle();
    // What is typed while this is under way stays.
    const before = session.document;
    await interfaceApi(session.site).send(
      'POST',
      this.#path,
      { action, at, label },
      { 'if-match': session.saver.etag },
    );
    if (action !== 'publish') return;
    const begun = await session.api.read();
    session.saver.begin(begun, documentOf(begun.rows));
    session.run({ key: 'step.planned' }, (now) => mergedForMine(before, now, session.saver.base));
  }

  /** What it would have published stays among the versions. @throws ApiError */
  async takeBack(id: number): Promise<void> {
    await this.#session.site.api.send('DELETE', `${this.#path}${id}/`);
  }

  get #path() {
    const { kind, id } = this.#session.content;
    return `/{locale}/pageeditor-api/${kind}/${id}/schedule/` as const;
  }
}
