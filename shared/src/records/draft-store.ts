import { createStore, delMany, entries } from 'idb-keyval';
import { heldLocks } from './held-locks.ts';
import type { Version } from './merge-versions.ts';
import { putAtOnce } from './put-at-once.ts';
import { quietly } from './quietly.ts';

/** What nobody has come back to for so long is forgotten, in milliseconds. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** What somebody has typed into the form of a record and not saved: the fields that differ. */
export interface Draft {
  /** These fields when the form began. */
  base: Version;
  values: Version;
  /** Entity tag of the record that the form began with; null for a new one. */
  etag: string | null;
}

/** A draft that a form has left. */
export interface LeftDraft extends Draft {
  key: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

type Stored = Omit<LeftDraft, 'key'>;

/** Where drafts are kept. */
export interface DraftStorage {
  all: () => Promise<[string, Stored][]>;
  set: (key: string, draft: Stored) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
}

const store = createStore('foyer.drafts', 'drafts');

/** IndexedDB, opened when it is needed first. */
const storageOfBrowser: DraftStorage = {
  all: () => entries<string, Stored>(store),
  set: (key, draft) => putAtOnce(key, draft, store),
  remove: (keys) => delMany(keys, store),
};

interface DraftStoreOptions {
  username: string;
  /** The record, or the form of a new one: what is left there is offered there alone. */
  place: string;
  storage?: DraftStorage;
  now?: () => number;
}

/**
 * Keeps in the browser what one person has typed into a form, until it is saved or thrown away: one draft for each form, so that
 * two windows do not write over each other.
 */
export class DraftStore {
  readonly #username: string;
  #place: string;
  #key: string;
  readonly #storage: DraftStorage;
  readonly #now: () => number;
  #isClosed = false;

  constructor({ username, place, storage = storageOfBrowser, now = Date.now }: DraftStoreOptions) {
    this.#username = username;
    [this.#place, this.#key] = this.#namesAt(place);
    this.#storage = storage;
    this.#now = now;
  }

  /** Until this ends no other window is offered what is kept here. @returns a function that ends it */
  begin(): () => void {
    if (!('locks' in navigator)) return () => undefined;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    void navigator.locks.request(this.#key, () => ended).catch(() => undefined);
    return end;
  }

  /** What forms of this place have left that are gone: the newest first. What is too old is forgotten. */
  async left(): Promise<LeftDraft[]> {
    const left = await quietly(async () => {
      const oldest = this.#now() - KEPT_FOR_MS;
      const all = await this.#storage.all();
      const old = all.filter(([, { at }]) => at < oldest).map(([key]) => key);
      if (old.length > 0) await this.#storage.remove(old);
      const open = await heldLocks();
      return all
        .filter(([key, { at }]) => at >= oldest && key !== this.#key && this.#isOfPlace(key) && !open.has(key))
        .map(([key, draft]) => ({ ...draft, key }));
    });
    return (left ?? []).sort((one, other) => other.at - one.at);
  }

  /** @param draft null where nothing is left to be saved */
  async keep(draft: Draft | null): Promise<void> {
    if (this.#isClosed) return;
    await quietly(() =>
      draft ? this.#storage.set(this.#key, { ...draft, at: this.#now() }) : this.#storage.remove([this.#key]),
    );
  }

  /** What this form keeps from now on is left at another place: its record has one by now. What it has kept is forgotten. */
  async moveTo(place: string): Promise<void> {
    const before = this.#key;
    [this.#place, this.#key] = this.#namesAt(place);
    await quietly(() => this.#storage.remove([before]));
  }

  async forget(drafts: readonly LeftDraft[]): Promise<void> {
    await quietly(() => this.#storage.remove(drafts.map(({ key }) => key)));
  }

  /** What was typed into this form is not wanted any more: nothing of it is kept from now on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await quietly(() => this.#storage.remove([this.#key]));
  }

  /** Whatever anybody has kept for this place is of no use any more, as the record is gone. */
  async closePlace(): Promise<void> {
    await this.close();
    await this.forget(await this.left());
  }

  #namesAt(place: string): [place: string, key: string] {
    const own = JSON.stringify([this.#username, place]);
    return [own, `${own} ${globalThis.crypto?.randomUUID?.() ?? Math.random()}`];
  }

  #isOfPlace(key: string): boolean {
    return key.startsWith(`${this.#place} `);
  }
}
