import type { FoyerError } from '@foyer/shared';
import type { Settings } from '@foyer/shared/settings';
import { pino, type Logger } from 'pino';
import type { Metrics } from './metrics.ts';

export type { Logger } from 'pino';

/** The same failure is logged once in so many milliseconds; the metrics count each. */
const REPEAT_MS = 10_000;
const MAX_REMEMBERED = 500;

/** The log: one JSON line per event, with nothing in it that tells visitors apart. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** Reports failures that visitors are spared: counted by code, logged without flooding. */
export function createReport(log: Logger, metrics: Metrics): (error: FoyerError) => void {
  const loggedAt = new Map<string, number>();
  return (error) => {
    metrics.failure(error.code);
    const now = Date.now();
    if (now - (loggedAt.get(error.message) ?? 0) < REPEAT_MS) return;
    if (loggedAt.size >= MAX_REMEMBERED) loggedAt.clear();
    loggedAt.set(error.message, now);
    const cause = error.cause instanceof Error ? error.cause.stack : undefined;
    log.error({ code: error.code, cause }, error.message);
  };
}
