interface Flight<T> {
  result: Promise<T>;
  abort: AbortController;
  waiting: number;
}

/** Work that several ask for at the same time is done once. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /**
   * Joins work under this key that is under way, or begins it.
   * @param work gets a signal that is aborted once nobody waits for it any more
   * @param signal aborted by whoever asks, when they do not wait any more
   */
  do(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#begin(key, work);
    flight.waiting++;
    signal?.addEventListener('abort', () => --flight.waiting === 0 && this.#giveUp(key, flight), { once: true });
    return flight.result;
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const flight: Flight<T> = {
      abort,
      waiting: 0,
      result: work(abort.signal).finally(() => this.#forget(key, flight)),
    };
    this.#flights.set(key, flight);
    return flight;
  }

  #giveUp(key: string, flight: Flight<T>): void {
    this.#forget(key, flight);
    flight.abort.abort();
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
