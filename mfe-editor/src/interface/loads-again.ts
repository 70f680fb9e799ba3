import { reloadOnce } from '@foyer/shared/chunk-reload';

/** Loads the page again if code is missing, at most once a minute (specification §8). @returns whether it does */
export const loadsAgain = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError' && reloadOnce(location.href);
