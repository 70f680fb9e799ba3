import type { Reads } from '../api-client/api-client.ts';

/** Answers of many addresses would fill the thread's memory: with so many it starts anew. */
const MAX_READS = 500;
/** How long an answer is used at most, in milliseconds, should a change have gone unheard. */
export const READS_FRESH_FOR_MS = 10_000;
/** A read that takes longer is not waited for by further requests, in milliseconds: the service may have recovered. */
export const READS_JOIN_FOR_MS = 250;

/** What requests for the same state of the content may share: a list of events is read once, not once per page that shows it. */
export class ContentReads {
  #mark: string | null = null;
  #reads: Reads = new Map();

  /** Answers read under this mark; those of another one are forgotten. */
  under(mark: string): Reads {
    if (mark !== this.#mark || this.#reads.size >= MAX_READS) {
      this.#mark = mark;
      this.#reads = new Map();
    }
    return this.#reads;
  }

  /** Something went wrong with what was read: nobody else shall get it. */
  forget(): void {
    this.#mark = null;
  }
}
