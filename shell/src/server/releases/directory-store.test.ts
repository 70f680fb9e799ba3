import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryStore } from './directory-store.ts';
import { activate } from './registry.ts';

describe('a folder of releases', () => {
  it('takes over the lock of a process that is gone', async () => {
    const root = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
    await writeFile(join(root, 'registry.json.lock'), '999999999');
    const after = await new DirectoryStore(root).change((registry) => activate(registry, 'events', '1.0.0-a'));
    expect(after.revision).toBe(1);
    await rm(root, { recursive: true });
  });
});
