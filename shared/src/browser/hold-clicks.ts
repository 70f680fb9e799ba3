import type { NavigationStore } from '../navigation/navigation-store.ts';
import { isPlainClick } from '../navigation/plain-click.ts';
import { siteLink } from './links.ts';

/**
 * Keeps clicks for a fragment that is about to be taken over, where they would do nothing, or less, before: on buttons that
 * send no form, and on links to other queries of the page's own address. All others do at once what they do without scripts.
 * As long as it keeps one, the page counts as being on its way to itself, so that the press is seen to have done something.
 * @returns a function that ends it, and lets the last one happen, unless its visitor has gone on elsewhere.
 */
export function holdClicks(element: HTMLElement, navigation: NavigationStore): () => void {
  let held: HTMLElement | undefined;
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!control || !isPlainClick(event) || !(control instanceof HTMLAnchorElement ? isOwn(control) : isIdle(control)))
      return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
    navigation.prepare(navigation.location);
  };
  element.addEventListener('click', onClick, { capture: true });
  return () => {
    element.removeEventListener('click', onClick, { capture: true });
    if (navigation.pending !== navigation.location) return;
    navigation.prepare(null);
    held?.click();
  };
}

/** Whether a button does nothing without scripts. */
const isIdle = (button: HTMLElement): boolean =>
  !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form);

/** Whether a link leads to another query of the page it stands on. */
function isOwn(link: HTMLAnchorElement): boolean {
  return siteLink(link) !== null && link.pathname === location.pathname;
}
