import webpack from 'webpack';

/**
 * Runs webpack once.
 * @param {import('webpack').Configuration[]} configurations
 * @returns {Promise<import('webpack').MultiStats>}
 * @throws {Error} FOYER-507: with the compiler's messages
 */
export function build(configurations) {
  const compiler = webpack(configurations);
  compiler.parallelism = 1;
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        const problem = failure ?? closing;
        if (problem) reject(problem);
        else if (stats.hasErrors())
          reject(new Error(`FOYER-507: The build failed.\n${stats.toString('errors-warnings')}`));
        else resolve(stats);
      });
    });
  });
}
