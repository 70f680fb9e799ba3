import { ROOT } from './packages.mjs';

/** Takes the workspace's folder out of source maps: federation makes modules that import by absolute paths. */
export class PlacelessMaps {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('PlacelessMaps', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'PlacelessMaps', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((each) => each.endsWith('.map'))) {
          const text = String(assets[name].source());
          if (text.includes(ROOT)) compilation.updateAsset(name, new sources.RawSource(text.replaceAll(ROOT, '')));
        }
      });
    });
  }
}
