import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontUrls } from '@foyer/shared/theme';

/** Address of the application's files. */
export const ASSETS_BASE = '/admin/assets/';

/** What the package back-office has built. */
export const BUILD = fileURLToPath(new URL('../../../../back-office/dist/client/', import.meta.url));

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

/** Addresses of the house's fonts, as the back-office brings them; of nothing while it is not built. */
export function fontUrls(files: BuiltFiles | null): FontUrls {
  const at = (name: string) => ASSETS_BASE + (files?.fonts[name] ?? '');
  return { display: at('bricolage-grotesque'), text: at('instrument-sans') };
}
