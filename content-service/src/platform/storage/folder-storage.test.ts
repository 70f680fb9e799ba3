import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage, openFolder } from './folder-storage.ts';

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

it('deletes a folder with what a killed process has left half written in it, and nothing outside of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-media-'));
  const storage = new FolderStorage(folder);
  for (const name of ['a/film.mp4', 'ab/1.jpg']) await storage.put(name, new Uint8Array([1]));
  writeFileSync(join(folder, 'a', 'film.webm.0123456789ab.part'), '');
  await storage.deleteFolder('a');
  await storage.deleteFolder('not-there');
  await expect(storage.deleteFolder('../x')).rejects.toThrow(RangeError);
  expect(readdirSync(folder)).toEqual(['ab']);
  rmSync(folder, { recursive: true });
});

it('opens a folder that is not there yet, and leaves it so', async () => {
  const folder = join(tmpdir(), 'foyer-no-media');
  await openFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

it('says in a sentence that the folder cannot be used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-media-'));
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  for (const unusable of [file, join(file, 'below')])
    await expect(openFolder(unusable)).rejects.toThrow(
      `FOYER-450: The folder ${unusable} of MEDIA_STORAGE cannot be used: `,
    );
  rmSync(folder, { recursive: true });
});
