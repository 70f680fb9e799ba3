import { createHash } from 'node:crypto';
import { ROOT } from './packages.mjs';

/**
 * Makes a hash for webpack that is blind to where the package and the workspace lie. webpack hashes absolute paths; the
 * preliminary names that come of it reach the minifier, which counts letters: equal sources would give unequal bytes.
 * @param {string} dir folder of the package that is built
 * @returns {new () => {update: Function, digest: Function}} for `output.hashFunction`
 */
export function placelessHash(dir) {
  const places = [`${dir}/`, ROOT];
  const clean = (text) => places.reduce((rest, place, index) => rest.replaceAll(place, `<${index}>`), text);

  return class PlacelessHash {
    #hash = createHash('sha256');

    update(data, encoding) {
      if (typeof data === 'string') this.#hash.update(clean(data), encoding);
      else this.#hash.update(data.includes(ROOT) ? clean(data.toString()) : data);
      return this;
    }

    digest(encoding) {
      return this.#hash.digest(encoding);
    }
  };
}
