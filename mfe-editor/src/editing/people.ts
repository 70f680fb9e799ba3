import { makeAutoObservable, observableRef, runInAction } from '@foyer/shared';
import type { EditorName } from '@foyer/shared/api';

/** What those are called who edit: what they have changed carries the name of their account. */
export class People {
  /** Account -> name. */
  names: ReadonlyMap<string, string> = new Map();

  constructor() {
    makeAutoObservable(this, { names: observableRef });
  }

  /** Asks for the names; without them the accounts' stand in. Never throws. */
  async load(read: () => Promise<EditorName[]>): Promise<void> {
    const people = await read().catch(() => []);
    runInAction(() => {
      this.names = new Map(people.map(({ username, name }) => [username, name]));
    });
  }

  /** What somebody is called. @param account empty where it was nobody's hand */
  nameOf(account: string): string {
    return this.names.get(account) ?? account;
  }
}
