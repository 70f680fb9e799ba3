import { createHash } from 'node:crypto';
import type { ReleaseManifest, Snapshot, SnapshotRemote } from '@foyer/shared';

/** How long a fragment may take on the server unless its remote says otherwise (milliseconds). */
const TIME_LIMIT_MS = 500;

/** Set of listing base names (specification §2). */
export type ListingNames = 'first' | 'second';

/**
 * What pages know of the active releases. Its id names exactly this content.
 * @param isPinned whether browsers check what they load
 */
export function createSnapshot(manifests: ReleaseManifest[], names: ListingNames, isPinned = true): Snapshot {
  const sorted = [...manifests].sort((a, b) => (a.name < b.name ? -1 : 1));
  const remotes = Object.fromEntries(sorted.map((manifest) => [manifest.name, remoteOf(manifest, names, isPinned)]));
  return { id: createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12), remotes };
}

/** How long a fragment of a remote may take on the server, in milliseconds. */
export function timeLimitOf({ timeLimitMs, fragmentTimeLimitsMs }: SnapshotRemote, fragment: string): number {
  return fragmentTimeLimitsMs?.[fragment] ?? timeLimitMs;
}

/** The part of a snapshot that visitors without a permission get to know. */
export function forAnonymous({ id, remotes }: Snapshot): Snapshot {
  const open = Object.entries(remotes).filter(([, { permission }]) => permission === undefined);
  return { id: `${id}-open`, remotes: Object.fromEntries(open) };
}

function remoteOf(manifest: ReleaseManifest, names: ListingNames, isPinned: boolean): SnapshotRemote {
  const {
    name,
    release,
    owner,
    contract,
    criticality,
    permission,
    timeLimitMs = TIME_LIMIT_MS,
    fragmentTimeLimitsMs,
    assets,
    widgets,
    routes,
    entry,
    files,
  } = manifest;
  const integrity = isPinned ? files[entry]?.integrity : undefined;
  return {
    release,
    owner,
    contract,
    criticality,
    ...(permission && { permission }),
    timeLimitMs,
    ...(fragmentTimeLimitsMs && { fragmentTimeLimitsMs }),
    base: `/releases/${name}/${release}`,
    ...(integrity && { integrity }),
    assets,
    routes: Object.fromEntries(
      Object.entries(routes).map(([route, { fragment, paths, secondPaths = paths, data }]) => [
        route,
        { fragment, paths: names === 'second' ? secondPaths : paths, ...(data && { data }) },
      ]),
    ),
    widgets,
  };
}
