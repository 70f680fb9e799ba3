import { makeAutoObservable, observableRef } from '@foyer/shared';
import type { Found, FoundKind } from './records.ts';

/** What somebody looks for. */
export interface FinderRequest {
  /** Of what kinds it may be; with several there is a choice. */
  kinds: readonly FoundKind[];
  /** Only those with this kind of file. */
  media?: 'video' | 'audio' | undefined;
  /** An address elsewhere will do, too: what is chosen now. */
  address?: string;
}

/** What was found, or an address that was typed. */
export type FinderAnswer = Found | { url: string };

/** The one finder of the editor: asked by whoever needs something, answered by whoever edits. */
export class FinderStore {
  request: FinderRequest | null = null;
  #answer: (answer: FinderAnswer | null) => void = () => undefined;

  constructor() {
    makeAutoObservable(this, { request: observableRef });
  }

  /** @returns null when nothing was chosen */
  find(request: FinderRequest & { address: string }): Promise<FinderAnswer | null>;
  find(request: FinderRequest): Promise<Found | null>;
  find(request: FinderRequest): Promise<FinderAnswer | null> {
    this.#answer(null);
    this.request = request;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** Ends the search with what was chosen. @param asked what this answers, where it took its time: something else may be looked for by now */
  choose(answer: FinderAnswer | null, asked = this.request): void {
    if (asked !== this.request) return;
    this.request = null;
    this.#answer(answer);
  }
}
