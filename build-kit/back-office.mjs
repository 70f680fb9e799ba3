import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { CompressAssets } from './compress.mjs';
import { OwnAssets } from './own-assets.mjs';

const GLOBAL_OBJECT = fileURLToPath(new URL('global-object.cjs', import.meta.url));

/**
 * webpack configuration of the back-office: an application of its own, with its own React, that shares nothing with the site's
 * pages. The content service serves what comes out below `/admin/assets/`.
 * @param {{dir: string, mode?: 'production' | 'development', outDir?: string}} options
 * @returns {import('webpack').Configuration}
 */
export function backOfficeConfig({ dir, mode = 'production', outDir = join(dir, 'dist/client') }) {
  const production = mode === 'production';
  const base = baseConfig({ dir, mode, name: 'back-office', target: 'web' });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      path: outDir,
      publicPath: '/admin/assets/',
      uniqueName: 'foyer_back_office',
      filename: production ? '[name].[contenthash].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash].js' : '[name].js',
    },
    plugins: [
      ...base.plugins,
      // lodash looks for the global object with code from text, which the content security policy forbids.
      new webpack.NormalModuleReplacementPlugin(/[\\/]_root(?:\.js)?$/, (request) => {
        if (/[\\/]lodash[\\/]?/.test(request.context)) request.request = GLOBAL_OBJECT;
      }),
      new OwnAssets(),
      ...(production ? [new CompressAssets()] : []),
    ],
  };
}
