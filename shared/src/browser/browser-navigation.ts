import { runInAction } from 'mobx';
import type { LayoutState } from '../contract.ts';
import { ApiError } from '../api-client/api-client.ts';
import { FoyerError, NotFoundError, RedirectError } from '../errors.ts';
import { loadFragment, namespaceOf } from '../fragment/load-fragment.ts';
import type { NavigateOptions, NavigationDriver, Page } from '../navigation/navigation-store.ts';
import { matchRoute, type RouteMatch } from '../routes/match.ts';
import type { Site } from '../stores/site.ts';
import { houseOf } from '../stores/house-of.ts';
import { updateHead } from './document-head.ts';
import { reportFailure } from './failures.ts';
import { applyNavigation } from './lifecycles.tsx';
import type { PageContainers } from './page-containers.tsx';
import type { RemoteLoader } from './remote-loader.ts';
import { scrollToHash, targetOf, waitForTarget } from './hash-scroll.ts';
import { enterPage } from './page-transition.ts';
import { focusInList, focusPage, keepFocusInView, ScrollMemory } from './scroll-memory.ts';
import { loadSurroundings, type Surroundings } from './surroundings.ts';

/** A page and what the shell needs to show around it. */
interface Prepared extends Surroundings {
  page: Page;
}

/** How many visited pages stay ready for back and forward. */
const KEPT_PAGES = 20;

/** Carries navigations out in the browser: prepare code and data, then commit address, page, head, scroll and focus together. */
export class BrowserNavigation implements NavigationDriver {
  readonly #site: Site;
  readonly #loader: RemoteLoader;
  readonly #containers: PageContainers;
  readonly #scroll = new ScrollMemory();
  readonly #visited = new Map<string, Prepared>();
  #current: Prepared;
  #ticket = 0;
  #stopScrolling: () => void = () => undefined;
  #committing: Promise<void> = Promise.resolve();

  constructor(site: Site, loader: RemoteLoader, containers: PageContainers, initial: Page, layout: LayoutState) {
    this.#site = site;
    this.#loader = loader;
    this.#containers = containers;
    this.#current = { page: initial, layout, settings: site.settings.value };
    this.#keep(this.#current);
  }

  /** Begins to answer to the history. */
  start(): void {
    history.scrollRestoration = 'manual';
    history.replaceState({ ...history.state, key: this.#current.page.key }, '');
    window.addEventListener('popstate', (event) => this.#onPopState(event));
    // The browser itself restores the position after a reload or when coming back from another site.
    window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
    window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
    // Likewise it goes to places that are there; for others it does not wait.
    const { hash } = window.location;
    if (hash && !targetOf(hash)) this.#stopScrolling = waitForTarget(hash);
  }

  async navigate(href: string, options: NavigateOptions): Promise<void> {
    const ticket = ++this.#ticket;
    // What is there already must not keep the answer to the press from being painted.
    const [prepared] = await Promise.all([this.#prepare(href, ticket, options), options.keepData || nextPicture()]);
    if (!prepared || ticket !== this.#ticket) return;
    const { pathname } = this.#current.page.location;
    history.replaceState({ ...history.state, position: this.#scroll.save(this.#current.page.key) }, '');
    const { key } = prepared.page;
    const goOnInList = focusInList();
    await this.#commit(prepared, ticket, () => {
      if (options.replace) history.replaceState({ key }, '', href);
      else history.pushState({ key }, '', href);
    });
    if (this.#current !== prepared) return;
    if (!options.keepScroll) this.#scrollTo(prepared.page.location.hash);
    // Another query of the same page (a filter, a day) leaves focus where the visitor works.
    const { location } = prepared.page;
    if (location.pathname !== pathname) focusPage(targetOf(location.hash));
    else {
      goOnInList();
      if (!options.keepScroll) keepFocusInView();
    }
  }

  /** Asks for all that the navigation will ask for: what is read now is still fresh then. */
  prefetch(href: string): void {
    const match = matchRoute(this.#site.snapshot, href);
    const { pathname, search } = this.#current.page.location;
    if (!match || match.location.pathname + match.location.search === pathname + search) return;
    void this.#load(match).catch(() => undefined);
  }

  #onPopState(event: PopStateEvent): void {
    // single-spa announces its own changes as popstate events.
    if ((event as PopStateEvent & { singleSpa?: boolean }).singleSpa) return;
    const key = (event.state as { key?: string } | null)?.key;
    const { page } = this.#current;
    // Only links to places of the page itself make entries that are not ours; the query may have grown with a list.
    if (!key && location.pathname === page.location.pathname) history.replaceState({ key: page.key }, '');
    else void this.#pop(location.pathname + location.search + location.hash, key);
  }

  async #pop(href: string, key = newKey()): Promise<void> {
    const ticket = ++this.#ticket;
    const { pathname } = this.#current.page.location;
    this.#scroll.save(this.#current.page.key);
    const visited = this.#visited.get(key);
    const prepared = visited?.page.definition ? visited : await this.#prepare(href, ticket, {}, key);
    if (!prepared || ticket !== this.#ticket) return;
    await this.#commit(prepared, ticket, () => undefined);
    this.#stopScrolling();
    // Back to another query of the same page leaves focus where it is, as the way there did.
    const focus = prepared.page.location.pathname !== pathname;
    if (this.#current === prepared && !this.#scroll.restore(key, { focus }))
      this.#scrollTo(prepared.page.location.hash);
  }

  /** Gets everything the page needs while the old one stands. Null when the browser itself goes there instead. */
  async #prepare(href: string, ticket: number, options: NavigateOptions, key = newKey()): Promise<Prepared | null> {
    const match = matchRoute(this.#site.snapshot, href);
    if (!match) return leave(href);
    const { page: shown, ...current } = this.#current;
    if (options.keepData && shown.definition && match.location.pathname === shown.location.pathname) {
      return { page: { ...shown, key, location: match.location }, ...current };
    }
    this.#site.navigation.prepare(match.location);
    try {
      const { definition, around, state, loaded } = await this.#load(match);
      const page: Page = {
        key,
        location: match.location,
        remote: match.remote,
        fragment: match.fragment,
        definition,
        data: loaded.data,
        head: loaded.head ?? { title: '' },
        status: loaded.status,
        now: state.now,
      };
      return { page, ...around };
    } catch (error) {
      if (ticket !== this.#ticket) return null;
      this.#site.navigation.prepare(null);
      const to = error instanceof RedirectError ? error.to : null;
      if (to && new URL(to, location.href).href !== new URL(href, location.href).href) {
        await this.#site.navigation.navigate(to, { ...options, replace: options.replace });
        return null;
      }
      const isAnswer = error instanceof ApiError ? error.status !== 0 : error instanceof NotFoundError;
      if (!isAnswer) reportFailure(this.#site, match.remote, match.fragment, error);
      // The server has the right answer for every failure: where a page has moved to, an error page, or the page itself from a newer release.
      return leave(href);
    }
  }

  /** Code and data of a page, side by side, and what stands around it in its language. */
  async #load(match: RouteMatch) {
    const { remote, fragment, location } = match;
    this.#fetchData(match);
    const { layout, settings } = this.#current;
    const [definition, around] = await Promise.all([
      this.#loader.load(remote, fragment),
      location.locale === this.#site.navigation.locale
        ? { layout, settings }
        : loadSurroundings(this.#site.api.in(location.locale)),
    ]);
    const state = { ...this.#site.state, settings: around.settings };
    return {
      definition,
      around,
      state,
      loaded: await loadFragment(definition, namespaceOf(remote, fragment), this.#site, location, {}, state),
    };
  }

  /** Starts the calls that the fragment will make, so that data and code load side by side. */
  #fetchData({ location, data }: RouteMatch): void {
    const api = this.#site.api.in(location.locale);
    for (const path of data) {
      const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
        name === 'locale' ? location.locale : (location.params[name] ?? ''),
      );
      api.ahead(filled);
    }
  }

  /** What navigations wait for before they show a page: two changes at once would take each other's elements away. */
  first(change: Promise<void>): Promise<void> {
    this.#committing = Promise.all([this.#committing, change.catch(() => undefined)]).then(() => undefined);
    return change;
  }

  /** Shows the prepared page, after whatever is being shown. */
  #commit(prepared: Prepared, ticket: number, changeAddress: () => void): Promise<void> {
    const commit = this.#committing.then(() =>
      ticket === this.#ticket ? this.#change(prepared, ticket, changeAddress) : undefined,
    );
    this.#committing = commit.catch(() => undefined);
    return commit;
  }

  /** All that visitors can tell apart changes in one step. */
  async #change(prepared: Prepared, ticket: number, changeAddress: () => void): Promise<void> {
    const { navigation } = this.#site;
    const { page, layout, settings } = prepared;
    const previous = this.#current.page;
    const swap = () => {
      changeAddress();
      runInAction(() => {
        if (layout !== this.#current.layout) this.#site.layout.replace(layout);
        if (settings !== this.#current.settings) this.#site.settings.replace(settings);
        navigation.stage(page);
        navigation.commit(page);
      });
      this.#current = prepared;
      this.#keep(prepared);
      updateHead({
        location: page.location,
        head: page.head,
        previous: previous.head,
        origin: this.#site.origin,
        house: houseOf(this.#site.settings.value),
      });
    };
    const isOfSameRemote = page.remote === previous.remote && this.#containers.isMounted(page.remote);
    if (isOfSameRemote) swap();
    else {
      // The new application mounts hidden beside the old page; then they change places.
      this.#containers.open(page.remote);
      navigation.stage(page);
    }
    try {
      await Promise.all([this.#containers.shown(page), isOfSameRemote || applyNavigation()]);
    } catch (cause) {
      reportFailure(
        this.#site,
        page.remote,
        page.fragment,
        new FoyerError('FOYER-310', `the application of ${page.remote} did not mount`, { cause }),
      );
      leave(page.location.pathname + page.location.search);
      return;
    }
    if (!isOfSameRemote) {
      if (ticket !== this.#ticket) return;
      swap();
    }
    this.#containers.show(page.remote);
    if (page.location.pathname !== previous.location.pathname)
      enterPage(this.#containers.elementOf(page.remote), { slide: !page.location.hash });
    await applyNavigation();
    this.#containers.removeOthers(page.remote);
    this.#site.events.publish('page.shown', { location: page.location, title: page.head.title });
  }

  #scrollTo(hash: string): void {
    this.#stopScrolling();
    this.#stopScrolling = scrollToHash(hash);
  }

  #keep(prepared: Prepared): void {
    this.#visited.delete(prepared.page.key);
    this.#visited.set(prepared.page.key, prepared);
    const oldest = this.#visited.keys().next().value;
    if (this.#visited.size > KEPT_PAGES && oldest !== undefined) this.#visited.delete(oldest);
  }
}

/** A name for a history entry, unique in this window. */
export function newKey(): string {
  return Math.random().toString(36).slice(2);
}

/** In a window that nobody sees no picture is made: it waits no longer than this, in milliseconds. */
const LONGEST_PICTURE_MS = 100;

/** Resolves when the next picture was painted. */
function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    const longest = setTimeout(resolve, LONGEST_PICTURE_MS);
    requestAnimationFrame(() => {
      clearTimeout(longest);
      setTimeout(resolve);
    });
  });
}

function leave(href: string): null {
  location.assign(href);
  return null;
}
