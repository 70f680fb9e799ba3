import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Powers of two. What brotli guesses costs files that differ in nothing but a hash a hundred bytes more or less: the smallest result counts. */
const BROTLI_WINDOWS = [16, 22];

async function brotli(bytes) {
  const results = await Promise.all(
    BROTLI_WINDOWS.map((window) =>
      compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: window,
        },
      }),
    ),
  );
  return results.reduce((smallest, result) => (result.length < smallest.length ? result : smallest));
}

const ENCODINGS = [
  ['br', brotli],
  ['gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/** Writes `.br` and `.gz` beside every text file, so that no server compresses at run time. */
export class CompressAssets {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('CompressAssets', (compilation) => {
      const cache = compilation.getCache('CompressAssets');
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressAssets', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => COMPRESSIBLE.test(name));
        const jobs = names.flatMap((name) => ENCODINGS.map((encoding) => [name, ...encoding]));
        await Promise.all(
          jobs.map(async ([name, extension, encode]) => {
            const { source } = compilation.getAsset(name);
            const item = cache.getItemCache(`${name}.${extension}`, cache.getLazyHashedEtag(source));
            const encoded = (await item.getPromise()) ?? new sources.RawSource(await encode(source.buffer()));
            await item.storePromise(encoded);
            compilation.emitAsset(`${name}.${extension}`, encoded);
          }),
        );
      });
    });
  }
}
