import { computed, makeAutoObservable, observable, observableRef } from '@foyer/shared';
import type { ModuleDocument, ModuleRow } from '@foyer/shared/modules';
import { hasSameStructure } from './structure.ts';

/** The document that is worked at. Who reads one row of it hears of changes to that row, and not of those to the others. */
export class DocumentStore {
  document: ModuleDocument;
  readonly #rows = observable.map<number, ModuleRow>({}, { deep: false });

  constructor(document: ModuleDocument) {
    this.document = document;
    for (const row of Object.values(document)) this.#rows.set(row.id, row);
    makeAutoObservable(this, { document: observableRef, structure: computed({ equals: hasSameStructure }) });
  }

  /** The document as far as places go: who reads it hears of modules that come, go and move, and of no letter. */
  get structure(): ModuleDocument {
    return this.document;
  }

  row(id: number | string): ModuleRow | undefined {
    return this.#rows.get(Number(id));
  }

  /** Puts another document in its place. @param changed ids of the rows that may differ, where that is known */
  replace(document: ModuleDocument, changed = Object.keys({ ...this.document, ...document })): void {
    this.document = document;
    for (const id of changed.map(Number)) {
      const row = document[id];
      if (row) this.#rows.set(id, row);
      else this.#rows.delete(id);
    }
  }
}
