import { action, computed, observable, observableRef } from 'mobx';
import type { Head, Json, Locale, PageLocation } from '../contract.ts';
import type { AnyFragment } from '../fragment/define-fragment.ts';
import { makeObservable } from '../stores/observable.ts';

/** A page that is ready to be shown: code and data are there. */
export interface Page {
  /** One per history entry; also the React key of the page. */
  key: string;
  location: PageLocation;
  /** Empty for an error page, which the shell shows itself. */
  remote: string;
  fragment: string;
  definition: AnyFragment | null;
  data: Json;
  head: Head;
  status: number;
  /** ISO instant at which it was made: what its views take for now. */
  now: string;
}

/** How a navigation differs from following a link. */
export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  /** Leaves scroll position and focus alone: for filters and paging within a page. */
  keepScroll?: boolean;
  /** The page at another query of its own address shows the same: nothing is loaded. */
  keepData?: boolean;
}

/** Carries navigations out. The browser's runtime provides it; without one (server, tests) nothing moves. */
export interface NavigationDriver {
  navigate: (href: string, options: NavigateOptions) => Promise<void>;
  /** Loads code and data of a page that will probably be asked for. */
  prefetch: (href: string) => void;
}

/** Asked before the page is left: for an address of the site, or (null) for good. @returns whether it may be, once that is known */
export type LeavingGuard = (href: string | null) => Promise<boolean>;

/**
 * Owns where the site is. A navigation is prepared (`pending`) before it is committed (`location`);
 * each remote's root keeps the last page of its own, so that a leaving one does not render the new address.
 */
export class NavigationStore {
  location: PageLocation;
  head: Head;
  status: number;
  pending: PageLocation | null = null;
  /** The last page of each remote. */
  readonly pages = observable.map<string, Page>({}, { deep: false });
  /** Remotes whose applications are to be mounted: one, and two for the moment of a change. */
  readonly active = observable.set<string>();
  /** How the page may be asked to change; set once by the browser's runtime. */
  driver: NavigationDriver | null = null;
  /** Whoever has something that is not kept yet; null when nobody has. */
  guard: LeavingGuard | null = null;

  constructor(initial: { location: PageLocation; head: Head; status: number }) {
    this.location = initial.location;
    this.head = initial.head;
    this.status = initial.status;
    makeObservable(this, {
      location: observableRef,
      head: observableRef,
      status: observable,
      pending: observableRef,
      locale: computed,
      prepare: action,
      stage: action,
      commit: action,
    });
  }

  get locale(): Locale {
    return this.location.locale;
  }

  /** Asks for another page of the site. Resolves when it is in place, when a newer navigation has overtaken it, or when somebody stays. */
  async navigate(href: string, options: NavigateOptions = {}): Promise<void> {
    if (!this.guard || (await this.guard(href))) await this.driver?.navigate(href, options);
  }

  prefetch(href: string): void {
    this.driver?.prefetch(href);
  }

  /** A navigation has begun, or (null) ended without one. */
  prepare(location: PageLocation | null): void {
    this.pending = location;
  }

  /** The page is ready: its remote's application may mount, hidden, beside the old one. */
  stage(page: Page): void {
    this.pages.set(page.remote, page);
    if (page.remote) this.active.add(page.remote);
  }

  /** The page is the one that visitors see. */
  commit(page: Page): void {
    this.location = page.location;
    this.head = page.head;
    this.status = page.status;
    this.pending = null;
    this.active.replace(page.remote ? [page.remote] : []);
  }
}
