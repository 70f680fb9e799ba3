import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ROOT } from './packages.mjs';
import { placelessHash } from './placeless-hash.mjs';
import { PlacelessMaps } from './placeless-maps.mjs';
import { StableModuleIds } from './stable-module-ids.mjs';
import { typescriptRule } from './typescript-rule.mjs';

/** The kit itself is part of what a cached build depends on: all that is no test. */
const KIT_FILES = ['.', 'dev'].flatMap((folder) => {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path)
    .filter((name) => /\.[cm]js$/.test(name) && !name.includes('.test.'))
    .map((name) => join(path, name));
});

const SET_IMMEDIATE = fileURLToPath(new URL('set-immediate.cjs', import.meta.url));

const cacheVersion = (parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/**
 * What every build of Foyer has in common. `source` lets the bundler read `@foyer/shared` from its sources,
 * so that a remote builds without building shared first.
 * @param {{dir: string, name: string, mode: 'production' | 'development', target: 'web' | 'node', owner?: string, cacheKey?: object}} options
 *   `owner`: whose components are refreshed in place in development
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ dir, name, mode, target, owner, cacheKey }) {
  const production = mode === 'production';
  const node = target === 'node';
  return {
    name,
    mode,
    context: dir,
    target: node ? 'node20' : ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['source', '...'],
      // draft-js asks for it.
      alias: { setimmediate$: SET_IMMEDIATE },
    },
    module: {
      rules: [
        typescriptRule({ mode, owner }),
        {
          test: /react-router[\\/]dist[\\/].*\.mjs$/,
          use: fileURLToPath(new URL('prunable-router.mjs', import.meta.url)),
        },
        { test: /\.css$/, type: 'asset/source' },
        { test: /\.(png|jpg|webp|avif|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: false,
      chunkIds: production ? 'deterministic' : 'named',
      minimize: production && !node,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          parallel: 2,
          minimizerOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    plugins: [
      new StableModuleIds(`${dir}/`, ROOT),
      // The federation entry has none of our code, and its map would show paths of this machine.
      ...(production
        ? [
            new webpack.SourceMapDevToolPlugin({ filename: '[file].map', exclude: /remoteEntry\.js$/ }),
            new PlacelessMaps(),
          ]
        : []),
      ...(!production && owner ? [new webpack.HotModuleReplacementPlugin()] : []),
    ],
    cache: {
      type: 'filesystem',
      name: `${name}-${target}-${mode}`,
      cacheDirectory: join(ROOT, 'node_modules/.cache/foyer-webpack'),
      version: cacheVersion([dir, cacheKey ?? null, ...KIT_FILES.map((file) => readFileSync(file, 'utf8'))]),
      compression: false,
    },
    // Sizes are checked against the budget of foyer.json, not webpack's.
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    output: {
      clean: production,
      hashFunction: placelessHash(dir),
      hashDigestLength: 16,
      environment: { globalThis: true, dynamicImport: true },
      // A place in a stack leads to the file itself.
      ...(!production && { devtoolModuleFilenameTemplate: '[absolute-resource-path]' }),
    },
  };
}
