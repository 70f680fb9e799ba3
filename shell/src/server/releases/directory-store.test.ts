import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledThread } from '../testing/compiled-thread.ts';
import { sampleRemote } from '../testing/sample-remote.ts';
import { describeBuild } from './describe-build.ts';
import { DirectoryStore } from './directory-store.ts';
import { deploy } from './publish.ts';
import { activate } from './registry.ts';

const script = compiledThread();

describe('a folder of releases', () => {
  let root: string;
  let store: DirectoryStore;
  let registryFile: string;
  let lockFile: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
    registryFile = join(root, 'registry.json');
    lockFile = `${registryFile}.lock`;
    store = new DirectoryStore(root);
  });
  afterEach(() => rm(root, { recursive: true }));

  /** This process, as a lock of it names it. */
  async function holderOfLock(): Promise<object> {
    let held = '';
    await store.change(async (registry) => {
      held = await readFile(lockFile, 'utf8');
      return registry;
    });
    return JSON.parse(held) as object;
  }

  it('takes over the lock of a process that is gone', async () => {
    // Of two lives of one container both are process 7; one may die before it has written who it is.
    for (const left of [JSON.stringify({ ...(await holderOfLock()), startedAt: '1' }), '']) {
      await writeFile(lockFile, left);
      await store.change((registry) => activate(registry, 'events', '1.0.0-a'));
    }
    expect((await store.registry()).remotes).toHaveProperty('events');
  });

  it('says with a code why it cannot be read', async () => {
    const { release } = (await deploy(store, await sampleRemote(), script)).manifest;
    const index = join(root, 'events', release, 'server/index.cjs');
    for (const file of [index, registryFile]) {
      await rm(file);
      await symlink(file, file);
    }
    await expect(store.registry()).rejects.toThrow(/^FOYER-101: .*registry\.json cannot be read \(ELOOP.*\): check/);
    await expect(store.read('events', release, 'server/index.cjs')).rejects.toThrow(/^FOYER-112: .*ELOOP/);
  });

  it('says with a code why it cannot be written', async () => {
    const remote = await sampleRemote();
    const refusal = (reason: string) =>
      new RegExp(`^FOYER-118: the releases cannot be written \\(${reason}.*\\): check`);
    const file = join(root, 'events');
    await writeFile(file, 'in the way');
    await expect(deploy(store, remote, script)).rejects.toThrow(refusal('(?:ENOTDIR|EEXIST)'));
    await expect(deploy(new DirectoryStore(file), remote, script)).rejects.toThrow(refusal('EEXIST'));
    await rm(file);
    await rm(registryFile);
    await mkdir(registryFile);
    await expect(deploy(store, remote, script)).rejects.toThrow(refusal('EISDIR'));
  });

  it('has a registry before the first release is there', async () => {
    const { manifest, dist } = await describeBuild(await sampleRemote());
    await store.publish(manifest, dist);
    expect(await store.registry()).toEqual({ revision: 0, remotes: {} });
  });
});
