/** What the gateway writes before the service worker's code: a deploy changes it, and so the browser takes the new worker. */
export interface WorkerPlan {
  /** Fetched when the worker is installed: the shell's own files, and the offline page in each language. A `revision` stands for a file that can change. */
  kept: { url: string; revision: string | null }[];
  /** Language of an address's first segment -> address of its offline page. The first one is for all other addresses. */
  offline: Record<string, string>;
  /** Folders of the releases in use: `/releases/events/1.0.0-ab12cd34`. */
  releases: string[];
}
