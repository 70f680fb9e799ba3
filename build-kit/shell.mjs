import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { ChunkIntegrity } from './chunk-integrity.mjs';
import { CompressAssets } from './compress.mjs';
import { OwnAssets } from './own-assets.mjs';
import { packageDir } from './packages.mjs';
import { providedByShell } from './sharing.mjs';
import { SitePictures } from './site-pictures.mjs';

const DEV_CLIENT = fileURLToPath(new URL('dev/client.mjs', import.meta.url));

/** What we have not written, in a file of its own: browsers read two files in two tasks, and keep this one when only our code changes. */
const LIBRARIES = { name: 'libraries', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true };

/**
 * webpack configuration of the shell's browser side: two scripts that take over header and footer, with the libraries that
 * shell and remotes share; and a third with what loads and changes pages, the federation runtime included.
 * @param {{dir: string, mode?: 'production' | 'development', outDir?: string}} options
 * @returns {import('webpack').Configuration}
 */
export function shellConfig({ dir, mode = 'production', outDir = join(dir, 'dist/client') }) {
  const production = mode === 'production';
  // The federation runtime asks for a name to count its folders, before there is a hash of the contents.
  const scriptName = ({ chunk }) =>
    production && chunk?.contentHash?.javascript ? '[name].[contenthash].js' : '[name].js';
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
      // Else the plugin that provides the runtime to remotes brings it a second time, as CommonJS.
      alias: {
        '@module-federation/runtime-tools/runtime-core$': join(
          packageDir('@module-federation/runtime-tools'),
          'dist/runtime-core.js',
        ),
      },
    },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, libraries: LIBRARIES } },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(providedByShell(mode)),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
        // Ways of loading that Foyer does not use, and that would need `unsafe-eval`.
        'typeof FEDERATION_ALLOW_NEW_FUNCTION': '"undefined"',
        'typeof __system_context__': '"undefined"',
      }),
      new OwnAssets(),
      new SitePictures(join(dir, 'art')),
      ...(production ? [new ChunkIntegrity(), new CompressAssets()] : []),
    ],
  };
}
