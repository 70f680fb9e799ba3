import webpack from 'webpack';

/**
 * Builds again after every change.
 * @param {import('webpack').Configuration[]} configurations
 * @param {{onBuilt: (names: string[]) => void, onFailed: (text: string) => void}} listeners
 *   `onBuilt` gets the names of the configurations that were built anew
 * @returns {Promise<() => Promise<void>>} resolves after the first build; what it gives ends the watching
 */
export function watch(configurations, { onBuilt, onFailed }) {
  const compiler = webpack(configurations);
  const hashes = new Map();
  return new Promise((resolve, reject) => {
    const watching = compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
      if (failure) return reject(failure);
      if (stats.hasErrors()) onFailed(stats.toString({ preset: 'errors-only', colors: false }));
      else onBuilt(changed(stats));
      return resolve(() => new Promise((ended) => watching.close(() => compiler.close(ended))));
    });
  });

  function changed({ stats }) {
    const names = stats
      .filter(({ compilation, hash }) => hashes.get(compilation.name) !== hash)
      .map(({ compilation }) => compilation.name);
    stats.forEach(({ compilation, hash }) => hashes.set(compilation.name, hash));
    return names;
  }
}
