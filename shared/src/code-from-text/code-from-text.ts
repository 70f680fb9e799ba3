import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code from text: forbidden by the content security policy, so a bundle must not even contain it. */
const CODE_FROM_TEXT =
  /(?<![\w$.])(?:eval|new\s+Function|Function)\s*\(|(?<![\w$.])(?:window|self|globalThis)\s*\.\s*(?:eval|Function)\s*\(/g;

/** A place that makes code from text. */
export interface CodeFromText {
  /** Relative to the folder that was searched. */
  file: string;
  /** The place with what stands around it. */
  excerpt: string;
}

/**
 * Finds the places in browser files that make code from text.
 * @param dir folder with built browser files
 * @returns empty when there are none
 */
export function findCodeFromText(dir: string): CodeFromText[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(dir, file), 'utf8');
    return [...text.matchAll(CODE_FROM_TEXT)].map(({ index }) => ({
      file,
      excerpt: text.slice(Math.max(0, index - 40), index + 60),
    }));
  });
}
