import { observable, observableRef } from 'mobx';
import { makeAutoObservable } from './observable.ts';

/** What visitors agree to, one by one; `required` needs no consent. */
export const CONSENT_CATEGORIES = ['required', 'tracking', 'marketing', 'external_media'] as const;
/** One of them. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What a visitor has agreed to: categories, and in each the services that were named then. */
export interface ConsentDecision {
  categories: readonly string[];
  services: Readonly<Record<string, readonly string[]>>;
}

/** What the visitor has allowed. Only what is required is, until the visitor says more. */
export class ConsentStore {
  /** Null until the visitor has decided. */
  decision: ConsentDecision | null = null;
  /** Single contents that were allowed at their placeholder, for this visit. */
  readonly #once = observable.set<string>();

  constructor() {
    makeAutoObservable(this, { decision: observableRef });
  }

  /** Whether a category, or one service of it, may be used. A service that the visitor was never asked about may not. */
  allows(category: ConsentCategory, service?: string): boolean {
    if (category === 'required') return true;
    if (!this.decision?.categories.includes(category)) return false;
    const named = this.decision.services[category];
    // A cookie is written by whoever has the browser.
    return service === undefined || (Array.isArray(named) && named.includes(service));
  }

  /** Sets everything at once: what the decision does not name is revoked. */
  decide(decision: ConsentDecision | null): void {
    this.decision = decision;
    this.#once.clear();
  }

  /** Takes over a decision that was changed at a placeholder: other contents that were allowed there stay. */
  amend(decision: ConsentDecision): void {
    this.decision = decision;
  }

  /** @param content whatever names one content: its address. */
  allowOnce(content: string): void {
    this.#once.add(content);
  }

  revokeOnce(content: string): void {
    this.#once.delete(content);
  }

  allowsOnce(content: string): boolean {
    return this.#once.has(content);
  }
}
