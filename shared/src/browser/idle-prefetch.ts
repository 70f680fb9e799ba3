import { matchRoute } from '../routes/match.ts';
import type { Site } from '../stores/site.ts';
import { siteLink } from './links.ts';
import { isThrifty } from './thrift.ts';

/** The longest to wait for an idle moment, in milliseconds (specification §7). */
const IDLE_LIMIT_MS = 2000;
/** Kinds of pages whose code is fetched ahead, per page shown. */
const MAX_FRAGMENTS = 3;

/**
 * Once a page is there and the browser has nothing to do, fetches the code of the pages that the links in view lead to.
 * The code only lies ready; it runs when somebody goes there. Data is fetched on intent (see `followLinks`).
 */
export function prefetchWhenIdle(site: Site): void {
  const whenIdle = () => void ('requestIdleCallback' in window ? requestIdleCallback(prefetch, { timeout: IDLE_LIMIT_MS }) : setTimeout(prefetch, IDLE_LIMIT_MS));
  const prefetch = () => {
    if (!isThrifty()) codeBehindLinks(site).forEach(fetchAhead);
  };
  site.events.subscribe('page.shown', whenIdle);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Addresses of the scripts behind the links in view. */
function codeBehindLinks({ snapshot, navigation }: Site): Set<string> {
  const here = navigation.pages.get([...navigation.active][0] ?? '');
  const seen = new Set(here && [`${here.remote} ${here.fragment}`]);
  const scripts = new Set<string>();
  let left = MAX_FRAGMENTS;
  // What a page is about leads on more often than its header does.
  for (const link of new Set([...document.querySelectorAll('main a'), ...document.links])) {
    const href = left > 0 && isInView(link) && siteLink(link);
    const match = href ? matchRoute(snapshot, href) : null;
    const known = match && snapshot.remotes[match.remote];
    if (!known || seen.has(`${match.remote} ${match.fragment}`)) continue;
    seen.add(`${match.remote} ${match.fragment}`);
    left--;
    for (const file of ['client/remoteEntry.js', ...(known.assets[match.fragment] ?? [])]) scripts.add(`${known.base}/${file}`);
  }
  return scripts;
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top < window.innerHeight && bottom > 0;
}

function fetchAhead(href: string): void {
  if (document.querySelector(`script[src$="${href}"],link[href$="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
}
