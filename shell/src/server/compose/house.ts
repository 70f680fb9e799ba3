import type { FoyerError, PostedForm } from '@foyer/shared';
import type { ShellAssets } from '../assets/shell-assets.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { Snapshots } from '../releases/active-releases.ts';
import type { Renderer } from '../render/renderer.ts';
import type { GoodFragments } from './last-good.ts';
import type { WebshopPaths } from './webshop.ts';

/** Everything that composing a page needs besides the request. */
export interface House {
  content: SiteContent;
  renderer: Pick<Renderer, 'render'>;
  lastGood: GoodFragments;
  assets: ShellAssets;
  webshop: WebshopPaths;
  /** Names the state of the content; null while nobody tells what changes. */
  contentMark: () => string | null;
  /** The registry at this moment. */
  snapshots: () => Snapshots;
  /** What the script at an address must be, as in Subresource Integrity. */
  integrityOf: (address: string) => string | undefined;
  /** Told of what visitors are spared. */
  report: (error: FoyerError) => void;
  /** Told how long each fragment took, in milliseconds. */
  onRendered: (remote: string, ms: number, isGood: boolean) => void;
}

/** What a browser asks for. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Scheme and host that visitors see. */
  origin: string;
  /** Header of that name. */
  cookie: string;
  acceptLanguage: string;
  now: Date;
  /** Aborted once nobody waits for the page any more. */
  signal?: AbortSignal;
  /** A form that was posted without JavaScript and comes back. */
  posted?: PostedForm;
  /** Told what the page will need, long before it is there. */
  onPreloads?: (links: string[]) => void;
}
