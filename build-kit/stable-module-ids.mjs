import { createHash } from 'node:crypto';

/**
 * Names modules by a hash of their path within the package or workspace. webpack's own deterministic ids depend on where the
 * workspace lies (the federation runtime writes absolute paths into a generated file): equal sources must give equal bytes.
 */
export class StableModuleIds {
  /** @param {...string} roots folders that paths are relative to, the innermost first */
  constructor(...roots) {
    this.roots = roots;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('StableModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('StableModuleIds', () => this.assign(compilation));
    });
  }

  assign(compilation) {
    const { chunkGraph } = compilation;
    const taken = new Set();
    const named = [...compilation.modules]
      .filter(
        (module) =>
          module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0 && chunkGraph.getModuleId(module) === null,
      )
      .map((module) => [this.nameOf(module), module])
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, module] of named) {
      let id;
      let round = 0;
      do id = createHash('sha256').update(`${name}#${round++}`).digest('base64url').slice(0, 5);
      while (taken.has(id));
      taken.add(id);
      chunkGraph.setModuleId(module, id);
    }
  }

  nameOf(module) {
    // The identifier of joined modules has a hash in it, of all their absolute paths.
    const identifier = (module.rootModule ?? module).identifier();
    const path = this.roots.reduce((name, root, index) => name.replaceAll(root, `<${index}>`), identifier);
    return path.replace(/\.federation\/entry\.[0-9a-f]+\.js/, '.federation/entry.js');
  }
}
