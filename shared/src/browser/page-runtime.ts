/** What loads, shows and changes pages and widgets: it comes when a page needs it, or its visitor is about to go on. */
import type { EmotionCache } from '@emotion/react';
import { runInAction } from 'mobx';
import { PAGE_FRAGMENT, type FragmentState, type PageState } from '../contract.ts';
import { FoyerError } from '../errors.ts';
import type { AnyFragment } from '../fragment/define-fragment.ts';
import { loadFragment, namespaceOf, prepareFragment } from '../fragment/load-fragment.ts';
import type { SlotHost } from '../fragment/slot-host.ts';
import { addMessages } from '../i18n/i18n.ts';
import type { Page } from '../navigation/navigation-store.ts';
import type { Site } from '../stores/site.ts';
import { BrowserNavigation, newKey } from './browser-navigation.ts';
import { reloadOnce } from './chunk-reload.ts';
import { mountNotice } from './failure-notice.tsx';
import { reportFailure } from './failures.ts';
import { atMoment } from './hydration-moment.ts';
import { prefetchWhenIdle } from './idle-prefetch.ts';
import { applyNavigation, startApplications } from './lifecycles.tsx';
import { PageContainers } from './page-containers.tsx';
import { RemoteLoader, type Federation } from './remote-loader.ts';
import { WidgetHost } from './widget-host.tsx';

/** What the page's runtime starts from. */
export interface PageRuntimeOptions {
  site: Site;
  state: PageState;
  cache: EmotionCache;
  federation: Federation;
  /** Resolves when the visitor turns to the page's fragment, if that waits for it. */
  touched: Promise<void>;
  /** Told when the fragment is taken over, or cannot be. */
  onTakenOver: () => void;
}

/** Begins to navigate in place and takes over fragment and widgets. @returns where widgets of the layout are put. */
export function startPageRuntime({
  site,
  state,
  cache,
  federation,
  touched,
  onTakenOver,
}: PageRuntimeOptions): SlotHost {
  const loader = new RemoteLoader(state.snapshot, federation);
  const slots = new WidgetHost(site, loader, cache, state.fragments);
  const fragment = state.fragments[PAGE_FRAGMENT];
  const page = initialPage(state, fragment);
  const containers = new PageContainers(site, slots, cache, page.key);
  const navigation = new BrowserNavigation(site, loader, containers, page, state.layout);

  site.navigation.driver = navigation;
  navigation.start();
  startApplications();
  prefetchWhenIdle(site);
  if (fragment) void takeOverPage(fragment);
  slots.takeOver();
  return slots;

  /** Hydrates the page's own fragment. If its code is missing, what the server sent stays readable, and links work. */
  async function takeOverPage(served: FragmentState): Promise<void> {
    const element = containers.elementOf(page.remote);
    if (!element || served.stale) return onTakenOver();
    const waits = served.hydrate === 'interaction';
    try {
      if (waits) await touched;
      const definition = await loader.load(page.remote, page.fragment);
      if (definition.hydrate === 'never') return;
      if (waits) await readAgain(definition);
      else await new Promise<void>((resolve) => atMoment(definition.hydrate ?? 'idle', element, resolve));
      await hydrate(definition, element);
    } catch (error) {
      fail(error, element);
    } finally {
      onTakenOver();
    }

    function fail(error: unknown, at: HTMLElement): void {
      reportFailure(site, page.remote, page.fragment, error);
      const isMissing = error instanceof FoyerError && (error.code === 'FOYER-301' || error.code === 'FOYER-302');
      if (isMissing && reloadOnce(location.href)) return;
      const remove = mountNotice({ site, cache, slots, parent: at, readable: true }, () => {
        remove();
        void takeOverPage(served);
      });
    }
  }

  /** What the page's HTML says already is not in its state. */
  async function readAgain(definition: AnyFragment): Promise<void> {
    const then = { ...site.state, now: page.now };
    const namespace = namespaceOf(page.remote, page.fragment);
    page.data = (await loadFragment(definition, namespace, site, page.location, {}, then)).data;
  }

  async function hydrate(definition: AnyFragment, element: HTMLElement): Promise<void> {
    await prepareFragment(definition, page.data, site);
    // A navigation may have been quicker.
    if (site.navigation.location !== page.location || containers.elementOf(page.remote) !== element) return;
    addMessages(site.i18n, namespaceOf(page.remote, page.fragment), definition.messages);
    page.definition = definition;
    containers.hydrate(page.remote);
    runInAction(() => site.navigation.stage(page));
    await navigation.first(applyNavigation());
  }
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
