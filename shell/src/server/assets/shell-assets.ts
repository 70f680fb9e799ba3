import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FoyerError } from '@foyer/shared';
import { globalCss } from '@foyer/shared/server';

/** The shell's own browser files, by address. */
export interface ShellAssets {
  scripts: string[];
  /** What loads and changes pages: for those whose fragments are taken over at once. */
  pages: string[];
  /** Address of a script -> what it must be; empty in development. */
  integrity: Record<string, string>;
  fonts: string[];
  /** Rules of the whole page: fonts, tokens, elements. */
  css: string;
}

/** Address under which the shell's files are served. */
export const ASSETS_BASE = '/assets/';

/**
 * Reads what the shell's build has left for its server.
 * @param dir `dist/client` of the shell.
 * @throws FoyerError FOYER-503 when it is not built.
 */
export function readShellAssets(dir: string): ShellAssets {
  let built: { scripts: string[]; pages: string[]; integrity?: Record<string, string>; fonts: Record<string, string> };
  try {
    built = JSON.parse(readFileSync(join(dir, 'assets.json'), 'utf8')) as typeof built;
  } catch (cause) {
    throw new FoyerError(
      'FOYER-503',
      `the shell is not built, ${join(dir, 'assets.json')} is missing: "npm run build"`,
      { cause },
    );
  }
  const at = (file: string) => ASSETS_BASE + file;
  const font = (name: string) => at(built.fonts[name] ?? '');
  return {
    scripts: built.scripts.map(at),
    pages: built.pages.map(at),
    integrity: Object.fromEntries(
      Object.entries(built.integrity ?? {}).map(([file, integrity]) => [at(file), integrity]),
    ),
    fonts: Object.values(built.fonts).map(at),
    css: globalCss({ fonts: { display: font('bricolage-grotesque'), text: font('instrument-sans') } }),
  };
}
