import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledThread } from '../testing/compiled-thread.ts';
import { sampleRemote } from '../testing/sample-remote.ts';
import { DirectoryStore } from './directory-store.ts';
import { deploy } from './publish.ts';
import { activate } from './registry.ts';

const script = compiledThread();

describe('a folder of releases', () => {
  let root: string;
  let store: DirectoryStore;
  let registryFile: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
    registryFile = join(root, 'registry.json');
    store = new DirectoryStore(root);
  });
  afterEach(() => rm(root, { recursive: true }));

  it('takes over the lock of a process that is gone', async () => {
    await writeFile(`${registryFile}.lock`, '999999999');
    const after = await store.change((registry) => activate(registry, 'events', '1.0.0-a'));
    expect(after.revision).toBe(1);
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
    await mkdir(registryFile);
    await expect(deploy(store, remote, script)).rejects.toThrow(refusal('EISDIR'));
  });

  it('is an empty site while the first deploy of all is under way', async () => {
    await deploy(store, await sampleRemote(), script);
    await rm(registryFile);
    await writeFile(`${registryFile}.lock`, String(process.pid));
    expect((await store.registry()).remotes).toEqual({});
  });
});
