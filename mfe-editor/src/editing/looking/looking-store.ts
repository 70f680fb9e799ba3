import { makeAutoObservable } from '@foyer/shared';

/** Widths of windows in which the page can be looked at, in pixels; null is the whole window. */
export const WIDTHS = [360, 768, 1024, null] as const;
export type Width = (typeof WIDTHS)[number];

/** How the page is looked at: how wide, by whom, and when. */
export class LookingStore {
  width: Width = null;
  isVisitor = false;
  /** ISO 8601 with offset; null for now. */
  at: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  look(how: Partial<Pick<LookingStore, 'width' | 'isVisitor' | 'at'>>): void {
    Object.assign(this, how);
  }

  /** Back to where one writes. */
  end(): void {
    this.look({ width: null, isVisitor: false, at: null });
  }

  /** When the page is to be seen as it is then; null for now. */
  get instant(): Date | null {
    return this.at === null ? null : new Date(this.at);
  }

  /** Whether the page is shown as visitors get it: whoever looks at another time does not write. */
  get isSeen(): boolean {
    return this.isVisitor || this.instant !== null;
  }
}
