import { reaction, type Locale, type Site } from '@foyer/shared';
import type { GrowingList } from './growing-list.ts';

/** How far ahead of the visitor the next page is loaded (specification §9). */
const MARGIN = '0px 0px 170% 0px';

const TO_END: Record<Locale, string> = { de: 'Zum Seitenende', en: 'To the end of the page' };

/** Ends of lists that grow. */
const watched = new WeakSet<Element>();

/**
 * Lets a list grow whenever its end comes near, and keeps the address at the page that is in view. The list stays still for
 * whoever has jumped to the footer, and while the footer is in view, unless the wheel turns on; as long as more comes, there
 * is a way to jump.
 * @param end the element behind the last row; a second call for it does nothing
 * @param signal aborted when the list leaves the page
 */
export function grow<Row extends { id: number }>(
  list: GrowingList<Row>,
  end: Element,
  { site, signal }: { site: Site; signal: AbortSignal },
): void {
  if (watched.has(end)) return;
  watched.add(end);
  const { pathname } = window.location;
  const footer = document.querySelector('[data-shell=bottom] footer');
  let isNear = false;
  let inView = list.firstPage;

  let top = window.scrollY;
  /** Until the visitor scrolls up from it again. */
  let hasJumped = false;

  const isInFooter = () => hasJumped || (footer?.contains(document.activeElement) ?? false);
  const seesFooter = () => footer !== null && footer.getBoundingClientRect().top < window.innerHeight;
  const load = () => {
    if (isNear && list.state === 'idle' && !isInFooter()) void list.loadMore();
  };
  const onScroll = () => {
    const isGoingUp = window.scrollY < top;
    top = window.scrollY;
    if (!seesFooter()) {
      hasJumped &&= !isGoingUp;
      load();
    }
    const page = pageInView(list);
    // Whoever goes back has left this address before the page leaves.
    if (page === inView || window.location.pathname !== pathname) return;
    inView = page;
    history.replaceState(history.state, '', list.source.hrefOf(page));
  };

  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.some(({ isIntersecting }) => isIntersecting);
      onScroll();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(end);
  // Every growth moves the end: it is looked at anew. What was on its way already must not push away the footer that one has jumped to.
  const stop = reaction(
    () => list.page,
    () => {
      if (isInFooter() && seesFooter()) requestAnimationFrame(() => footer?.scrollIntoView({ behavior: 'instant' }));
      observer.unobserve(end);
      observer.observe(end);
    },
  );
  const { sticky, navigation } = site;
  let unstick = () => {};
  const unoffer = reaction(
    () => list.more,
    (more) => {
      unstick();
      if (more) unstick = sticky.add({ id: 'end', label: TO_END[navigation.location.locale], href: '#footer' });
    },
    { fireImmediately: true },
  );
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`a[href="#${footer?.id}"]`)) hasJumped = true;
  };
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('wheel', ({ deltaY }) => deltaY > 0 && load(), { passive: true, signal });
  keepPlace(list, () => inView, signal);
  signal.addEventListener('abort', () => {
    watched.delete(end);
    stop();
    unoffer();
    unstick();
    observer.disconnect();
  });
}

/** Where a row is, as the distance of its link from the upper edge of the window. */
const topOf = (link: string): number | undefined =>
  document.querySelector(`main a[href="${link}"]`)?.getBoundingClientRect().top;

/** The last page that has come up to the middle of the window. */
function pageInView<Row extends { id: number }>({ rows, starts, page, firstPage, source }: GrowingList<Row>): number {
  for (let at = page; at > firstPage; at -= 1) {
    const row = rows[starts[at - firstPage] ?? 0];
    const top = row && topOf(source.linkOf(row));
    if (top !== undefined && top < window.innerHeight / 2) return at;
  }
  return firstPage;
}

/** Where the visitor was: a row, and how far it was from the upper edge of the window. */
interface Place {
  link: string;
  top: number;
}

/** The row of a page that is next to the middle of the window. */
function placeOn<Row extends { id: number }>(
  { rows, starts, firstPage, source }: GrowingList<Row>,
  page: number,
): Place | undefined {
  const middle = window.innerHeight / 2;
  const places = rows.slice(starts[page - firstPage], starts[page - firstPage + 1]).flatMap((row) => {
    const link = source.linkOf(row);
    const top = topOf(link);
    return top === undefined ? [] : [{ link, top }];
  });
  return places.sort((one, other) => Math.abs(one.top - middle) - Math.abs(other.top - middle))[0];
}

/**
 * A reload shows the page in view alone, without those before it: the browser cannot know where on it the visitor was.
 * So the history's entry is told whenever scrolling ends, and when more comes after that.
 */
function keepPlace<Row extends { id: number }>(
  list: GrowingList<Row>,
  pageOnShow: () => number,
  signal: AbortSignal,
): void {
  const hasGrown = () => list.page > list.firstPage;
  const { place, ...state } = (history.state ?? {}) as { place?: Place };
  if (place && !hasGrown()) {
    window.scrollBy({ top: (topOf(place.link) ?? place.top) - place.top, behavior: 'instant' });
    history.replaceState(state, '');
  }
  const save = () => {
    if (hasGrown()) history.replaceState({ ...history.state, place: placeOn(list, pageOnShow()) }, '');
  };
  window.addEventListener('scrollend', save, { signal });
  signal.addEventListener(
    'abort',
    reaction(() => list.page, save),
  );
  window.addEventListener('pagehide', () => hasGrown() && (history.scrollRestoration = 'manual'), { signal });
}
