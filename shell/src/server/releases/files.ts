import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseFile } from '@foyer/shared';

const brotli = promisify(brotliCompress);

/** Follows from other files, and may differ between machines: no part of what a release is. */
const DERIVED = /\.(?:br|gz|map)$/;

/** `sha384-…`, as in Subresource Integrity. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Measures the files below some folders.
 * @returns path relative to `root`, with slashes -> sizes and integrity.
 */
export async function describeFiles(root: string, folders: string[]): Promise<Record<string, ReleaseFile>> {
  const files: Record<string, ReleaseFile> = {};
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.sort()) {
      const bytes = await readFile(path);
      files[relative(root, path).split(sep).join('/')] = {
        bytes: bytes.length,
        brotli: await brotliSize(path, bytes, paths),
        integrity: integrityOf(bytes),
      };
    }
  }
  return files;
}

/** Names what the files are, whatever they are called on disk: equal contents, equal hash. */
export function contentHash(declaration: unknown, files: Record<string, ReleaseFile>): string {
  const contents = Object.entries(files).filter(([path]) => !DERIVED.test(path));
  const sorted = contents.map(([path, { integrity }]) => `${path} ${integrity}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([declaration, sorted]))
    .digest('hex')
    .slice(0, 10);
}

/** The build compresses what visitors download; the rest is never sent over the network. */
async function brotliSize(path: string, bytes: Buffer, paths: string[]): Promise<number> {
  if (DERIVED.test(path)) return bytes.length;
  if (paths.includes(`${path}.br`)) return (await readFile(`${path}.br`)).length;
  if (!/\.(?:js|css|json|svg)$/.test(path)) return bytes.length;
  return (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}
