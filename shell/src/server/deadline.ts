/** Ends work that takes too long, or that nobody waits for any more. */
export interface Deadline {
  signal: AbortSignal;
  /** To be called when the work has ended: nothing of it is remembered then. */
  clear: () => void;
}

/**
 * A signal that is aborted after a time, or when another one is. (`AbortSignal.any` would keep everything that listens in memory for as long as neither
 * happens.)
 * @param limitMs how long the work may take
 * @param given aborted once nobody waits for the work any more
 */
export function deadline(limitMs: number, given?: AbortSignal): Deadline {
  const abort = new AbortController();
  const end = () => abort.abort();
  const timer = setTimeout(end, limitMs);
  if (given?.aborted) end();
  given?.addEventListener('abort', end);
  return {
    signal: abort.signal,
    clear: () => {
      clearTimeout(timer);
      given?.removeEventListener('abort', end);
    },
  };
}
