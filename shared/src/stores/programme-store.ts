import type { Event } from '../api/index.ts';
import { makeAutoObservable } from './observable.ts';

/** The event or production on show, as far as the sticky ticket button needs it. */
export interface CurrentEvent {
  status: Event['status'] | null;
  ticketUrl: string | null;
  /** On the page of a production, its flag: the button always shows. */
  stickyEvent: boolean;
}

const NONE: CurrentEvent = { status: null, ticketUrl: null, stickyEvent: false };

/** What the shell knows of the programme: status and tickets of the event on show. */
export class ProgrammeStore {
  status: CurrentEvent['status'] = null;
  ticketUrl: string | null = null;
  stickyEvent = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** Where the sticky ticket button leads; null when it does not show (specification §4). */
  get stickyTicketUrl(): string | null {
    return this.stickyEvent || this.status === 'sale' ? this.ticketUrl : null;
  }

  /** @returns a function that takes it back, unless another event is on show by then. */
  setCurrent(current: CurrentEvent): () => void {
    this.#assign(current);
    return () => {
      if (this.ticketUrl === current.ticketUrl && this.status === current.status) this.clear();
    };
  }

  clear(): void {
    this.#assign(NONE);
  }

  #assign({ status, ticketUrl, stickyEvent }: CurrentEvent): void {
    this.status = status;
    this.ticketUrl = ticketUrl;
    this.stickyEvent = stickyEvent;
  }
}
