import { decoded } from '../decoded.ts';

/** Specification §9: distance kept above a scroll target, in pixels. */
const OFFSET_PX = 130;
/** Specification §9: a target that is not there yet is looked for after 1 s, then every 250 ms, up to 100 times. */
const WAIT_MS = 1000;
const RETRY_MS = 250;
const RETRIES = 100;

/**
 * Scrolls to the place that the hash names, else to the top. A target that is not in the document yet is waited for,
 * until the visitor scrolls, presses a key or goes elsewhere.
 * @param hash with the number sign, or empty.
 * @returns a function that stops waiting.
 */
export function scrollToHash(hash: string): () => void {
  if (!hash) {
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    return () => undefined;
  }
  if (scrollToTarget(hash)) return () => undefined;
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  return waitForTarget(hash);
}

/**
 * Waits for a place that is not in the document yet, and scrolls there.
 * @param hash with the number sign.
 * @returns a function that stops waiting.
 */
export function waitForTarget(hash: string): () => void {
  const end = untilVisitorMoves();
  let tries = 0;
  let timer = setTimeout(look, WAIT_MS);
  function look(): void {
    tries += 1;
    if (scrollToTarget(hash) || tries > RETRIES) end.abort();
    else timer = setTimeout(look, RETRY_MS);
  }
  end.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => end.abort();
}

/** For what scrolls by itself. @returns aborted once visitors scroll or press a key: they want to be elsewhere. */
export function untilVisitorMoves(): AbortController {
  const end = new AbortController();
  const { signal } = end;
  for (const move of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(move, () => end.abort(), { passive: true, signal });
  return end;
}

/** What a hash, with its number sign, names; null if it is not there. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)));
}

/** Unfolds the answers that a place lies in. */
export function openAround(target: Element): void {
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
    details.open = true;
}

function scrollToTarget(hash: string): boolean {
  const target = targetOf(hash);
  if (!target) return false;
  openAround(target);
  window.scrollTo({
    left: 0,
    top: target.getBoundingClientRect().top + window.scrollY - OFFSET_PX,
    behavior: 'instant',
  });
  return true;
}
