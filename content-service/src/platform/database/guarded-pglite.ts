import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite has one connection. Whoever uses the database, instead of the transaction, inside a transaction would wait for
 * themselves for ever, and everybody else with them: here it is an error.
 */
export class GuardedPGlite extends PGlite {
  readonly #inTransaction = new AsyncLocalStorage<true>();

  override transaction: PGlite['transaction'] = (work) =>
    super.transaction((tx) => this.#inTransaction.run(true, () => work(tx)));

  override query: PGlite['query'] = (...query) => {
    if (this.#inTransaction.getStore())
      throw new Error('The database was used inside a transaction; pass the transaction on');
    return super.query(...query);
  };
}
