import type { ReleaseStore } from './release-store.ts';

/** The active releases as a table for terminals. */
export async function statusTable(store: ReleaseStore): Promise<string> {
  const { revision, remotes } = await store.registry();
  const rows = await Promise.all(
    Object.entries(remotes).map(async ([remote, { release, history }]) => {
      const manifest = await store.manifest(remote, release).catch(() => null);
      const published = await store.releases(remote);
      return [
        remote,
        release,
        manifest?.criticality ?? 'damaged',
        manifest?.owner ?? '',
        manifest?.builtAt ?? '',
        history[0] ?? '–',
        String(published.length),
      ];
    }),
  );
  if (rows.length === 0) return 'No release is active yet: "npm run deploy -- <remote>".';
  const table = [['remote', 'active release', 'criticality', 'owner', 'published at', 'before', 'releases'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, `registry revision ${revision}`].join('\n');
}
