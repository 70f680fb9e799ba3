import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { getAppNames, unregisterApplication } from 'single-spa';
import { PAGE_FRAGMENT, type FragmentState, type PageState } from '../../contract.ts';
import type { AnyFragment } from '../../fragment/define-fragment.ts';
import { loadFragment, namespaceOf } from '../../fragment/load-fragment.ts';
import { NO_SLOTS } from '../../fragment/slot-host.ts';
import type { Page } from '../../navigation/navigation-store.ts';
import { matchRoute } from '../../routes/match.ts';
import type { Site } from '../../stores/site.ts';
import { createTestSite } from '../../testing/index.ts';
import { PageOutlet } from '../page-outlet.tsx';
import type { Federation } from '../remote-loader.ts';
import { startSite, type StartedSite } from '../start-site.ts';

// One window serves all pages of a test file, and single-spa begins once per window: here, so that a test imports nothing that
// knows single-spa before this.
jest.mock('single-spa', () => {
  const real = jest.requireActual<typeof import('single-spa')>('single-spa');
  real.start({ urlRerouteOnly: true });
  return { ...real, start: () => undefined };
});

export interface OpenPageOptions {
  /** Address of the page, as the server made it. */
  href: string;
  /** The remotes' code, by `<remote>/<fragment>`: a definition, or what gives or fails to give one. */
  code: Record<string, AnyFragment | (() => Promise<AnyFragment>)>;
  /** What the server rendered the page with, where `code` gives no definition at once. */
  served?: AnyFragment;
  /** Answers of the content service by address; all others are 404. */
  answers?: Record<string, unknown>;
  /** As the server says of the page's fragment in the page's state. */
  fragment?: Partial<FragmentState>;
  /** The federation runtime cannot be had, as often as this. */
  failures?: number;
}

export interface OpenPage {
  site: Site;
  /** Fragments whose code was asked for, in order. */
  loaded: string[];
  /** Addresses that were asked of the content service. */
  read: string[];
  /** Addresses that the browser itself was sent to. */
  left: string[];
  /** What the site said on the console. */
  said: string[];
  /** How often header and footer were taken over. */
  layouts: StartedSite[];
}

let end: () => Promise<void> = () => Promise.resolve();

/**
 * A page as the server sends it, in jsdom, taken over by the real runtime: router, single-spa, React and stores. What is not
 * real is what jsdom lacks: the network, remotes' files, scrolling, motion and leaving the page.
 */
export async function openPage({
  href,
  code,
  served,
  answers = {},
  fragment = {},
  failures = 0,
}: OpenPageOptions): Promise<OpenPage> {
  const page: Omit<OpenPage, 'site'> = { loaded: [], read: [], left: [], said: [], layouts: [] };
  const stopListening = rememberListeners();
  standIn(page, answers);
  history.replaceState(null, '', href);
  await writeDocument(href, served, code, fragment);

  const federation: Federation = {
    registerRemotes: () => undefined,
    loadRemote: async <T,>(id: string) => {
      const name = id.replace(/^foyer_/, '');
      page.loaded.push(name);
      return { default: await definitionOf(code, name) } as T;
    },
  };
  let left = failures;
  const site = await startSite(
    () => (left-- > 0 ? Promise.reject(new Error('no network')) : Promise.resolve(federation)),
    (started) => {
      page.layouts.push(started);
      return Promise.resolve();
    },
  );
  end = async () => {
    await Promise.all(getAppNames().map((name) => unregisterApplication(name)));
    stopListening();
    jest.restoreAllMocks();
    document.body.replaceChildren();
  };
  return { site, ...page };
}

/** Closes the page: to be called after each test, as one window serves them all. */
export async function closePage(): Promise<void> {
  await end();
  end = () => Promise.resolve();
}

/** A promise that is settled from outside: for what is to come late. */
export function late<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: Error) => void } {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

async function definitionOf(code: OpenPageOptions['code'], name: string): Promise<AnyFragment> {
  const known = code[name];
  if (!known) throw Object.assign(new Error(`Loading chunk ${name} failed`), { name: 'ChunkLoadError' });
  return typeof known === 'function' ? known() : known;
}

/** Puts the document there as the server sends it: the fragment's HTML in its container, and the state. */
async function writeDocument(
  href: string,
  served: AnyFragment | undefined,
  code: OpenPageOptions['code'],
  changes: Partial<FragmentState>,
): Promise<void> {
  const site = createTestSite({ href });
  const match = matchRoute(site.snapshot, href);
  const definition = served ?? (match && code[`${match.remote}/${match.fragment}`]);
  if (!match || !definition || typeof definition === 'function') throw new Error(`no fragment for ${href}`);
  const { remote, location } = match;
  const { data, head, status } = await loadFragment(
    definition,
    namespaceOf(remote, match.fragment),
    site,
    location,
    {},
    site.state,
  );
  const { now } = site.state;
  const page: Page = {
    ...{ key: 'first', location, remote, fragment: match.fragment, definition, data },
    ...{ head: head ?? { title: '' }, status, now },
  };
  site.navigation.stage(page);
  const html = renderToString(
    <PageOutlet
      remote={remote}
      site={site}
      slots={NO_SLOTS}
      cache={createCache({ key: 'foyer' })}
      onShown={() => undefined}
      serverHtml={() => ''}
    />,
    { identifierPrefix: 'page-' },
  );
  const fragmentState: FragmentState = {
    ...{ remote, fragment: match.fragment, props: {}, data },
    ...(definition.hydrate === 'interaction' && { data: null, hydrate: definition.hydrate }),
    ...changes,
  };
  const state: PageState = {
    ...{ snapshot: site.snapshot, location, head: page.head, status, site: site.state },
    layout: { nav: { menu: [], secondary: [], footer: [] }, openingHours: null, alerts: [] },
    fragments: { [PAGE_FRAGMENT]: fragmentState },
  };
  document.head.innerHTML = '<meta property="og:site_name" content="Foyer">';
  document.title = page.head.title;
  document.body.innerHTML = `<header></header><main><div data-app="${remote}">${html}</div></main>`;
  const json = document.body.appendChild(document.createElement('script'));
  Object.assign(json, { id: 'foyer-state', type: 'application/json', textContent: JSON.stringify(state) });
}

/** Stands in for what jsdom lacks, anew for each page. */
function standIn(
  { read, left, said }: Pick<OpenPage, 'read' | 'left' | 'said'>,
  answers: Record<string, unknown>,
): void {
  jest.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')));
  const scroll = (x: number, y: number) => Object.assign(window, { scrollX: x, scrollY: y });
  scroll(0, 0);
  Object.assign(window, {
    fetch: (path: string) => {
      read.push(path);
      const answer = answers[path];
      return Promise.resolve(answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer));
    },
    scrollTo: ({ left: x = 0, top: y = 0 }: ScrollToOptions) => scroll(x, y),
    matchMedia: (media: string) => ({ matches: media.includes('reduce'), media }),
    scheduler: { yield: () => new Promise((resolve) => setTimeout(resolve)) },
  });
  // Nothing else can be put in the place of what a location does.
  const implementation = Object.getOwnPropertySymbols(location).find(({ description }) => description === 'impl');
  const place = location as unknown as Record<symbol, { assign?: (href: string) => void }>;
  if (implementation && place[implementation]) place[implementation].assign = (href) => void left.push(href);
}

/** Notes what begins to listen to window and document. @returns a function that ends it all. */
function rememberListeners(): () => void {
  const ends = [window, document].map((target) => {
    const added = jest.spyOn(target, 'addEventListener');
    return () => {
      for (const [type, listener] of added.mock.calls)
        for (const capture of [false, true]) target.removeEventListener(type, listener, capture);
      added.mockRestore();
    };
  });
  return () => ends.forEach((stop) => stop());
}
