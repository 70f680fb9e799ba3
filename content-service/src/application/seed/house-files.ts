import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { HouseFile } from '@foyer/shared/house';
import type { MediaStorage } from '../../platform/storage/media-storage.ts';

/** Writes a house's films, sounds and documents, unless they are there. @returns their URLs by key */
export async function provideFiles(files: readonly HouseFile[], storage: MediaStorage): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const { key, filename, bytes } of files) {
    const content = bytes();
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const extension = extname(filename);
    const file = `demo/${filename.slice(0, -extension.length)}-${hash}${extension}`;
    if (!(await storage.head(file))) await storage.put(file, content);
    urls.set(key, `/media/${file}`);
  }
  return urls;
}
