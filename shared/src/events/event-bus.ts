import type { PageLocation } from '../contract.ts';
import type { ConsentCategory } from '../stores/consent-store.ts';

/** Everything that parts of the site tell each other, by name. Publishing an event that is not here does not compile. */
export interface SiteEvents {
  /** A page is in place after a navigation. */
  'page.shown': { location: PageLocation; title: string };
  /** A fragment could not be loaded, rendered or hydrated. */
  'fragment.failed': {
    remote: string;
    fragment: string;
    release: string;
    owner: string;
    code: string;
    message: string;
  };
  /** A write was refused because the session has ended. Who can offer to log in promises to say whether that was done: it is repeated then. */
  'session.ended': { repeatAfter: (login: Promise<boolean>) => void };
  /** A visitor asked for the cookie settings. */
  'consent.requested': Record<string, never>;
  /** A visitor allowed or revoked one service for good, at a place where it is used. */
  'consent.service': { category: ConsentCategory; service: string; allowed: boolean };
}

type Listener<Payload> = (payload: Payload) => void;

/** A typed publish/subscribe bus. A listener that throws does not keep the others from hearing. */
export class EventBus<Events extends object = SiteEvents> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>();

  publish<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      try {
        (listener as Listener<Events[Name]>)(payload);
      } catch (error) {
        console.error(`A listener of "${String(name)}" failed`, error);
      }
    }
  }

  /** @returns a function that ends the subscription. */
  subscribe<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}
