import { localeOf } from '../routes/locale-of.ts';
import type { NavigationStore } from '../navigation/navigation-store.ts';
import { isPlainClick } from '../navigation/plain-click.ts';
import { savesData } from '../save-data.ts';

/** How long a pointer rests on a link before that counts as intent, in milliseconds. */
const INTENT_MS = 100;

/**
 * Makes every link within the site navigate in place and be prefetched on intent: one listener for the whole document,
 * so that links in rich text and in fragments that are not hydrated yet behave like all others.
 * @returns a function that ends it.
 */
export function followLinks(navigation: NavigationStore): () => void {
  let intent: ReturnType<typeof setTimeout> | undefined;

  const onClick = (event: MouseEvent) => {
    const href = isPlainClick(event) ? siteLink(event.target) : null;
    if (!href) return;
    event.preventDefault();
    void navigation.navigate(href);
  };
  const onIntent = (event: Event) => {
    clearTimeout(intent);
    const href = siteLink(event.target);
    if (href && !savesData()) intent = setTimeout(() => navigation.prefetch(href), INTENT_MS);
  };
  const onLeave = () => clearTimeout(intent);

  // Its signal ends the listeners that it is given to.
  const end = new AbortController();
  const passive = { passive: true, signal: end.signal };
  document.addEventListener('click', onClick, end);
  document.addEventListener('pointerover', onIntent, passive);
  document.addEventListener('pointerout', onLeave, passive);
  document.addEventListener('focusin', onIntent, passive);
  document.addEventListener('touchstart', onIntent, passive);
  return () => {
    onLeave();
    end.abort();
  };
}

/** The address of the link that an event is about, if it leads to another page of the site in this window. */
export function siteLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    !link?.href ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.dataset.native !== undefined
  )
    return null;
  // The link's own parts: those of an address that is none are empty.
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || !localeOf(pathname)) return null;
  // A place on the same page is the browser's own business.
  if (hash && pathname === location.pathname && search === location.search) return null;
  return pathname + search + hash;
}
