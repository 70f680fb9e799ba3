import { makeAutoObservable, observableRef } from '@foyer/shared';
import type { Place } from '@foyer/shared/modules';
import type { HtmlField } from '../html/html-dialog.tsx';

/** Windows with room for one panel beside the page. */
const ONE_PANEL = '(max-width: 63.99em)';

export type LeftPanel = 'outline' | 'history' | 'versions' | 'look';
/** About the page as a whole, what the checks find in it, or the selected module. */
export type RightPanel = 'page' | 'check' | 'settings';

/** A key of the editor's texts, and what it is about. */
export interface Notice {
  text: string;
  isError: boolean;
  count?: number;
  /** What a service has said, in place of the text. */
  words?: string;
}

/** What is open around the page while it is edited, and what was said last. */
export class PanelsStore {
  leftPanel: LeftPanel | null = null;
  rightPanel: RightPanel | null = null;
  showsEmpty = false;
  showsAll = false;
  /** The picker is open, for this place; `instead` goes when something is picked. */
  picking: { place: Place; instead: number | null } | null = null;
  isPublishing = false;
  /** The links to the working copy are open. */
  isSharing = false;
  isHelpOpen = false;
  /** Whoever edits what was deleted has been told, and stays. */
  isLossKnown = false;
  /** What is being written as HTML. */
  html: HtmlField | null = null;
  /** Said to those who do not see it: what all others see already. The same words again are another object, and said again. */
  told: { words: string } | null = null;
  /** Said to those who do not see it, and shown for a while. */
  notice: Notice | null = null;

  constructor() {
    makeAutoObservable(this, {
      picking: observableRef,
      html: observableRef,
      told: observableRef,
      notice: observableRef,
    });
  }

  /** Opens and closes; in narrow windows one panel takes the place of the other. */
  show(change: Partial<Omit<PanelsStore, 'show' | 'say' | 'tell'>>): void {
    Object.assign(this, change);
    if (!window.matchMedia(ONE_PANEL).matches) return;
    if (change.leftPanel) this.rightPanel = null;
    else if (change.rightPanel) this.leftPanel = null;
  }

  /** @param words in the language of the interface */
  tell(words: string): void {
    this.told = { words };
  }

  /** @param text a key of the editor's texts */
  say(
    text: string,
    { isError = false, count, words }: { isError?: boolean; count?: number; words?: string | undefined } = {},
  ): void {
    this.notice = { text, isError, ...(count !== undefined && { count }), ...(words && { words }) };
  }
}
