import type { FoyerError } from '@foyer/shared';
import type { Settings } from '@foyer/shared/settings';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Renderer } from './renderer.ts';
import { WorkerRenderer } from './worker-renderer.ts';

export interface CreateRendererOptions {
  settings: Pick<Settings, 'render' | 'renderUrls' | 'releases' | 'logLevel'>;
  store: ReleaseStore;
  report: (error: FoyerError) => void;
  threadScript?: URL;
}

/** The renderer that the settings ask for. */
export function createRenderer({ store, report, threadScript }: CreateRendererOptions): Renderer {
  return new WorkerRenderer({ store, report, script: threadScript });
}
