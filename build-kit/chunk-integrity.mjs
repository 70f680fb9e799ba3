import { createHash } from 'node:crypto';

const NAME = 'ChunkIntegrity';
/** Letters of a SHA-384 in base64. */
const LENGTH = 64;
const PREFIX = 'sha384-';

/** Stands in the code where the hash of a chunk goes: as long as a hash, so that nothing moves. */
const placeholder = (id) => `integrity-of-chunk-${id}-`.padEnd(LENGTH, '.');

/**
 * Lets the entry say what its chunks must be (Subresource Integrity): a browser runs none that was changed on the way
 * or in its place. What the entry itself must be says the release's manifest.
 */
export class ChunkIntegrity {
  apply(compiler) {
    const { Compilation, javascript, runtime, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // What only names shared libraries has none.
      const hasFile = (chunk) => javascript.JavascriptModulesPlugin.chunkHasJs(chunk, compilation.chunkGraph);
      const hooks = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(NAME, (source, chunk) => {
        const hashes = Object.fromEntries(
          [...chunk.getAllAsyncChunks()].filter(hasFile).map(({ id }) => [id, placeholder(id)]),
        );
        return `${source}\nscript.integrity = "${PREFIX}" + ${JSON.stringify(hashes)}[chunkId];`;
      });
      // After everything that changes bytes, before what only compresses them.
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        const hashes = [...compilation.chunks]
          .filter(({ id, files }) => id !== null && files.size === 1)
          .map(({ id, files }) => [placeholder(id), integrityOf(compilation, ...files).slice(PREFIX.length)]);
        for (const { name, source } of compilation.getAssets()) {
          const text = name.endsWith('.js') ? source.source().toString() : '';
          const used = hashes.filter(([mark]) => text.includes(mark));
          if (used.length > 0)
            compilation.updateAsset(
              name,
              new sources.RawSource(used.reduce((rest, [mark, hash]) => rest.replaceAll(mark, hash), text)),
            );
        }
      });
    });
  }
}

/** What a file of a build must be, as in Subresource Integrity. */
export function integrityOf(compilation, file) {
  return `${PREFIX}${createHash('sha384').update(compilation.getAsset(file).source.buffer()).digest('base64')}`;
}
