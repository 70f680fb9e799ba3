import type { FragmentRequest, FragmentResult, Snapshot } from '@foyer/shared';

/** A fragment's result as the page needs it: its data as JSON text, ready to stand in a script element. */
export type RenderedFragment = Omit<FragmentResult, 'data'> & { data: string };

/** Renders fragments of remotes, wherever their code runs. */
export interface Renderer {
  /**
   * @param limitMs how long the fragment may take once its turn has come.
   * @param signal aborted once nobody waits for it any more.
   * @throws FoyerError FOYER-2xx: who failed, and how.
   */
  render: (
    remote: string,
    request: FragmentRequest,
    limitMs: number,
    signal?: AbortSignal,
  ) => Promise<RenderedFragment>;
  /** Makes a release ready, so that its first visitor does not wait. @throws FoyerError FOYER-206 when it does not start. */
  warm: (remote: string, release: string) => Promise<void>;
  /** Ends, after a while, whatever is not in this snapshot. */
  retain: (snapshot: Snapshot) => void;
  close: () => Promise<void>;
}
