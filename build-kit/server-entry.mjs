import { parseDeclaration } from './declaration.mjs';

/**
 * webpack loader: turns a remote's `foyer.json` into the entry of its server bundle, so that no remote writes one.
 * @param {string} source text of foyer.json
 * @returns {string} a module that exports `render` and `contract`
 * @throws {Error} FOYER-506 with the file's path
 */
export default function serverEntry(source) {
  const { name, fragments } = parseDeclaration(source, this.resourcePath);
  const entries = Object.entries(fragments);
  return [
    `import { createRenderer } from '@foyer/shared/server';`,
    ...entries.map(([, file], index) => `import fragment${index} from ${JSON.stringify(file)};`),
    `const fragments = { ${entries.map(([fragment], index) => `${JSON.stringify(fragment)}: fragment${index}`).join(', ')} };`,
    `export const { render, contract } = createRenderer({ remote: ${JSON.stringify(name)}, fragments });`,
  ].join('\n');
}
