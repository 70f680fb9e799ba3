import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { ChunkIntegrity } from './chunk-integrity.mjs';
import { CompressAssets } from './compress.mjs';
import { containerName, readDeclaration } from './declaration.mjs';
import { consumedByRemote, sharedRanges } from './sharing.mjs';

const FEDERATION_NAMES = fileURLToPath(new URL('federation-names.mjs', import.meta.url));
const FEDERATION_TEXTS = fileURLToPath(new URL('federation-texts.mjs', import.meta.url));
const SERVER_ENTRY = fileURLToPath(new URL('server-entry.mjs', import.meta.url));

/**
 * Adds `shared.json`: what this build asks of the shell, read when the release is published.
 * Drops the plugin's statistics: nobody reads them, and their order changes from run to run.
 */
class ReleaseFiles {
  /** @param {string} mode of the build */
  constructor(mode) {
    this.mode = mode;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          compilation.deleteAsset('mf-manifest-stats.json');
          compilation.emitAsset(
            'shared.json',
            new sources.RawSource(`${JSON.stringify(sharedRanges(this.mode), null, 2)}\n`),
          );
        },
      );
    });
  }
}

/**
 * The browser's side of a remote: a federation entry that exposes each fragment of foyer.json as `./<fragment>`.
 * All it shares comes from the shell, the federation runtime too.
 */
function clientConfig({ dir, mode, outDir, declaration }) {
  const production = mode === 'production';
  const base = baseConfig({
    dir,
    mode,
    name: `${declaration.name}-client`,
    target: 'web',
    owner: declaration.name,
    cacheKey: declaration,
  });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: join(outDir, 'client'),
      publicPath: 'auto',
      uniqueName: containerName(declaration.name),
      // A release's folder is named by its content: saying it again in every file's name would only make the entry larger.
      chunkFilename: '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
    },
    // The entry is downloaded with every page: nothing that only programmers read.
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        '@module-federation/error-codes$': FEDERATION_TEXTS,
        '@module-federation/sdk$': FEDERATION_NAMES,
      },
    },
    // What fragments share is theirs twice unless it is much: in two files it would be larger for every page that needs both.
    // A library that one chunk alone needs stays in it: two files would be two ways to the server.
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: { minSize: 40_000, minChunks: 2 } },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: containerName(declaration.name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(declaration.fragments).map(([fragment, file]) => [
            `./${fragment}`,
            { import: file, name: fragment },
          ]),
        ),
        shared: consumedByRemote(mode),
        dts: false,
        dev: false,
        manifest: { fileName: 'mf-manifest.json' },
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new ReleaseFiles(mode),
      ...(production ? [new ChunkIntegrity(), new CompressAssets()] : []),
    ],
  };
}

/** The server's side: one file that needs nothing but Node, with its own React; JSON in, JSON out. */
function serverConfig({ dir, mode, outDir, declaration }) {
  const base = baseConfig({ dir, mode, name: `${declaration.name}-server`, target: 'node', cacheKey: declaration });
  return {
    ...base,
    entry: { index: './foyer.json?server-entry' },
    module: {
      rules: [...base.module.rules, { resourceQuery: /server-entry/, type: 'javascript/auto', use: SERVER_ENTRY }],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    output: { ...base.output, path: join(outDir, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * webpack configurations of a remote: its browser files in `client`, its server bundle in `server`.
 * @param {{dir: string, mode?: 'production' | 'development', outDir?: string}} options `dir` holds foyer.json;
 *   `outDir` is its `dist` unless given
 * @returns {import('webpack').Configuration[]}
 */
export function remoteConfigs({ dir, mode = 'production', outDir = join(dir, 'dist') }) {
  const declaration = readDeclaration(dir);
  return [clientConfig({ dir, mode, outDir, declaration }), serverConfig({ dir, mode, outDir, declaration })];
}
