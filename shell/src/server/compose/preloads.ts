import type { Snapshot } from '@foyer/shared';
import type { House } from './house.ts';

/** A script's address, and what it must be: null in development, where it changes. */
export type PinnedScript = [address: string, integrity: string | null];

/** Says what each script must be. */
export const pinned = (addresses: string[], { integrityOf }: Pick<House, 'integrityOf'>): PinnedScript[] =>
  addresses.map((address) => [address, integrityOf(address) ?? null]);

/** Addresses of the scripts that fragments need in the browser: entries first, each once. */
export function scriptsOf(snapshot: Snapshot, uses: { remote: string; fragment: string }[]): string[] {
  const entries = new Set<string>();
  const chunks = new Set<string>();
  for (const { remote, fragment } of uses) {
    const known = snapshot.remotes[remote];
    if (!known) continue;
    entries.add(`${known.base}/client/remoteEntry.js`);
    for (const file of known.assets[fragment] ?? []) chunks.add(`${known.base}/${file}`);
  }
  return [...entries, ...chunks];
}

/** What every page needs, as values of the header `Link`, for early hints: what its fragments need is known when they are rendered. */
export function linkHeaders({
  assets: { scripts, fonts },
  integrityOf,
}: Pick<House, 'assets' | 'integrityOf'>): string[] {
  return [
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...pinned(scripts, { integrityOf }).map(
      ([href, integrity]) =>
        `<${href}>; rel=preload; as=script; fetchpriority=low${integrity ? `; integrity="${integrity}"` : ''}`,
    ),
  ];
}
