import type { Snapshot } from '@foyer/shared';
import type { ShellAssets } from '../assets/shell-assets.ts';

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

/** The same as values of the header `Link`, for early hints. */
export function linkHeaders({ scripts, fonts }: ShellAssets, more: string[]): string[] {
  return [
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...[...scripts, ...more].map((href) => `<${href}>; rel=preload; as=script; fetchpriority=low`),
  ];
}
