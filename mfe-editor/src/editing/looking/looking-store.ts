import { makeAutoObservable } from '@foyer/shared';

/** Widths of windows in which the page can be looked at, in pixels; null is the whole window. */
export const WIDTHS = [360, 768, 1024, null] as const;
export type Width = (typeof WIDTHS)[number];

/** How the page is looked at: how wide, by whom, and when. */
export class LookingStore {
  width: Width = null;
  isVisitor = false;
  /** An instant, as a field for date and time has it; empty for now. */
  at = '';

  constructor() {
    makeAutoObservable(this);
  }

  look(how: Partial<Pick<LookingStore, 'width' | 'isVisitor' | 'at'>>): void {
    Object.assign(this, how);
  }

  /** Back to where one writes. */
  end(): void {
    this.look({ width: null, isVisitor: false, at: '' });
  }

  /** When the page is to be seen as it is then; null for now. */
  get instant(): Date | null {
    const date = new Date(this.at);
    return this.at === '' || Number.isNaN(date.getTime()) ? null : date;
  }

  /** Whether the page is shown as visitors get it: whoever looks at another time does not write. */
  get isSeen(): boolean {
    return this.isVisitor || this.instant !== null;
  }
}
