import { observableRef, runInAction } from 'mobx';
import { makeAutoObservable } from './observable.ts';

/** What can be marked. */
export type FavouriteKind = 'event' | 'article';

const KEY = 'foyer.favourites';
/** More than anybody goes to see; keeps the storage small. */
const MOST = 500;
const MARK = /^(event|article):[1-9]\d{0,8}$/;

/**
 * What the visitor has marked, the newest first. Kept in this browser and nowhere else: the visitor asks for it by marking, so that
 * it needs no consent.
 */
export class FavouritesStore {
  /** `event:12`, `article:3`. */
  marks: string[] = [];
  #storage: Storage | null = null;

  constructor() {
    makeAutoObservable(this, { marks: observableRef });
  }

  get count(): number {
    return this.marks.length;
  }

  has(kind: FavouriteKind, id: number): boolean {
    return this.marks.includes(`${kind}:${id}`);
  }

  idsOf(kind: FavouriteKind): number[] {
    return this.marks.filter((mark) => mark.startsWith(`${kind}:`)).map((mark) => Number(mark.slice(kind.length + 1)));
  }

  toggle(kind: FavouriteKind, id: number): void {
    // Another tab may have been quicker than its message.
    this.#read();
    const mark = `${kind}:${id}`;
    this.#write(
      this.has(kind, id) ? this.marks.filter((other) => other !== mark) : [mark, ...this.marks].slice(0, MOST),
    );
  }

  /** Takes marks away, as those of things that are gone. */
  remove(kind: FavouriteKind, ids: number[]): void {
    this.#read();
    this.#write(this.marks.filter((mark) => !ids.some((id) => mark === `${kind}:${id}`)));
  }

  /** Begins to follow what this browser keeps; other tabs change it, too. Without storage the marks last as long as the page. */
  follow(browser: Window): void {
    try {
      this.#storage = browser.localStorage;
    } catch {
      return;
    }
    browser.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.#read();
    });
    this.#read();
  }

  #read(): void {
    if (this.#storage) this.#assign(marksIn(this.#storage.getItem(KEY)));
  }

  #write(marks: string[]): void {
    this.#assign(marks);
    try {
      this.#storage?.setItem(KEY, JSON.stringify(marks));
    } catch {
      // The storage is full or closed: the marks last as long as the page.
      this.#storage = null;
    }
  }

  #assign(marks: string[]): void {
    runInAction(() => (this.marks = marks));
  }
}

/** Whatever stands in the storage: other tabs and older releases have written it, too. */
function marksIn(text: string | null): string[] {
  try {
    const marks: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(marks)
      ? [...new Set(marks.filter((mark): mark is string => typeof mark === 'string' && MARK.test(mark)))].slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}
