import { FoyerError, type ReleaseManifest } from '@foyer/shared';
import { describeBuild, type Candidate } from './describe-build.ts';
import { providedVersion } from './provided-versions.ts';
import { isWhole } from './is-whole.ts';
import { activate, isNamed, retiredKey, type Registry } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { RULES, type House } from './rules/index.ts';

/** What became of a build. */
export interface Published {
  manifest: ReleaseManifest;
  /** False when this very content had been published before. */
  isNew: boolean;
}

/**
 * Publishes a remote's build as a release and makes it the active one.
 * @param dir the remote's folder.
 * @param threadScript of render threads, for tests.
 * @throws FoyerError FOYER-1xx: the first broken rule. Nothing is changed then.
 */
export async function deploy(store: ReleaseStore, dir: string, threadScript?: URL): Promise<Published> {
  const candidate = await describeBuild(dir);
  const { name, release } = candidate.manifest;
  let isNew = false;
  await store.change(async (registry) => {
    await check(candidate, { ...(await houseOf(store, registry, name)), threadScript });
    // Asked again after somebody else's change, it has been published by this very deploy.
    isNew = (await publish(store, candidate)) || isNew;
    return activate(registry, name, release);
  });
  return { manifest: candidate.manifest, isNew };
}

/** A release that is there and damaged gives way to the same one as it was built. @returns false when it is there, whole */
async function publish(store: ReleaseStore, { manifest, dist }: Candidate): Promise<boolean> {
  if (await store.publish(manifest, dist)) return true;
  const { name, release } = manifest;
  if (await isWhole(store, name, release)) return false;
  await store.discard({ remote: name, release });
  return store.publish(manifest, dist);
}

/**
 * Publishes and activates a build whose content was never active, be it that a deploy was killed between the two. Anything else is left
 * as it is, so that starting the site does not bring back what was rolled back.
 * @returns null when there was nothing to do.
 * @throws FoyerError FOYER-101 when the registry is corrupt or gone: the new build would be the whole site.
 */
export async function deployIfNew(store: ReleaseStore, dir: string, threadScript?: URL): Promise<Published | null> {
  const { manifest } = await describeBuild(dir);
  const registry = await store.registry();
  const { name, release } = manifest;
  const isOld =
    retiredKey(name, release) in (registry.retired ?? {}) ||
    (isNamed(registry, name, release) && (await store.has(name, release)));
  return isOld ? null : deploy(store, dir, threadScript);
}

async function check(candidate: Candidate, house: House): Promise<void> {
  for (const rule of RULES) {
    const fault = await rule(candidate, house);
    if (fault) throw fault;
  }
}

/** The other remotes as they are active. One that cannot be read does not stop anybody's deploy. */
async function houseOf(store: ReleaseStore, registry: Registry, name: string): Promise<House> {
  const others = Object.entries(registry.remotes).filter(([remote]) => remote !== name);
  const manifests = await Promise.all(
    others.map(([remote, { release }]) =>
      store
        .manifest(remote, release)
        .catch((error: unknown) => (error instanceof FoyerError ? null : Promise.reject(error as Error))),
    ),
  );
  return { others: manifests.filter((manifest) => manifest !== null), provided: (module) => providedVersion(module) };
}
