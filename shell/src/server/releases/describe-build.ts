import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FoyerError, type ReleaseManifest, type RemoteDeclaration } from '@foyer/shared';
import { readDeclaration } from './declaration.ts';
import { contentHash, describeFiles } from './files.ts';

/** A built remote that may become a release. */
export interface Candidate {
  /** Folder that the manifest's paths are relative to. */
  dist: string;
  manifest: ReleaseManifest;
  /** Name of the global variable that the browser's entry fills. */
  container: string;
}

/** What webpack's federation plugin writes, as far as we read it. */
interface FederationManifest {
  metaData?: { globalName?: string };
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/**
 * Describes a remote's build.
 * @param dir the remote's folder: `foyer.json`, `package.json`, `dist/`.
 * @throws FoyerError FOYER-103 when it is not built, FOYER-104 when its declaration is not valid.
 */
export async function describeBuild(dir: string, now = new Date()): Promise<Candidate> {
  const declaration = await readDeclaration(join(dir, 'foyer.json'));
  const dist = join(dir, 'dist');
  const [{ version }, federation, shared, files] = await Promise.all([
    readBuilt<{ version: string }>(join(dir, 'package.json'), declaration),
    readBuilt<FederationManifest>(join(dist, 'client/mf-manifest.json'), declaration),
    readBuilt<Record<string, string>>(join(dist, 'client/shared.json'), declaration),
    describeFiles(dist, ['client', 'server']).catch((cause: unknown) =>
      Promise.reject(notBuilt(dist, declaration, cause)),
    ),
  ]);
  for (const path of ['client/remoteEntry.js', 'server/index.cjs'])
    if (!files[path]) throw notBuilt(join(dist, path), declaration);
  const manifest: ReleaseManifest = {
    ...declaration,
    release: `${version}-${contentHash(declaration, files)}`,
    version,
    builtAt: now.toISOString(),
    shared,
    assets: assetsOf(federation),
    entry: 'client/remoteEntry.js',
    server: 'server/index.cjs',
    files,
  };
  return { dist, manifest, container: federation.metaData?.globalName ?? '' };
}

/** Lazily loaded chunks are left out: a page does not need them at first. */
function assetsOf({ exposes }: FederationManifest): Record<string, string[]> {
  return Object.fromEntries(exposes.map(({ name, assets }) => [name, assets.js.sync.map((file) => `client/${file}`)]));
}

async function readBuilt<T>(file: string, declaration: RemoteDeclaration): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (cause) {
    throw notBuilt(file, declaration, cause);
  }
}

function notBuilt(file: string, { name }: RemoteDeclaration, cause?: unknown): FoyerError {
  return new FoyerError('FOYER-103', `remote "${name}" is not built, ${file} is missing: "npm run build -- ${name}"`, {
    cause,
  });
}
