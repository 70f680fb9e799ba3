import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { DemoFile } from '../demo/model.ts';
import { writeAtomically } from './demo-pictures.ts';

/** Writes the demo house's sounds and documents, unless they are there. @returns their URLs by key */
export async function provideFiles(files: readonly DemoFile[], mediaDirectory: string): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const { key, filename, bytes } of files) {
    const content = bytes();
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const extension = extname(filename);
    const file = `demo/${filename.slice(0, -extension.length)}-${hash}${extension}`;
    if (!existsSync(join(mediaDirectory, file))) await writeAtomically(join(mediaDirectory, file), content);
    urls.set(key, `/media/${file}`);
  }
  return urls;
}
