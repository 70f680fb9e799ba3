import { reaction } from '@foyer/shared';
import { draftOf, type DraftStore } from '@foyer/shared/records';
import { IdleWork } from '../editing/idle-work.ts';
import type { PageForm } from './page-form.ts';

/** When what is typed is kept in the browser, in milliseconds. */
const KEEPING = { after: 200, within: 200 };

/** Keeps what is entered about a page in the browser until it is saved, and brings it back after a crash. */
export class PageDraft {
  readonly #form: PageForm;
  readonly #drafts: DraftStore;
  readonly #keeping = new IdleWork(() => void this.#keep(), KEEPING);
  #ends: (() => void)[] = [];
  #isOver = false;

  constructor(form: PageForm, drafts: DraftStore) {
    this.#form = form;
    this.#drafts = drafts;
  }

  async begin(): Promise<void> {
    const hide = () => document.visibilityState === 'hidden' && void this.#keep();
    const leave = () => void this.#keep();
    document.addEventListener('visibilitychange', hide);
    // What is begun as late as the page is hidden need not come to its end.
    window.addEventListener('beforeunload', leave);
    this.#ends = [
      this.#drafts.begin(),
      () => document.removeEventListener('visibilitychange', hide),
      () => window.removeEventListener('beforeunload', leave),
      reaction(
        () => this.#form.change,
        () => this.#keeping.ask(),
      ),
      () => this.#keeping.cancel(),
    ];
    const [draft] = await this.#drafts.left();
    if (!draft || this.#isOver) return;
    this.#form.recover(draft);
    await this.#keep();
    await this.#drafts.forget([draft]);
  }

  /** Ends it. What is not saved stays in the browser. */
  end(): void {
    this.#isOver = true;
    this.#ends.splice(0).forEach((end) => end());
  }

  /** Ends it, as nothing of it is wanted any more. */
  close(): void {
    this.end();
    void this.#drafts.close();
  }

  #keep(): Promise<void> {
    const { kept, record, change } = this.#form;
    const fields = Object.keys(change).map((name) => ({ name, kind: 'json', read_only: false }) as const);
    return this.#drafts.keep(draftOf(fields, { ...kept.record }, { ...record }, kept.etag));
  }
}
