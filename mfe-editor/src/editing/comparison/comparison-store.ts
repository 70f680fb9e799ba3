import { makeAutoObservable, observable, observableRef, reaction, runInAction } from '@foyer/shared';
import type { ModuleReferences } from '@foyer/shared/api';
import {
  branchOf,
  childrenOf,
  type Comparison,
  comparisonOf,
  documentOf,
  type ModuleChange,
  type ModuleDocument,
  placeOf,
} from '@foyer/shared/modules';
import { copiesOf, insert } from '../document/commands.ts';
import type { EditingSession } from '../editing-session.ts';

/** A state of the page: a version by its number, what visitors see, or the working copy. */
export type State = number | 'live' | 'draft';

interface Known {
  document: ModuleDocument;
  references: ModuleReferences;
}

/** Two states of the page, shown as one with what has become of the first. */
export class ComparisonStore {
  before: State = 'live';
  after: State = 'draft';
  /** What was chosen last: it is shown as soon as it is read. */
  wanted: { readonly before: State; readonly after: State } = { before: 'live', after: 'draft' };
  isOpen = false;
  readonly #versions = observable.map<number, Known>({}, { deep: false });
  /** As what modules that were gone have come back, by their own ids. */
  readonly #copies = observable.map<number, number>();
  readonly #session: EditingSession;

  constructor(session: EditingSession) {
    this.#session = session;
    makeAutoObservable(this, { wanted: observableRef });
  }

  /** Shows on the page what differs between two states, unless something else is wanted by then. @throws ApiError */
  async open(before: State, after: State): Promise<void> {
    const wanted = { before, after };
    this.wanted = wanted;
    try {
      for (const state of [before, after]) await this.learn(state);
    } catch (error) {
      if (this.wanted === wanted) this.#giveUp();
      throw error;
    }
    if (this.wanted !== wanted) return;
    runInAction(() => {
      this.before = before;
      this.after = after;
      this.isOpen = true;
    });
    this.#session.select(null);
    this.#session.panels.show({ leftPanel: null, rightPanel: null, isPublishing: false });
  }

  /** Nothing else is wanted than what is shown. */
  #giveUp(): void {
    runInAction(() => {
      this.wanted = { before: this.before, after: this.after };
    });
  }

  /** Reads what a version consists of. @throws ApiError */
  async learn(state: State): Promise<void> {
    if (typeof state !== 'number' || this.#versions.has(state)) return;
    const { rows, references } = await this.#session.api.version(state);
    runInAction(() => this.#versions.set(state, { document: documentOf(rows), references }));
  }

  close(): void {
    this.isOpen = false;
    this.#giveUp();
  }

  /** What the page shows instead of the working copy, as long as two states are compared. @returns a function that ends it */
  begin(): () => void {
    return reaction(
      () => this.shown && { document: this.shown.document, references: this.references },
      (shown) => this.#session.page.showInstead(shown),
    );
  }

  get shown(): Comparison | null {
    return this.isOpen ? comparisonOf(this.documentOf(this.before), this.documentOf(this.after)) : null;
  }

  get changes(): readonly ModuleChange[] {
    return [...(this.shown?.changes.values() ?? [])];
  }

  /** What one of the states consists of. */
  documentOf(state: State): ModuleDocument {
    if (state === 'live') return this.#session.live;
    if (state === 'draft') return this.#session.document;
    return this.#versions.get(state)?.document ?? {};
  }

  private get references(): ModuleReferences {
    return Object.assign(
      {},
      ...[this.before, this.after].map((state) =>
        typeof state === 'number' ? this.#versions.get(state)?.references : {},
      ),
      this.#session.references,
    ) as ModuleReferences;
  }

  /** Can this module of the first state be brought back into the working copy? */
  mayRestore(id: number): boolean {
    const copy = this.#copies.get(id);
    const isBack = copy !== undefined && this.#session.row(copy) !== undefined;
    return this.after === 'draft' && this.documentOf(this.before)[id] !== undefined && !isBack;
  }

  /** Makes one module of the working copy what it was, with everything in it; can be undone. */
  restore(id: number): void {
    const before = this.documentOf(this.before);
    const row = before[id];
    if (!row) return;
    const { document } = this.#session;
    const known = document[id];
    this.#session.refer(this.references);
    if (known)
      return this.#session.run(
        { key: 'step.module_restored', model: row.model },
        (now) => ({ ...now, [id]: { ...known, fields: row.fields } }),
        { focus: id },
      );
    // What is gone comes back as a copy: its place may be taken, and its number, too.
    const copies = copiesOf(branchOf(before, id));
    const parent =
      row.parent === null || document[row.parent] ? row.parent : (childrenOf(document, null)[0]?.id ?? null);
    const place = parent === row.parent ? placeOf(before, id) : { parent, column: 0, index: Number.POSITIVE_INFINITY };
    this.#session.refer(
      Object.fromEntries(
        copies.map((copy, index) => [
          copy.id,
          this.references[branchOf(before, id)[index]?.id ?? 0] ?? { de: {}, en: {} },
        ]),
      ),
    );
    if (copies[0]) this.#copies.set(id, copies[0].id);
    this.#session.run({ key: 'step.module_restored', model: row.model }, (now) => insert(now, copies, place), {
      focus: copies[0]?.id ?? null,
    });
  }
}
