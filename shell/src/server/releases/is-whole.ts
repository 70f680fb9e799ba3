import { integrityOf } from './files.ts';
import { noneIfMissing, type ReleaseReader } from './release-store.ts';

/** Whether a release lies there as it was published, with every file. @throws FoyerError FOYER-116 */
export async function isWhole(
  store: Pick<ReleaseReader, 'manifest' | 'read'>,
  remote: string,
  release: string,
): Promise<boolean> {
  const manifest = await store.manifest(remote, release).catch(noneIfMissing);
  if (!manifest) return false;
  for (const [path, { integrity }] of Object.entries(manifest.files)) {
    const bytes = await store.read(remote, release, path).catch(noneIfMissing);
    if (!bytes || integrityOf(bytes) !== integrity) return false;
  }
  return true;
}
