/** Work that several ask for at the same time is done once. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Promise<T>>();

  /** Joins work under this key that is under way, or begins it. */
  do(key: string, work: () => Promise<T>): Promise<T> {
    let flight = this.#flights.get(key);
    if (!flight) {
      flight = work().finally(() => this.#flights.delete(key));
      this.#flights.set(key, flight);
    }
    return flight;
  }
}
