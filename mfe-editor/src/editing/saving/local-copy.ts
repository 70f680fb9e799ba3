import { del, get, set } from 'idb-keyval';
import type { KeptHistory } from '../history/history-store.ts';
import type { Unsaved } from './saver.ts';

/** What the browser keeps of a working copy until the server has it, and the steps to undo. */
export interface LocalCopy extends Unsaved {
  history: KeptHistory;
}

/** Where the browser keeps one working copy. */
export interface LocalStore {
  read: () => Promise<LocalCopy | undefined>;
  write: (copy: LocalCopy) => Promise<void>;
  forget: () => Promise<void>;
}

/** In IndexedDB, for one person. A browser that keeps nothing is none to rely on, and no reason to stop working. */
export function localStore(owner: { username: string; kind: string; id: number }): LocalStore {
  const key = `foyer.working-copy ${owner.username} ${owner.kind} ${owner.id}`;
  const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      console.warn('The browser keeps no copy of what is typed', error);
      return undefined;
    }
  };
  return {
    read: () => quietly(() => get<LocalCopy>(key)),
    write: async (copy) => void (await quietly(() => set(key, copy))),
    forget: async () => void (await quietly(() => del(key))),
  };
}
