import { FoyerError } from '@foyer/shared';
import { rollBack } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Makes an older release of a remote the active one.
 * @param release which; by default the one before.
 * @param now when what was active goes out of use.
 * @returns the release that is active now.
 * @throws FoyerError FOYER-111 when there is no such release.
 */
export async function rollback(
  store: ReleaseStore,
  remote: string,
  release?: string,
  now = new Date(),
): Promise<string> {
  const after = await store.change(async (registry) => {
    const next = rollBack(registry, remote, release, now);
    const target = next.remotes[remote]?.release ?? '';
    if (!(await store.has(remote, target))) {
      const known = await store.releases(remote);
      throw new FoyerError(
        'FOYER-111',
        `remote "${remote}" has no release "${target}": published are ${known.sort().join(', ') || 'none'}`,
      );
    }
    return next;
  });
  return after.remotes[remote]?.release ?? '';
}
