import { makeAutoObservable, observableRef } from '@foyer/shared';
import type { ModuleReferences } from '@foyer/shared/api';
import type { EditingSession } from '../editing-session.ts';
import { type FoundRecord, pictureReference } from '../finder/records.ts';
import { pictureOf } from './picture-field.ts';

/** A picture of the library, and the module in which somebody works at it. */
export interface OpenPicture {
  module: number;
  picture: number;
}

/** Pictures of the library as the page shows them. */
export class PictureStore {
  /** What is being edited. */
  open: OpenPicture | null = null;
  readonly #session: EditingSession;

  constructor(session: EditingSession) {
    this.#session = session;
    makeAutoObservable(this, { open: observableRef });
  }

  /** Opens the picture of a module, if it has one. */
  edit(module: number): void {
    const row = this.#session.row(module);
    const picture = row ? pictureOf(row) : null;
    this.open = picture === null ? null : { module, picture };
  }

  close(): void {
    this.open = null;
  }

  /** Shows a picture in a module, before the service has said what it is. */
  showIn(module: number, record: FoundRecord): void {
    this.#session.refer({ [module]: joined(this.#session.references[module], pictureReference(record)) });
  }

  /** Shows a picture as it is now, wherever the page has it. */
  showAnew(record: FoundRecord): void {
    for (const [module, shown] of Object.entries(this.#session.references))
      if ((shown.de['image_obj'] as { id?: number } | null | undefined)?.id === record.id)
        this.showIn(Number(module), record);
  }
}

/** What a module shows besides its fields, with something else of it. */
const joined = (
  known: ModuleReferences[string] | undefined,
  shown: ModuleReferences[string],
): ModuleReferences[string] => ({
  de: { ...known?.de, ...shown.de },
  en: { ...known?.en, ...shown.en },
});
