import { codeOf } from '../error-code.ts';

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** What a file system finds; null when it is not there, or no longer. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (MISSING.has(codeOf(error) ?? '')) return null;
    throw error;
  }
}
