import { ApiError, reaction, type Site } from '@foyer/shared';

type Connection = Site['connection'];

/** The first and the longest pause after a break, in milliseconds. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** No answer, half of one, or one that says "later". */
const OF_THE_LINE = new Set([0, 429, 502, 503, 504]);

export interface LineOptions {
  connection: Connection;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
  /** Told when the line has broken, and when it is tried anew. */
  onWait: (waits: boolean) => void;
}

/**
 * Does something over a line that may break: it is done again when the line is back, and after a pause that grows from break to
 * break. Who is told when to come again comes then, so that whoever has waited long is not the last: the line is well again.
 * @throws whatever has nothing to do with the line; an AbortError once the signal is aborted
 */
export async function acrossBreaks<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { connection, signal, onWait }: LineOptions,
): Promise<T> {
  for (let breaks = 0; ;) {
    signal.throwIfAborted();
    let retryAfter: number | null;
    try {
      return await work(signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || !OF_THE_LINE.has(error.status)) throw error;
      ({ retryAfter } = error);
    }
    const pause = retryAfter === null ? Math.min(2 ** breaks * FIRST_PAUSE_MS, LONGEST_PAUSE_MS) : retryAfter * 1000;
    breaks = retryAfter === null ? breaks + 1 : 0;
    onWait(true);
    await lineBack(connection, pause, signal);
    onWait(false);
  }
}

/** Resolves when the browser says that the line is back, or where it has not said that it was gone, after a while. */
function lineBack(connection: Connection, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ends: (() => void)[] = [];
    const end = () => {
      ends.forEach((undo) => undo());
      resolve();
    };
    const timer = setInterval(() => connection.isOnline && end(), ms);
    signal.addEventListener('abort', end, { once: true });
    ends.push(
      reaction(
        () => connection.isOnline,
        (isOnline) => isOnline && end(),
      ),
      () => clearInterval(timer),
      () => signal.removeEventListener('abort', end),
    );
  });
}
