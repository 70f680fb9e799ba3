import type { NavigationStore } from '../navigation/navigation-store.ts';
import { openAround, targetOf, untilVisitorMoves } from './hash-scroll.ts';
import { isPlainClick } from '../navigation/plain-click.ts';

/** Specification §9: distance kept above an anchor within the page, in pixels, and how long the way there takes, in milliseconds. */
const OFFSET_PX = 200;
const DURATION_MS = 700;
/** Specification §9: an answer unfolds first, in milliseconds. */
const UNFOLD_MS = 700;

/**
 * Makes links to places on the same page scroll there, one listener for the whole content. What is not in `<main>`, as the
 * skip link, is left to the browser, and so is a place that is not there.
 * @returns a function that ends it.
 */
export function followAnchors(navigation: NavigationStore): () => void {
  let stop = () => {};
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href*="#"]') : null;
    if (!link || !isPlainClick(event) || (link.target && link.target !== '_self')) return;
    const { origin, pathname, search, hash } = link;
    const target = targetOf(hash);
    if (!target || origin + pathname + search !== location.origin + location.pathname + location.search) return;
    event.preventDefault();
    stop();
    void navigation
      .navigate(pathname + search + hash, { keepData: true, keepScroll: true })
      .then(() => (stop = goTo(target)));
  };
  document.addEventListener('click', onClick);
  return () => {
    stop();
    document.removeEventListener('click', onClick);
  };
}

/** Unfolds what the place lies in, takes the reading position there, and glides after it. @returns a function that ends this */
function goTo(target: HTMLElement): () => void {
  const isFolded = target.closest('details') !== null;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = window.scrollY;
  const end = untilVisitorMoves();
  let begin = 0;
  openAround(target);
  // At once: whoever goes on with the keyboard does so from there, and ends the glide.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });

  function step(now: number): void {
    // The page may have left meanwhile.
    if (end.signal.aborted || !target.isConnected) return stop();
    begin ||= now;
    const part = isStill ? 1 : Math.min(1, (now - begin) / DURATION_MS);
    const to = target.getBoundingClientRect().top + window.scrollY - OFFSET_PX;
    window.scrollTo({ left: 0, top: from + (to - from) * eased(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else stop();
  }
  function stop(): void {
    end.abort();
  }
  setTimeout(() => requestAnimationFrame(step), isFolded ? UNFOLD_MS : 0);
  return stop;
}

/** Slow at both ends. */
const eased = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
