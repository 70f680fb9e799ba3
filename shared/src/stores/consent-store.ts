import { makeAutoObservable, observable } from 'mobx';

export const CONSENT_CATEGORIES = ['required', 'tracking', 'marketing', 'external_media'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What the visitor has allowed. Only what is required is, until the visitor says more. */
export class ConsentStore {
  readonly #allowed = observable.set<ConsentCategory>(['required']);
  /** Single services that were allowed at their placeholder, for this visit. */
  readonly #services = observable.set<string>();

  constructor() {
    makeAutoObservable(this);
  }

  allows(category: ConsentCategory, service?: string): boolean {
    return this.#allowed.has(category) || (service !== undefined && this.#services.has(service));
  }

  /** Sets all categories at once: those not named are revoked. */
  decide(categories: ConsentCategory[]): void {
    this.#allowed.replace(['required', ...categories]);
    this.#services.clear();
  }

  allowService(service: string): void {
    this.#services.add(service);
  }
}
