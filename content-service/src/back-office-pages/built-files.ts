import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Address of the application's files. */
export const ASSETS_BASE = '/admin/assets/';

/** What the back-office's build says of itself, in its `assets.json`. */
export interface BuiltFiles {
  scripts: string[];
  fonts: Record<string, string>;
}

/** Null when it is not built. Read for each page: a build that follows is served at once. */
export async function builtFiles(directory: string): Promise<BuiltFiles | null> {
  const text = await readFile(join(directory, 'assets.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as BuiltFiles);
}
