import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { CompressAssets } from './compress.mjs';
import { packageDir } from './packages.mjs';
import { providedByShell } from './sharing.mjs';
import { SitePictures } from './site-pictures.mjs';

const DEV_CLIENT = fileURLToPath(new URL('dev/client.mjs', import.meta.url));

/** The two variable fonts of the house, Latin only. */
const FONTS = {
  'bricolage-grotesque': ['@fontsource-variable/bricolage-grotesque', 'files/bricolage-grotesque-latin-wght-normal.woff2'],
  'instrument-sans': ['@fontsource-variable/instrument-sans', 'files/instrument-sans-latin-wght-normal.woff2'],
};

/** Adds the fonts under content-hashed names, and `assets.json`, from which the server writes its preloads. */
class ShellAssets {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellAssets', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellAssets', stage }, () => {
        const fonts = Object.fromEntries(Object.entries(FONTS).map(([name, [owner, path]]) => [name, emitFont(name, join(packageDir(owner), path))]));
        const scripts = compilation.entrypoints.get('main').getFiles().filter((file) => file.endsWith('.js'));
        compilation.emitAsset('assets.json', new sources.RawSource(`${JSON.stringify({ scripts, fonts }, null, 2)}\n`));
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

/**
 * webpack configuration of the shell's browser side: one script with everything that shell and remotes share,
 * the federation runtime included, so that no script discovers another.
 * @param {{dir: string, mode?: 'production' | 'development', outDir?: string}} options
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ dir, mode = 'production', outDir = join(dir, 'dist/client') }) {
  const production = mode === 'production';
  // The federation runtime asks for a name to count its folders, before there is a hash of the contents.
  const scriptName = ({ chunk }) => (production && chunk?.contentHash?.javascript ? '[name].[contenthash].js' : '[name].js');
  const base = baseConfig({ dir, mode, name: 'shell-client', target: 'web', owner: 'shell' });
  return {
    ...base,
    entry: { main: production ? ['./src/browser/main'] : [DEV_CLIENT, './src/browser/main'] },
    output: {
      ...base.output,
      path: outDir,
      publicPath: 'auto',
      uniqueName: 'foyer_shell',
      filename: scriptName,
      chunkFilename: scriptName,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      ...base.resolve,
      // Else provideExternalRuntime brings the runtime a second time, as CommonJS.
      alias: { '@module-federation/runtime-tools/runtime-core$': join(packageDir('@module-federation/runtime-tools'), 'dist/runtime-core.js') },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: 'foyer_shell',
        remotes: {},
        shared: providedByShell(mode),
        dts: false,
        dev: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      // Ways of loading that Foyer does not use, and that would need `unsafe-eval`.
      new webpack.DefinePlugin({ 'typeof FEDERATION_ALLOW_NEW_FUNCTION': '"undefined"', 'typeof __system_context__': '"undefined"' }),
      new ShellAssets(),
      new SitePictures(join(dir, 'art')),
      ...(production ? [new CompressAssets()] : []),
    ],
  };
}
