import { makeAutoObservable, observable, observableRef } from '@foyer/shared';
import type { ModuleDocument, ModuleRow } from '@foyer/shared/modules';
import { type NewIds, renamedDocument } from './renamed.ts';

/** The document that is worked at. Who reads one row of it hears of changes to that row, and not of those to the others. */
export class DocumentStore {
  document: ModuleDocument;
  /** The document as far as places go: who reads it hears of modules that come, go and move, and of no letter. */
  structure: ModuleDocument;
  readonly #rows = observable.map<number, ModuleRow>({}, { deep: false });
  /** What modules are called by now, by the ids that they had. */
  readonly #ids = new Map<number, number>();

  constructor(document: ModuleDocument) {
    this.document = document;
    this.structure = document;
    for (const row of Object.values(document)) this.#rows.set(row.id, row);
    makeAutoObservable(this, { document: observableRef, structure: observableRef });
  }

  /** @param id also one that it had before: dialogs and uploads keep theirs */
  row(id: number | string): ModuleRow | undefined {
    return this.#rows.get(Number(id)) ?? this.#rows.get(this.#ids.get(Number(id)) ?? Number(id));
  }

  /** Gives modules other ids. */
  rename(ids: NewIds): void {
    for (const [before, id] of Object.entries(ids)) this.#ids.set(Number(before), id);
    this.replace(renamedDocument(ids, this.document));
  }

  /** Puts another document in its place. @param changed ids of the rows that may differ, where that is known */
  replace(document: ModuleDocument, changed = Object.keys({ ...this.document, ...document })): void {
    const before = this.document;
    const ids = changed.map(Number);
    this.document = document;
    if (!ids.every((id) => standsAlike(before[id], document[id]))) this.structure = document;
    for (const id of ids) {
      const row = document[id];
      if (row) this.#rows.set(id, row);
      else this.#rows.delete(id);
    }
  }
}

/** Whether a row stands where it stood, with the same layout: all that differs is written in it. */
function standsAlike(one: ModuleRow | undefined, other: ModuleRow | undefined): boolean {
  if (one === other) return true;
  return (
    one?.parent === other?.parent &&
    one?.column === other?.column &&
    one?.position === other?.position &&
    one?.model === other?.model &&
    one?.fields['layout'] === other?.fields['layout']
  );
}
