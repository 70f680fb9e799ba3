import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './chunk-integrity.mjs';
import { packageDir } from './packages.mjs';

/** The two variable fonts of the house, Latin only. */
const FONTS = {
  'bricolage-grotesque': [
    '@fontsource-variable/bricolage-grotesque',
    'files/bricolage-grotesque-latin-wght-normal.woff2',
  ],
  'instrument-sans': ['@fontsource-variable/instrument-sans', 'files/instrument-sans-latin-wght-normal.woff2'],
};

/** Adds the fonts under content-hashed names, and `assets.json`, from which a server writes what its pages load: scripts that start them, and `pages`, which some need as well. */
export class OwnAssets {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OwnAssets', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OwnAssets', stage }, () => {
        const fonts = Object.fromEntries(
          Object.entries(FONTS).map(([name, [owner, path]]) => [name, emitFont(name, join(packageDir(owner), path))]),
        );
        const isScript = (file) => file.endsWith('.js');
        const scripts = compilation.entrypoints.get('main').getFiles().filter(isScript);
        const pages = [...(compilation.namedChunks.get('pages')?.files ?? [])].filter(isScript);
        // In development scripts change under their names.
        const integrity =
          compiler.options.mode === 'production'
            ? Object.fromEntries([...scripts, ...pages].map((file) => [file, integrityOf(compilation, file)]))
            : {};
        compilation.emitAsset(
          'assets.json',
          new sources.RawSource(`${JSON.stringify({ scripts, pages, integrity, fonts }, null, 2)}\n`),
        );
      });

      function emitFont(name, file) {
        const bytes = readFileSync(file);
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
        const path = `fonts/${name}.${hash}.woff2`;
        compilation.emitAsset(path, new sources.RawSource(bytes));
        return path;
      }
    });
  }
}
