import { makeAutoObservable, observableRef, runInAction } from '@foyer/shared';
import type { EditorName } from '@foyer/shared/api';
import type { Editing } from './editing.ts';
import { textsOf } from './texts/interface-texts.ts';

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

/** What somebody else at the same thing is called; one's own second window is nobody else. */
export function calledElsewhere(
  { session, i18n }: Pick<Editing, 'session' | 'i18n'>,
  account: string,
  name = session.people.nameOf(account),
): string {
  return account === session.site.user.details?.username ? textsOf(i18n)('self') : name;
}
