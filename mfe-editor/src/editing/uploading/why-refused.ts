import { ApiError } from '@foyer/shared';

/** Why the service has not taken a file, in its words; undefined when it was not for the file. */
export const whyRefused = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.errors?.['file']?.[0] : undefined;
