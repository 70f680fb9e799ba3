import { makeAutoObservable, observableRef, reaction } from '@foyer/shared';
import type { EditingSession } from '../editing-session.ts';

/** How long somebody who goes elsewhere waits for the server before they are asked, in milliseconds. */
const ASK_AFTER_MS = 1000;

/** Holds whoever leaves until the server has everything, or until they have said that they go all the same. */
export class Leaving {
  /** What the answer is given to; null while nobody is asked. */
  answer: ((mayGo: boolean) => void) | null = null;
  readonly #session: EditingSession;

  constructor(session: EditingSession) {
    this.#session = session;
    makeAutoObservable(this, { answer: observableRef });
  }

  /** Nothing would be missed by anybody if this window closed now. */
  get isFree(): boolean {
    const { saver } = this.#session;
    return !saver.hasUnsaved && !saver.conflict && !this.losesSettings;
  }

  /** What was entered about the page as a whole is nowhere else. */
  get losesSettings(): boolean {
    return this.#session.pageForm?.isChanged ?? false;
  }

  /** @returns a function that ends it */
  begin(): () => void {
    const { navigation } = this.#session.site;
    const warn = (event: BeforeUnloadEvent) => {
      if (this.isFree) return;
      event.preventDefault();
      // Who goes all the same finds it again.
      void this.#session.recovery.keep();
    };
    navigation.guard = (href) => this.#mayGo(href);
    window.addEventListener('beforeunload', warn);
    return () => {
      navigation.guard = null;
      window.removeEventListener('beforeunload', warn);
    };
  }

  async #mayGo(href: string | null): Promise<boolean> {
    if (this.isFree || (href !== null && isStaying(href))) return true;
    // The question that stands open comes first.
    if (this.#session.saver.conflict) return false;
    void this.#session.saver.flush();
    return new Promise((resolve) => {
      const end = (mayGo: boolean) => {
        clearTimeout(timer);
        stop();
        this.#open(null);
        resolve(mayGo);
      };
      const timer = setTimeout(() => this.#open(end), this.losesSettings ? 0 : ASK_AFTER_MS);
      // Saving goes on while somebody is asked, and is an answer, too.
      const stop = reaction(
        () => this.isFree,
        (isFree) => isFree && end(true),
      );
    });
  }

  #open(answer: Leaving['answer']): void {
    // Who goes twice is asked once.
    if (answer) this.answer?.(false);
    this.answer = answer;
  }
}

/** The same page, and still edited. */
function isStaying(href: string): boolean {
  const { pathname, searchParams } = new URL(href, location.href);
  return pathname === location.pathname && searchParams.has('edit');
}
