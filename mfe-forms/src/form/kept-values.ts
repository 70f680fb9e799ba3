import type { Values } from './values.ts';

/** The longest that anything is kept, in milliseconds: browsers are shared. */
const KEPT_MS = 24 * 60 * 60_000;

interface Kept {
  at: number;
  values: Values;
}

/** What was typed into a form, kept by this browser until it is sent. Files are not: browsers do not give them out again. */
export class KeptValues {
  readonly #key: string;
  readonly #storage: () => Storage;
  readonly #now: () => number;

  constructor(formId: number, storage: () => Storage = () => localStorage, now: () => number = () => Date.now()) {
    this.#key = `foyer_form_${formId}`;
    this.#storage = storage;
    this.#now = now;
  }

  /** What was kept; nothing where it is too old, or cannot be read. */
  read(): Values {
    try {
      const { at, values } = JSON.parse(this.#storage().getItem(this.#key) ?? '{}') as Partial<Kept>;
      if (at !== undefined && values && this.#now() - at < KEPT_MS) return values;
      this.forget();
    } catch {
      // Storage may be forbidden, and what stands there may be anything.
    }
    return {};
  }

  write(values: Values): void {
    const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));
    this.#try((storage) =>
      storage.setItem(this.#key, JSON.stringify({ at: this.#now(), values: typed } satisfies Kept)),
    );
  }

  forget(): void {
    this.#try((storage) => storage.removeItem(this.#key));
  }

  /** Whoever forbids storage, or has none left, types anew after a reload. */
  #try(work: (storage: Storage) => void): void {
    try {
      work(this.#storage());
    } catch {
      // As said.
    }
  }
}
