import { makeAutoObservable } from '@foyer/shared';

/** What stands beside the page about it as a whole. */
export type PublishingPanel = 'page';

/** What somebody looks at who is about to publish a page. */
export class PublishingStore {
  panel: PublishingPanel | null = null;
  isSharing = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** Opens a panel in place of what is open; null closes it. */
  show(panel: PublishingPanel | null): void {
    this.panel = panel;
  }

  /** Opens and closes the links to the working copy. */
  share(isSharing: boolean): void {
    this.isSharing = isSharing;
  }

  toggle(panel: PublishingPanel): void {
    this.show(this.panel === panel ? null : panel);
  }
}
