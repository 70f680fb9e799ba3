import { makeAutoObservable, runInAction } from '@foyer/shared';

type Complete = (typed: string) => Promise<string[]>;

/** The list below the search field (specification §4): opens on input; one of its lines may be active. */
export class Suggestions {
  items: string[] = [];
  isOpen = false;
  /** Index of the active line; -1 for none. */
  active = -1;
  /** Answers to older input are late, and not shown. */
  #latest = 0;
  readonly #complete: Complete;

  constructor(complete: Complete) {
    this.#complete = complete;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get chosen(): string | null {
    return this.items[this.active] ?? null;
  }

  /** Asks for completions of what was typed, in lower case; for nothing typed there are none. */
  async type(text: string): Promise<void> {
    const typed = text.trim().toLowerCase();
    const turn = ++this.#latest;
    this.active = -1;
    if (typed === '') {
      this.items = [];
      return this.close();
    }
    // A visitor can search without suggestions.
    const items = await this.#complete(typed).catch(() => []);
    runInAction(() => {
      if (turn !== this.#latest) return;
      this.items = items;
      this.isOpen = items.length > 0;
    });
  }

  /** Moves the active line by one; beyond either end lies the field itself. */
  move(step: 1 | -1): void {
    if (!this.isOpen) {
      this.isOpen = this.items.length > 0;
      if (!this.isOpen) return;
    }
    const places = this.items.length + 1;
    this.active = ((this.active + 1 + step + places) % places) - 1;
  }

  /** Closes the list; an answer that is still on its way does not open it again. */
  close(): void {
    this.#latest += 1;
    this.isOpen = false;
    this.active = -1;
  }
}
