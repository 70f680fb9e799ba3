import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

const ENCODINGS = [
  [
    'br',
    (bytes) =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  ],
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
