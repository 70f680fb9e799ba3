import type { EmotionCache } from '@emotion/react';
import type { SlotHost } from '../fragment/slot-host.ts';
import type { Page } from '../navigation/navigation-store.ts';
import type { Site } from '../stores/site.ts';
import { reportFailure } from './failures.ts';
import { addApplication } from './lifecycles.tsx';
import { PageOutlet } from './page-outlet.tsx';

/** How long an application may take to show a page whose code and data are there, in milliseconds. */
const SHOW_LIMIT_MS = 5000;

/** The elements in `<main>` that remotes' applications live in: one per remote, one visible. */
export class PageContainers {
  readonly #site: Site;
  readonly #main: HTMLElement;
  readonly #elements = new Map<string, HTMLElement>();
  readonly #hydrating = new Set<string>();
  /** Remotes whose applications are mounted, with the key of the page that each shows. */
  readonly #mounted = new Map<string, string>();
  readonly #waiting = new Map<string, () => void>();
  readonly #serverHtml: { key: string; html: string };

  constructor(site: Site, slots: SlotHost, cache: EmotionCache, initialKey: string) {
    this.#site = site;
    this.#main = document.querySelector('main') ?? document.body;
    const initial = this.#main.querySelector<HTMLElement>(':scope > [data-app]');
    if (initial) this.#elements.set(initial.dataset.app ?? '', initial);
    this.#serverHtml = { key: initialKey, html: initial?.innerHTML ?? '' };
    for (const [remote, { routes }] of Object.entries(site.snapshot.remotes)) {
      if (Object.keys(routes).length > 0) this.#register(remote, slots, cache);
    }
  }

  /** The application of this remote shall take over what the server sent. */
  hydrate(remote: string): void {
    this.#hydrating.add(remote);
  }

  elementOf(remote: string): HTMLElement | undefined {
    return this.#elements.get(remote);
  }

  isMounted(remote: string): boolean {
    return this.#mounted.has(remote);
  }

  /** Makes a hidden, empty element for a remote whose application is not mounted. What stands there now stays until `show`. */
  open(remote: string): void {
    if (this.#mounted.has(remote)) return;
    this.#hydrating.delete(remote);
    const element = document.createElement('div');
    element.dataset.app = remote;
    element.hidden = true;
    this.#elements.set(remote, this.#main.appendChild(element));
  }

  /** Resolves when the page is in the document. Rejects after a while. */
  shown({ remote, key }: Page): Promise<void> {
    // The way back to a page that another one was to replace: nothing will change.
    if (this.#mounted.get(remote) === key) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(key);
        reject(new Error('the page was not shown in time'));
      }, SHOW_LIMIT_MS);
      this.#waiting.set(key, () => {
        clearTimeout(timer);
        this.#waiting.delete(key);
        resolve();
      });
    });
  }

  /** Makes one remote's element the visible one. */
  show(remote: string): void {
    for (const child of this.#main.children) {
      if (child instanceof HTMLElement) child.hidden = child !== this.#elements.get(remote);
    }
  }

  /** Removes what other remotes have left behind. */
  removeOthers(remote: string): void {
    const kept = this.#elements.get(remote);
    for (const child of [...this.#main.children]) if (child !== kept) child.remove();
    for (const other of this.#elements.keys()) {
      if (other === remote) continue;
      this.#elements.delete(other);
      this.#mounted.delete(other);
    }
  }

  readonly #onShown = (key: string): void => this.#waiting.get(key)?.();

  #register(remote: string, slots: SlotHost, cache: EmotionCache): void {
    const site = this.#site;
    const serverHtml = (key: string) => (key === this.#serverHtml.key ? this.#serverHtml.html : '');
    const onShown = (key: string) => {
      this.#mounted.set(remote, key);
      this.#onShown(key);
    };
    addApplication({
      name: remote,
      root: () => (
        <PageOutlet remote={remote} site={site} slots={slots} cache={cache} onShown={onShown} serverHtml={serverHtml} />
      ),
      element: () => this.#elements.get(remote) ?? this.#main,
      isActive: () => site.navigation.active.has(remote),
      options: () => ({
        hydrate: this.#hydrating.has(remote),
        prefix: 'page-',
        onMismatch: (error) => reportFailure(site, remote, 'page', error, 'FOYER-309'),
      }),
    });
  }
}
