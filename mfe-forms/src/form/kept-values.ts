import type { Values } from './values.ts';

/** The longest that anything is kept, in milliseconds: browsers are shared. */
const KEPT_MS = 24 * 60 * 60_000;

/** What was sent last, and the key that names it. */
export interface SentEntry {
  content: string;
  key: string;
}

interface Kept {
  at: number;
  values: Values;
  sent: SentEntry;
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
    return this.#read().values ?? {};
  }

  /** What was sent last; null where nothing was. */
  readSent(): SentEntry | null {
    return this.#read().sent ?? null;
  }

  write(values: Values): void {
    const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));
    this.#write({ values: typed });
  }

  writeSent(sent: SentEntry): void {
    this.#write({ sent });
  }

  forget(): void {
    this.#try((storage) => storage.removeItem(this.#key));
  }

  #read(): Partial<Kept> {
    try {
      const kept = JSON.parse(this.#storage().getItem(this.#key) ?? '{}') as Partial<Kept>;
      if (kept.at !== undefined && this.#now() - kept.at < KEPT_MS) return kept;
      this.forget();
    } catch {
      // Storage may be forbidden, and what stands there may be anything.
    }
    return {};
  }

  #write(changes: Partial<Kept>): void {
    const kept = { ...this.#read(), ...changes, at: this.#now() };
    this.#try((storage) => storage.setItem(this.#key, JSON.stringify(kept)));
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
