import type { ContentKind } from '@foyer/shared';
import { isDifferent } from '@foyer/shared/modules';
import { heldLocks, putAtOnce, quietly } from '@foyer/shared/records';
import { createStore, del, delMany, entries, getMany, keys } from 'idb-keyval';
import type { KeptHistory } from '../history/history-store.ts';
import type { Unsaved } from './saver.ts';
import { takeLock, type WindowLock } from './window-lock.ts';

/** What the browser keeps of a working copy until the server has it, and the steps to undo. */
export interface LocalCopy extends Unsaved {
  history: KeptHistory;
  /** When it was kept, in milliseconds since 1970. Copies of earlier releases do not say. */
  at?: number;
}

/** A copy that a window has left. */
export interface LeftCopy extends LocalCopy {
  key: string;
}

/** A copy, and what it is of. */
export interface PlacedCopy extends LeftCopy {
  kind: ContentKind;
  id: number;
}

/** The server has all of it. */
export const isSaved = ({ base, document, unanswered = [] }: LocalCopy): boolean =>
  unanswered.length === 0 && !isDifferent(base, document);

const store = createStore('keyval-store', 'keyval');
const COPIES = 'foyer.working-copy';
/** What the name of a copy says after whose it is. */
const PLACE = /^([a-z]+) (\d+)( |$)/;

/** What one person's windows that are gone have left, whatever it is of. */
export async function leftBy(username: string): Promise<PlacedCopy[]> {
  const left = await quietly(async () => {
    const open = await heldLocks();
    return (await entries<string, LocalCopy>(store)).flatMap(([key, copy]) => {
      const prefix = `${COPIES} ${username} `;
      const [, kind, id] = (key.startsWith(prefix) && !open.has(key) && PLACE.exec(key.slice(prefix.length))) || [];
      return kind ? [{ ...copy, key, kind: kind as ContentKind, id: Number(id) }] : [];
    });
  });
  return left ?? [];
}

/** What was left is kept elsewhere now. */
export async function forget({ key }: LeftCopy): Promise<void> {
  await quietly(() => del(key, store));
}

/**
 * Where the browser keeps one person's working copies of one thing, in IndexedDB: one for each window, so that none writes over what another one has
 * not saved yet.
 */
export class LocalStore {
  readonly #prefix: string;
  #lock: Promise<WindowLock> | undefined;
  #adopted: string[] = [];

  constructor({ username, kind, id }: { username: string; kind: string; id: number }) {
    this.#prefix = `${COPIES} ${username} ${kind} ${id}`;
  }

  /** What this window had before it was loaded anew, and what windows had that are gone: the newest first. */
  async left(): Promise<LeftCopy[]> {
    const copies = await quietly(async () => {
      const { name } = await this.#window();
      const others = await heldLocks();
      const left = (await keys<string>(store)).filter((key) => this.#isOurs(key) && (key === name || !others.has(key)));
      const found = await getMany<LocalCopy | undefined>(left, store);
      return found.flatMap((copy, index) => (copy ? [{ ...copy, key: left[index] ?? '' }] : []));
    });
    return (copies ?? []).sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
  }

  /** What was left is part of what is written next: it is forgotten then. */
  adopt(copies: readonly LeftCopy[]): void {
    this.#adopted.push(...copies.map(({ key }) => key));
  }

  /** @returns whether the browser has it */
  async write(copy: LocalCopy): Promise<boolean> {
    const isWritten = await quietly(async () => {
      const { name } = await this.#window();
      await putAtOnce(name, { ...copy, at: Date.now() }, store);
      const adopted = this.#adopted.splice(0).filter((key) => key !== name);
      if (adopted.length > 0) await delMany(adopted, store);
      return true;
    });
    return isWritten ?? false;
  }

  /** From now on any window may take over what is left here. */
  release(): void {
    void quietly(async () => (await this.#window()).release());
  }

  #window(): Promise<WindowLock> {
    return (this.#lock ??= takeLock(this.#prefix));
  }

  #isOurs(key: string): boolean {
    return key === this.#prefix || key.startsWith(`${this.#prefix} `);
  }
}
