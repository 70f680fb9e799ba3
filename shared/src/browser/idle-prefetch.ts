import { matchRoute } from '../routes/match.ts';
import type { Site } from '../stores/site.ts';
import { whenIdle, whenLoaded } from '../idle.ts';
import { siteLink } from './links.ts';
import { savesData } from '../save-data.ts';

/** The longest to wait for an idle moment, in milliseconds (specification §7). */
const IDLE = { within: 2000, otherwise: 2000 };
/** Kinds of pages whose code is fetched ahead, per page shown. */
const MAX_FRAGMENTS = 3;
/** Finding out where a link leads is dear, and a page has many: after so long it goes on in another idle moment, in milliseconds. */
const SLICE_MS = 4;

/**
 * Once a page is there and the browser has nothing to do, fetches the code of the pages that the links in view lead to.
 * The code only lies ready; it runs when somebody goes there. Data is fetched on intent (see `followLinks`).
 */
export function prefetchWhenIdle(site: Site): void {
  const walk = (scripts: Iterator<string[], void>) => {
    const end = performance.now() + SLICE_MS;
    for (let next = scripts.next(); !next.done; next = scripts.next()) {
      next.value.forEach(fetchAhead);
      if (performance.now() > end) return void whenIdle(() => walk(scripts), IDLE);
    }
  };
  const begin = () => void whenIdle(() => savesData() || walk(codeBehindLinks(site)), IDLE);
  site.events.subscribe('page.shown', begin);
  whenLoaded(begin);
}

/** Addresses of the scripts behind the links in view, link by link. */
function* codeBehindLinks({ snapshot, navigation }: Site): Generator<string[], void> {
  const here = navigation.pages.get([...navigation.active][0] ?? '');
  const seen = new Set(here && [`${here.remote} ${here.fragment}`]);
  const hrefs = new Set<string>();
  let left = MAX_FRAGMENTS;
  // What a page is about leads on more often than its header does.
  for (const link of new Set([...document.querySelectorAll('main a'), ...document.links])) {
    const href = isInView(link) ? siteLink(link) : null;
    if (!href || hrefs.has(href)) continue;
    hrefs.add(href);
    const match = matchRoute(snapshot, href);
    const known = match && snapshot.remotes[match.remote];
    const isNew = known && !seen.has(`${match.remote} ${match.fragment}`);
    if (isNew) seen.add(`${match.remote} ${match.fragment}`);
    yield isNew
      ? ['client/remoteEntry.js', ...(known.assets[match.fragment] ?? [])].map((file) => `${known.base}/${file}`)
      : [];
    if (isNew && --left === 0) return;
  }
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top < window.innerHeight && bottom > 0;
}

function fetchAhead(href: string): void {
  if (document.querySelector(`script[src$="${href}"],link[href$="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
