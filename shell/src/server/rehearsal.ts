import type { Snapshot } from '@foyer/shared';
import { compose } from './compose/compose.ts';
import type { House } from './compose/house.ts';
import { pageAddresses } from './warm-up.ts';

/** So often in a row a remote has to render well. */
const GOOD_RENDERS = 3;
/** Well is in this share of the time it may take. */
const SHARE = 0.5;
/** A machine that is not fast enough by then will not be: better slow answers than none, in milliseconds. */
const LIMIT_MS = 30_000;

/**
 * Whether the house can answer visitors in time, and not only in principle: code that has run a few times only is many times slower than it will be.
 * Required remotes that are there for everybody render their pages until each has done well several times in a row.
 */
export class Rehearsal {
  readonly #house: House;
  readonly #now: () => number;
  readonly #goodInARow = new Map<string, number>();
  #isOver = false;
  #begunAt: number | null = null;
  #running: Promise<void> | null = null;

  constructor(house: House, now: () => number = () => performance.now()) {
    this.#house = house;
    this.#now = now;
  }

  /** Goes on with it if it is not over. @returns the remotes that have yet to do well */
  async wanting(): Promise<string[]> {
    if (this.#isOver) return [];
    this.#begunAt ??= this.#now();
    this.#running ??= this.#rehearse().finally(() => (this.#running = null));
    await this.#running;
    const wanting = this.#wanting(this.#house.snapshots().open);
    this.#isOver = wanting.length === 0 || this.#now() - this.#begunAt > LIMIT_MS;
    return this.#isOver ? [] : wanting;
  }

  #wanting({ remotes }: Snapshot): string[] {
    const required = Object.entries(remotes).filter(([, { criticality }]) => criticality === 'required');
    return required.map(([remote]) => remote).filter((remote) => (this.#goodInARow.get(remote) ?? 0) < GOOD_RENDERS);
  }

  async #rehearse(): Promise<void> {
    const snapshot = this.#house.snapshots().open;
    for (let time = 0; time < GOOD_RENDERS; time++) await this.#renderOnce(snapshot);
  }

  /** One page of each remote that is wanting. */
  async #renderOnce(snapshot: Snapshot): Promise<void> {
    const watched: House = {
      ...this.#house,
      onRendered: (remote, ms, isGood) =>
        this.#judge(remote, isGood && ms < SHARE * (snapshot.remotes[remote]?.timeLimitMs ?? 0)),
    };
    for (const remote of this.#wanting(snapshot)) {
      const [address] = pageAddresses(snapshot, remote);
      // Without an address of its own a remote shows only within pages of others.
      if (address === undefined) this.#goodInARow.set(remote, GOOD_RENDERS);
      else
        await compose(
          { url: address, origin: 'http://rehearsal', cookie: '', acceptLanguage: '', now: new Date() },
          watched,
        ).catch(() => this.#judge(remote, false));
    }
  }

  #judge(remote: string, isGood: boolean): void {
    this.#goodInARow.set(remote, isGood ? (this.#goodInARow.get(remote) ?? 0) + 1 : 0);
  }
}
