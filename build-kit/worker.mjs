import { join } from 'node:path';
import { baseConfig } from './base.mjs';

/**
 * webpack configuration of the shell's service worker: one script, whose name never changes. The gateway sends it as
 * `/sw.js`, with what is to be kept before it. Development has none.
 * @param {{dir: string, outDir?: string}} options
 * @returns {import('webpack').Configuration}
 */
export function workerConfig({ dir, outDir = join(dir, 'dist/worker') }) {
  const base = baseConfig({ dir, mode: 'production', name: 'shell-worker', target: 'web' });
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/worker/worker' },
    output: { ...base.output, path: outDir, filename: '[name].js' },
  };
}
