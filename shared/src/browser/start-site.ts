import type { EmotionCache } from '@emotion/react';
import { runInAction, when } from 'mobx';
import { PAGE_FRAGMENT, type FragmentState, type PageState } from '../contract.ts';
import { FoyerError } from '../errors.ts';
import type { AnyFragment } from '../fragment/define-fragment.ts';
import { loadFragment, namespaceOf, prepareFragment } from '../fragment/load-fragment.ts';
import { addMessages } from '../i18n/i18n.ts';
import type { Page } from '../navigation/navigation-store.ts';
import type { SlotHost } from '../fragment/slot-host.ts';
import { CONSENT_COOKIE, storedDecision } from '../stores/consent-cookie.ts';
import { createSite, type Site } from '../stores/site.ts';
import { followAnchors } from './anchors.ts';
import { BrowserNavigation, newKey } from './browser-navigation.ts';
import { reloadOnce } from './chunk-reload.ts';
import { createBrowserCache } from './emotion.ts';
import { mountNotice } from './failure-notice.tsx';
import { reportFailure } from './failures.ts';
import { holdClicks } from './hold-clicks.ts';
import { atMoment } from './hydration-moment.ts';
import { applyNavigation, startApplications } from './lifecycles.tsx';
import { prefetchWhenIdle } from './idle-prefetch.ts';
import { followLinks } from './links.ts';
import { nextTask } from './next-task.ts';
import { PageContainers } from './page-containers.tsx';
import { readPageState } from './page-state.ts';
import { RemoteLoader, type Federation } from './remote-loader.ts';
import { WidgetHost } from './widget-host.tsx';

/** How long read data may be used by the navigation that follows a prefetch, in milliseconds. */
const FRESH_FOR_MS = 10_000;

export interface StartedSite {
  site: Site;
  cache: EmotionCache;
  slots: SlotHost;
}

/**
 * Takes over the page that the server sent: shared state, navigation, the page's fragment and its widgets; in several tasks.
 * @param federation the module federation runtime, provided by the shell.
 * @param takeOverLayout hydrates header and footer.
 */
export async function startSite(
  federation: Federation,
  takeOverLayout: (started: StartedSite) => Promise<void>,
): Promise<Site> {
  const state = readPageState();
  const site = createSite(state, {
    csrfToken: () => cookie('csrftoken'),
    freshForMs: FRESH_FOR_MS,
    now: () => new Date(),
  });
  site.consent.decide(storedDecision(cookie(CONSENT_COOKIE)));
  site.favourites.follow(window);
  await nextTask();
  const cache = createBrowserCache();
  const loader = new RemoteLoader(state.snapshot, federation);
  const slots = new WidgetHost(site, loader, cache, state.fragments);
  const fragment = state.fragments[PAGE_FRAGMENT];
  const page = initialPage(state, fragment);
  const containers = new PageContainers(site, slots, cache, page.key);
  const navigation = new BrowserNavigation(site, loader, containers, page, state.layout);

  site.navigation.driver = navigation;
  navigation.start();
  startApplications();
  followLinks(site.navigation);
  await nextTask();
  await takeOverLayout({ site, cache, slots });
  await nextTask();
  prefetchWhenIdle(site);
  for (const event of ['online', 'offline'])
    window.addEventListener(event, () => site.connection.change(event === 'online'));
  followAnchors(site.navigation);
  if (fragment) void takeOverPage(site, loader, navigation, containers, slots, cache, page, fragment);
  slots.takeOver();
  return site;
}

function initialPage(state: PageState, fragment: FragmentState | undefined): Page {
  return {
    key: (history.state as { key?: string } | null)?.key ?? newKey(),
    location: state.location,
    remote: fragment?.remote ?? '',
    fragment: fragment?.fragment ?? '',
    definition: null,
    data: fragment?.data ?? null,
    head: state.head,
    status: state.status,
    now: state.site.now,
  };
}

/** Hydrates the page's own fragment. If its code is missing, what the server sent stays readable, and links work. */
async function takeOverPage(
  site: Site,
  loader: RemoteLoader,
  navigation: BrowserNavigation,
  containers: PageContainers,
  slots: SlotHost,
  cache: EmotionCache,
  page: Page,
  fragment: FragmentState,
): Promise<void> {
  const element = containers.elementOf(page.remote);
  if (!element || fragment.stale) return;
  const namespace = namespaceOf(page.remote, page.fragment);
  const fail = (error: unknown) => {
    reportFailure(site, page.remote, page.fragment, error);
    const isMissing = error instanceof FoyerError && (error.code === 'FOYER-301' || error.code === 'FOYER-302');
    if (isMissing && reloadOnce(location.href)) return;
    const remove = mountNotice({ site, cache, slots, parent: element, readable: true }, () => {
      remove();
      void takeOverPage(site, loader, navigation, containers, slots, cache, page, fragment);
    });
  };
  const hydrate = async (definition: AnyFragment) => {
    await prepareFragment(definition, page.data);
    // A navigation may have been quicker.
    if (site.navigation.location !== page.location || containers.elementOf(page.remote) !== element) return;
    addMessages(site.i18n, namespace, definition.messages);
    page.definition = definition;
    containers.hydrate(page.remote);
    runInAction(() => site.navigation.stage(page));
    await navigation.first(applyNavigation());
  };
  /** What the page's HTML says already is read again. */
  const readAgain = async (definition: AnyFragment) => {
    const state = { ...site.state, now: page.now };
    page.data = (await loadFragment(definition, namespace, site, page.location, {}, state)).data;
  };
  const waits = fragment.hydrate === 'interaction';
  const release = waits ? holdClicks(element) : () => undefined;
  try {
    if (waits) await firstInteraction(site, element);
    const definition = await loader.load(page.remote, page.fragment);
    if (waits) {
      await readAgain(definition);
      await hydrate(definition);
    } else atMoment(definition.hydrate ?? 'idle', element, () => void hydrate(definition).catch(fail));
  } catch (error) {
    fail(error);
  } finally {
    release();
  }
}

/** Resolves when the visitor turns to a fragment, or has something of their own to be shown in it: favourites, a place in a list. */
async function firstInteraction(site: Site, element: HTMLElement): Promise<void> {
  const hasPlace = Boolean((history.state as { place?: object } | null)?.place) || window.scrollY > 0;
  const marked = when(() => site.favourites.count > 0);
  let stop = () => undefined as void;
  const touched = new Promise<void>(
    (resolve) => (stop = atMoment(hasPlace ? 'load' : 'interaction', element, resolve)),
  );
  await Promise.race([marked, touched]);
  marked.cancel();
  stop();
}

function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
