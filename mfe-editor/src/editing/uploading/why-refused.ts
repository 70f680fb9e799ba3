import { ApiError } from '@foyer/shared';

/** Why the service has not taken a file, in its words; undefined when it has said nothing. */
export const whyRefused = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.problem?.detail : undefined;
