import { FoyerError } from '@foyer/shared';
import { isNamed, retiredKey } from './registry.ts';
import type { ReleaseStore, StoredRelease } from './release-store.ts';

/** For so many days open pages may want files of a release that is not active any more. */
export const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** What became of the releases that nothing names; each as `events/1.0.0-a`. */
export interface Pruned {
  removed: string[];
  /** Out of use for too short a time. */
  waiting: string[];
}

/**
 * Removes releases that are neither active nor to be gone back to, once they have been so for some days: each call notes those that it finds, and
 * removes those that a call so long ago had found. What a deploy left half done counts as one of them.
 * @throws FoyerError FOYER-101 when the registry is corrupt or gone, FOYER-102 when others change it again and again, FOYER-112 when a release was made
 * active while it was being removed, FOYER-116 or FOYER-118 when the place of the releases cannot be used.
 */
export async function prune(store: ReleaseStore, days = KEPT_DAYS, now = new Date()): Promise<Pruned> {
  const latest = new Date(now.getTime() - days * DAY_MS).toISOString();
  const removed: StoredRelease[] = [];
  let waiting: string[] = [];
  // A registry that is gone would make a change of an empty one, which names nothing.
  await store.registry();
  await store.change(async (registry) => {
    // In a bucket others may have changed it since this was last asked.
    const lost = removed.find(({ remote, release }) => isNamed(registry, remote, release));
    if (lost)
      throw new FoyerError(
        'FOYER-112',
        `${nameOf(lost)} was made active while it was being removed: deploy "${lost.remote}" again`,
      );
    if (Object.keys(registry.remotes).length === 0) return registry;
    const unnamed = (await store.allReleases()).filter(({ remote, release }) => !isNamed(registry, remote, release));
    const found = Object.fromEntries(unnamed.map((each) => [nameOf(each), now.toISOString()]));
    const retired = { ...found, ...registry.retired };
    const isDue = (each: StoredRelease) => (retired[nameOf(each)] ?? '') <= latest;
    for (const due of unnamed.filter(isDue)) {
      await store.discard(due);
      removed.push(due);
    }
    waiting = unnamed.filter((each) => !isDue(each)).map(nameOf);
    const isNoted = Object.keys(retired).length === Object.keys(registry.retired ?? {}).length;
    // A deploy that has seen what is gone now has to look again.
    return isNoted && removed.length === 0 ? registry : { ...registry, revision: registry.revision + 1, retired };
  });
  return { removed: removed.map(nameOf), waiting };
}

/** What to tell whoever has called it. */
export function prunedText({ removed, waiting }: Pruned, days: number): string {
  const lines = [
    ...(removed.length > 0 ? [`Removed ${count(removed)}: ${removed.join(', ')}.`] : []),
    ...(waiting.length > 0
      ? [`Kept ${count(waiting)} that open pages may still use, for ${days} days: ${waiting.join(', ')}.`]
      : []),
  ];
  return lines.join('\n') || 'Every release is active, or one to go back to.';
}

const count = ({ length }: string[]) => `${length} ${length === 1 ? 'release' : 'releases'}`;
const nameOf = ({ remote, release }: StoredRelease) => retiredKey(remote, release);
