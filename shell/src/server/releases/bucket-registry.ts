import { setTimeout as pause } from 'node:timers/promises';
import { FoyerError } from '@foyer/shared';
import type { S3Bucket } from '@foyer/shared/bucket';
import { EMPTY_REGISTRY, parseRegistry, type Registry } from './registry.ts';

const NAME = 'registry.json';
/** A bucket does not announce changes. */
const POLL_MS = 250;
/** A change that others overtake so often is given up. */
const ATTEMPTS = 50;
/** Between two attempts passes a random time of at most so many milliseconds for each attempt so far, and never more than the limit. */
const PAUSE_MS = 10;
const PAUSE_LIMIT_MS = 250;
/** So many changes are remembered beside the registry. */
const KEPT_MARKS = 20;

/** The registry's object as it was read. */
interface Stored {
  text: string;
  etag: string;
  /** The marks of the changes that led to it, the last one first. */
  marks: string[];
}

/** `registry.json` of a bucket. It is replaced only where it still is what the change began with, so that nobody's change gets lost. */
export class BucketRegistry {
  readonly #bucket: S3Bucket;
  readonly #file: string;
  readonly #answered: <T>(answer: Promise<T>) => Promise<T>;
  #last: Stored | null = null;
  /** The state that was read last. */
  #given = '';

  /**
   * @param place of the releases, for messages
   * @param answered gives what the bucket answers; its errors say what failed
   */
  constructor(bucket: S3Bucket, place: string, answered: <T>(answer: Promise<T>) => Promise<T>) {
    this.#bucket = bucket;
    this.#file = place + NAME;
    this.#answered = answered;
  }

  /** @returns null when there is none. @throws FoyerError FOYER-101 when it is corrupt */
  async read(): Promise<Registry | null> {
    const { state, stored } = await this.#look();
    this.#given = state;
    const found = await stored;
    return found && this.#parse(found);
  }

  /** Sees to it that there is one, before there is a release: from then on one that is missing is one that has gone. */
  async begin(): Promise<void> {
    // Asked first: a server that does not keep conditions would write over it.
    if (!(await this.#fetch())) await this.#replace(null, EMPTY_REGISTRY, 'begun');
  }

  /**
   * @param mark names this change, so that one whose answer was lost is not made twice
   * @throws FoyerError FOYER-102 when others have been quicker again and again
   */
  async change(change: (registry: Registry) => Registry | Promise<Registry>, mark: string): Promise<Registry> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const stored = await this.#fetch();
      const before = stored ? this.#parse(stored) : EMPTY_REGISTRY;
      if (stored?.marks.includes(mark)) return before;
      const after = await change(before);
      if (after === before || (await this.#replace(stored, after, mark))) return after;
      await pause(Math.random() * Math.min(attempt * PAUSE_MS, PAUSE_LIMIT_MS));
    }
    throw new FoyerError(
      'FOYER-102',
      `other deploys have changed ${this.#file} ${ATTEMPTS} times meanwhile: wait for them and try again`,
    );
  }

  /** Asks four times a second whether it is another one than was read last: nothing is sent while it is not. */
  watch(onChange: () => void): () => void {
    let isOver = false;
    let timer: NodeJS.Timeout;
    const look = async () => {
      const { state } = await this.#look();
      if (isOver) return;
      if (state !== this.#given) onChange();
      wait();
    };
    const wait = () => (timer = setTimeout(() => void look(), POLL_MS).unref());
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  /** @returns what tells this state of it from others, and the state itself */
  async #look(): Promise<{ state: string; stored: Promise<Stored | null> }> {
    const stored = this.#fetch();
    const state = await stored.then(
      (found) => found?.etag ?? 'none',
      () => 'away',
    );
    return { state, stored };
  }

  #parse({ text }: Stored): Registry {
    return parseRegistry(text, this.#file);
  }

  /** Reads it if it is another one than last time. */
  async #fetch(): Promise<Stored | null> {
    const known = this.#last;
    const found = await this.#answered(this.#bucket.read(NAME, known?.etag));
    if (found === 'unchanged') return known;
    this.#last = found && {
      text: found.bytes.toString('utf8'),
      etag: found.etag,
      marks: found.metadata['changes']?.split(' ') ?? [],
    };
    return this.#last;
  }

  #replace(stored: Stored | null, registry: Registry, mark: string): Promise<boolean> {
    const changes = [mark, ...(stored?.marks ?? [])].slice(0, KEPT_MARKS).join(' ');
    return this.#answered(
      this.#bucket.write(NAME, Buffer.from(`${JSON.stringify(registry, null, 2)}\n`), {
        contentType: 'application/json',
        metadata: { changes },
        onlyOver: stored ? { etag: stored.etag } : 'none',
      }),
    );
  }
}
