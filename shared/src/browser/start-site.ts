import type { EmotionCache } from '@emotion/react';
import { when } from 'mobx';
import { PAGE_FRAGMENT, type PageState } from '../contract.ts';
import { FoyerError } from '../errors.ts';
import type { NavigationDriver } from '../navigation/navigation-store.ts';
import type { SlotHost } from '../fragment/slot-host.ts';
import { CONSENT_COOKIE, storedDecision } from '../stores/consent-cookie.ts';
import { readCookie } from '../cookies.ts';
import { createSite, type Site } from '../stores/site.ts';
import { savesData } from '../save-data.ts';
import { followAnchors } from './anchors.ts';
import { createBrowserCache } from './emotion.ts';
import { holdClicks } from './hold-clicks.ts';
import { atMoment } from './hydration-moment.ts';
import { followLinks } from './links.ts';
import { nextTask } from './next-task.ts';
import { readPageState } from './page-state.ts';
import type { Federation } from './remote-loader.ts';

/** How long read data may be used by the navigation that follows a prefetch, in milliseconds. */
const FRESH_FOR_MS = 10_000;

/** What header and footer are taken over with. */
export interface StartedSite {
  site: Site;
  cache: EmotionCache;
  slots: SlotHost;
}

/**
 * Takes over the page that the server sent, in several tasks: shared state, links, header and footer. What loads and changes
 * pages comes after that where the page has fragments to be taken over at once, else when its visitor touches it.
 * @param loadFederation fetches the module federation runtime, which the shell provides.
 * @param takeOverLayout hydrates header and footer.
 */
export async function startSite(
  loadFederation: () => Promise<Federation>,
  takeOverLayout: (started: StartedSite) => Promise<void>,
): Promise<Site> {
  const state = readPageState();
  const site = createSite(state, {
    csrfToken: () => readCookie(document.cookie, 'csrftoken'),
    freshForMs: FRESH_FOR_MS,
    now: () => new Date(),
  });
  site.consent.decide(storedDecision(readCookie(document.cookie, CONSENT_COOKIE)));
  site.favourites.follow(window);
  await nextTask();
  const cache = createBrowserCache();
  const { touched, release } = waitForVisitor(site, state);
  const runtime = once(async () => {
    const [{ startPageRuntime }, federation] = await Promise.all([
      import(/* webpackChunkName: "pages" */ './page-runtime.ts'),
      loadFederation(),
    ]);
    return startPageRuntime({ site, state, cache, federation, touched, onTakenOver: release });
  });
  const slots = slotsOf(runtime);

  site.navigation.driver = driverOf(runtime, site);
  followLinks(site.navigation);
  await nextTask();
  await takeOverLayout({ site, cache, slots });
  await nextTask();
  // The browser may have shown a page that it had kept: then the connection was lost before.
  const tellConnection = () => site.connection.change(navigator.onLine);
  for (const event of ['online', 'offline']) window.addEventListener(event, tellConnection);
  tellConnection();
  followAnchors(site.navigation);
  const begin = () =>
    void runtime().catch((cause: unknown) => {
      console.error(new FoyerError('FOYER-315', 'what loads and changes pages could not be loaded', { cause }).message);
      release();
    });
  if (Object.values(state.fragments).some(({ hydrate }) => hydrate !== 'interaction')) begin();
  else {
    // Whoever touches the page is about to go on.
    if (!savesData()) atMoment('interaction', document.documentElement, begin);
    void touched.then(begin);
  }
  return site;
}

/** Keeps clicks until the page's fragment is taken over, and waits for the visitor to turn to it where it waits for that. */
function waitForVisitor(site: Site, { fragments }: PageState): { touched: Promise<void>; release: () => void } {
  const element = document.querySelector<HTMLElement>('main > [data-app]');
  const fragment = fragments[PAGE_FRAGMENT];
  if (!element || !fragment) return { touched: Promise.resolve(), release: () => undefined };
  const release = holdClicks(element, site.navigation);
  if (fragment.hydrate !== 'interaction') return { touched: Promise.resolve(), release };
  // A place in a list, or favourites: something of the visitor's own is to be shown.
  const hasPlace = Boolean((history.state as { place?: object } | null)?.place) || window.scrollY > 0;
  const touched = new Promise<void>((resolve) => {
    atMoment(hasPlace ? 'load' : 'interaction', element, resolve);
    void when(() => site.favourites.count > 0).then(resolve);
  });
  return { touched, release };
}

/** Navigations until there is a runtime: they wait for it; where it cannot be had, the browser itself goes there. */
function driverOf(runtime: () => Promise<unknown>, { navigation }: Site): NavigationDriver {
  const leave = (href: string) => location.assign(href);
  return {
    navigate: (href, options) =>
      runtime().then(
        () => navigation.navigate(href, options),
        () => leave(href),
      ),
    prefetch: (href) =>
      void runtime().then(
        () => navigation.prefetch(href),
        () => undefined,
      ),
  };
}

/** Places for widgets in header and footer. */
function slotsOf(runtime: () => Promise<SlotHost>): SlotHost {
  const use = (act: (slots: SlotHost) => void) => void runtime().then(act, () => undefined);
  return {
    place: () => '',
    mount: (frame, request) => use((slots) => slots.mount(frame, request)),
    unmount: (frame) => use((slots) => slots.unmount(frame)),
  };
}

/** Calls it once; after a failure again. */
function once<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null;
  return () => {
    result ??= call().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
