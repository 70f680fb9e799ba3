import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const REFRESH_LOADER = fileURLToPath(new URL('dev/refresh-loader.mjs', import.meta.url));

/**
 * TypeScript and JSX through swc; what runs in a browser needs no transpilation below es2022.
 * @param {{mode: 'production' | 'development', owner?: string}} options
 *   `owner`: whose components are refreshed in place in development; nobody's when missing
 */
export function typescriptRule({ mode, owner }) {
  const development = mode === 'development';
  const refresh = development && owner !== undefined;
  const swc = {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', importSource: '@emotion/react', development, refresh },
          useDefineForClassFields: true,
        },
      },
    },
  };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: refresh ? [{ loader: REFRESH_LOADER, options: { owner } }, swc] : [swc],
  };
}
