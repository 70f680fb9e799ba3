import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './say.mjs';

/** How long a fragment may take: builds keep the machine busy, and React explains itself. */
const TIME_LIMIT_MS = 5000;

/** What publishing needs of the compiled shell; loaded late, it has to be built first. */
async function releaseTools() {
  const load = (name) => import(join(ROOT, `shell/dist/server/releases/${name}.js`));
  const [{ DirectoryStore }, { describeBuild }, { activate }] = await Promise.all(
    ['directory-store', 'describe-build', 'registry'].map(load),
  );
  return { DirectoryStore, describeBuild, activate };
}

/**
 * Builds a remote for development, again after every change, and makes each build the active release of the
 * development registry. Without the rules for releases: sizes and checks are for what visitors get.
 * @param {{name: string, dir: string, releases: string, onProblems: (problems: object[]) => void}} options
 *   `dir`: where its builds go; `onProblems` gets what is wrong with each build, nothing where all is well
 * @returns {Promise<() => Promise<void>>} after the first build; ends the watching
 */
export async function developRemote({ name, dir, releases, onProblems }) {
  const source = join(ROOT, `mfe-${name}`);
  const [{ remoteConfigs }, { watch }, { DirectoryStore, describeBuild, activate }] = await Promise.all([
    import('../../build-kit/index.mjs'),
    import('../../build-kit/dev/watch.mjs'),
    releaseTools(),
  ]);
  const store = new DirectoryStore(releases);
  let queue = Promise.resolve();

  async function publish() {
    mkdirSync(dir, { recursive: true });
    for (const file of ['foyer.json', 'package.json']) copyFileSync(join(source, file), join(dir, file));
    const { dist, manifest } = await describeBuild(dir);
    await store.publish({ ...manifest, timeLimitMs: TIME_LIMIT_MS, fragmentTimeLimitsMs: {} }, dist);
    await store.change((registry) => activate(registry, name, manifest.release));
    say(`${name} is built.`);
  }

  const end = await watch(remoteConfigs({ dir: source, mode: 'development', outDir: join(dir, 'dist') }), {
    name,
    onBuilt: () => (queue = queue.then(publish).catch((error) => console.error(error.message))),
    onProblems,
  });
  await queue;
  return end;
}
