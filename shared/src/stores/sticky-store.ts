import { observable } from 'mobx';
import { makeAutoObservable } from './observable.ts';

/** A link that a page keeps within reach. */
export interface StickyItem {
  id: string;
  label: string;
  href: string;
}

/** The page's sticky links: registered when shown, removed when their module disappears (specification §4). */
export class StickyStore {
  readonly items = observable.array<StickyItem>([], { deep: false });

  constructor() {
    makeAutoObservable(this);
  }

  /** @returns a function that removes the item. */
  add(item: StickyItem): () => void {
    this.items.push(item);
    return () => void this.items.remove(item);
  }
}
