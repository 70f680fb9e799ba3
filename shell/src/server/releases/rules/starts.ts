import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FoyerError } from '@foyer/shared';
import { ReleaseThreads } from '../../render/release-threads.ts';
import { nameOf, type Rule } from './rule.ts';

const MEMORY_MB = 256;

/** The server bundle can be loaded and exports what the contract asks for. */
export const starts: Rule = async ({ dist, manifest }, { threadScript }) => {
  const filename = join(dist, manifest.server);
  const threads = new ReleaseThreads(
    nameOf(manifest),
    { code: await readFile(filename, 'utf8'), filename, memoryMb: MEMORY_MB, script: threadScript },
    () => undefined,
  );
  try {
    await threads.warm();
    return null;
  } catch (error) {
    return new FoyerError(
      'FOYER-113',
      `${(error as Error).message.replace(/^FOYER-\d+: /, '')}: mend its code and build again`,
    );
  } finally {
    await threads.close();
  }
};
