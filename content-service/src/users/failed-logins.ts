import { LRUCache } from 'lru-cache';

const WINDOW_MS = 5 * 60_000;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

/** Counts failed logins, per account and address and per address alone. In memory only: addresses are personal data. */
export class FailedLogins {
  readonly #failures = new LRUCache<string, number>({ max: 10_000, ttl: WINDOW_MS, noUpdateTTL: true });

  isBlocked(username: string, address: string): boolean {
    return this.#count(`${address} ${username}`) >= PER_ACCOUNT || this.#count(address) >= PER_ADDRESS;
  }

  note(username: string, address: string): void {
    for (const key of [`${address} ${username}`, address]) this.#failures.set(key, this.#count(key) + 1);
  }

  #count(key: string): number {
    return this.#failures.get(key) ?? 0;
  }
}
