import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Code from text: forbidden by the content security policy, so a bundle must not even contain it. */
const CODE_FROM_TEXT =
  /(?<![\w$.])(?:eval|new\s+Function|Function)\s*\(|(?<![\w$.])(?:window|self|globalThis)\s*\.\s*(?:eval|Function)\s*\(/g;

/**
 * Finds places in browser files that make code from text.
 * @param {string} dir folder with built browser files
 * @returns {{file: string, excerpt: string}[]} empty when there are none
 */
export function findEval(dir) {
  const files = readdirSync(dir, { recursive: true }).filter((file) => /\.m?js$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(dir, file), 'utf8');
    return [...text.matchAll(CODE_FROM_TEXT)].map(({ index }) => ({
      file,
      excerpt: text.slice(Math.max(0, index - 40), index + 60),
    }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = process.argv.slice(2).flatMap((dir) => findEval(dir).map((place) => ({ dir, ...place })));
  for (const { dir, file, excerpt } of found)
    console.error(
      `FOYER-508: ${join(dir, file)} makes code from text, which the content security policy forbids: … ${excerpt} …`,
    );
  process.exitCode = found.length > 0 ? 1 : 0;
}
