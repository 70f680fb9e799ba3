import webpack from 'webpack';
import { problemsOfBuild } from './problems.mjs';

/**
 * Builds again after every change.
 * @param {import('webpack').Configuration[]} configurations
 * @param {{name: string, onBuilt: () => void, onProblems: (problems: import('./problems.mjs').Problem[]) => void}} listeners
 *   `name` of what is built; `onProblems` comes first, with none where all is well, and then `onBuilt` does
 * @returns {Promise<() => Promise<void>>} resolves after the first build; what it gives ends the watching
 */
export function watch(configurations, { name, onBuilt, onProblems }) {
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
      if (failure) return reject(failure);
      const { errors } = stats.toJson({ all: false, errors: true, moduleTrace: false });
      onProblems(problemsOfBuild(name, errors));
      if (errors.length === 0) onBuilt();
      return resolve(() => new Promise((ended) => watching.close(() => compiler.close(ended))));
    });
  });
}
