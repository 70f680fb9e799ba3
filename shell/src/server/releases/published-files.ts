import { FoyerError } from '@foyer/shared';
import type { ReadFile } from '../assets/static-files.ts';
import { integrityOf } from './files.ts';
import type { ReleaseReader } from './release-store.ts';

/**
 * Reads files of releases by `<remote>/<release>/<path>`: those that their manifest names, and only as they were published.
 * @param report told of a file that is another one now (FOYER-112), or that a bucket does not give (FOYER-116); it counts as missing
 */
export function publishedFiles(
  store: Pick<ReleaseReader, 'manifest' | 'read'>,
  report: (error: FoyerError) => void,
): ReadFile {
  const told = (error: unknown): null => {
    if (!(error instanceof FoyerError)) throw error;
    report(error);
    return null;
  };
  return async (address) => {
    const [remote = '', release = '', ...rest] = address.split('/');
    const path = rest.join('/');
    const bytes = await store.read(remote, release, path).catch(told);
    const manifest = bytes && (await store.manifest(remote, release).catch(() => null));
    if (!manifest) return null;
    if (integrityOf(bytes) === manifest.files[path]?.integrity) return bytes;
    report(
      new FoyerError(
        'FOYER-112',
        `${path} of ${remote}@${release} (${manifest.owner}) is not what was published and is not sent: deploy it again or roll back`,
      ),
    );
    return null;
  };
}
