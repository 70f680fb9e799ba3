/** Finds places in browser files that make code from text. */
export function findEval(dir: string): { file: string; excerpt: string }[];
