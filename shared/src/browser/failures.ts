import { FoyerError } from '../errors.ts';
import type { Site } from '../stores/site.ts';

/** Says that a fragment failed: once on the console, once on the bus, with its remote, release and owner. */
export function reportFailure(
  site: Site,
  remote: string,
  fragment: string,
  error: unknown,
  code: `FOYER-${number}` = 'FOYER-307',
): void {
  const known = site.snapshot.remotes[remote];
  const release = known?.release ?? 'none';
  const owner = known?.owner ?? 'nobody';
  const failure =
    error instanceof FoyerError
      ? error
      : new FoyerError(
          code,
          `"${fragment}" of ${remote}@${release} (${owner}) failed: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
  console.error(failure.message);
  site.events.publish('fragment.failed', {
    remote,
    fragment,
    release,
    owner,
    code: failure.code,
    message: failure.message,
  });
}
