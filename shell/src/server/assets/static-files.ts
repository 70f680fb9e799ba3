import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isAccepted } from '../accepted-coding.ts';

/** An immutable file in one of its encodings. */
export interface StaticFile {
  bytes: Buffer;
  encoding: 'br' | 'gzip' | null;
  type: string;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
/** What the build compresses beforehand. */
const COMPRESSED = /\.(?:js|css|svg|json)$/;
const MAX_BYTES = 32 * 1024 * 1024;

/** Reads a file by its path; null when there is none. */
export type ReadFile = (path: string) => Promise<Buffer | null>;

/** Files that never change under their address, each in the best encoding that was prepared and that the browser takes. */
export class StaticFiles {
  readonly #read: ReadFile;
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length + 200,
  });

  constructor(read: ReadFile) {
    this.#read = read;
  }

  async find(path: string, acceptEncoding: string): Promise<StaticFile | null> {
    const type = TYPES[extname(path)];
    if (!type) return null;
    for (const { name, suffix } of ENCODINGS) {
      const bytes = COMPRESSED.test(path) && isAccepted(name, acceptEncoding) ? await this.#file(path + suffix) : null;
      if (bytes) return { bytes, encoding: name, type };
    }
    const bytes = await this.#file(path);
    return bytes && { bytes, encoding: null, type };
  }

  async #file(path: string): Promise<Buffer | null> {
    const known = this.#files.get(path);
    if (known) return known;
    const bytes = await this.#read(path);
    if (bytes) this.#files.set(path, bytes);
    return bytes;
  }
}

/** Reads files below a folder, and none outside of it. */
export function filesBelow(folder: string): ReadFile {
  const root = resolve(folder);
  return async (path) => {
    const file = resolve(join(root, path));
    if (!file.startsWith(root + sep)) return null;
    return readFile(file).catch(() => null);
  };
}
