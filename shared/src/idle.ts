/** How long work may wait for an idle moment. */
export interface IdleOptions {
  /** The longest to wait, in milliseconds; by default until there is such a moment. */
  within?: number;
  /** When it is done in browsers that do not tell when they are idle, in milliseconds. */
  otherwise: number;
}

/** Calls back when the browser has nothing else to do. @returns a function that cancels it. */
export function whenIdle(work: () => void, { within, otherwise }: IdleOptions): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, otherwise);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: within });
  return () => cancelIdleCallback(handle);
}

/** Calls back once the page is there with everything that it names, which may be now. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}
