import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from './folder-storage.ts';

it('lists the files that are there, while others go with their folders', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-media-'));
  const storage = new FolderStorage(folder);
  const names = ['a/1.jpg', 'b/2.jpg', 'c/3.jpg'];
  for (const name of names) await storage.put(name, new Uint8Array([1]));
  const listed: string[] = [];
  for await (const name of storage.list('')) {
    listed.push(name);
    for (const other of names) if (other !== name) await storage.delete(other);
  }
  expect(listed).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
