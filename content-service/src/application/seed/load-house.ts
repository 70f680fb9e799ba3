import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { House } from '@foyer/shared/house';
import { StartError } from '../../platform/start-error.ts';
import { emptyHouse } from './empty-house.ts';

/**
 * The house that a new database is filled with.
 * @param name a package, or a file by its path (absolute, or relative to the working directory); null for none: then the site
 *   begins with settings and a home page that says what to do
 * @throws StartError FOYER-430 when there is none of that name
 */
export async function loadHouse(name: string | null): Promise<House> {
  if (name === null) return emptyHouse;
  const specifier = isAbsolute(name) || name.startsWith('.') ? pathToFileURL(resolve(name)).href : name;
  const loaded = (await import(specifier).catch((cause: unknown) => {
    throw new StartError('FOYER-430', `HOUSE names ${name}, which cannot be loaded: ${reasonOf(cause)}`, { cause });
  })) as { default?: Partial<House> };
  const house = loaded.default;
  if (!house?.contentOn || !house.users || !house.draw)
    throw new StartError('FOYER-430', `HOUSE names ${name}, which exports no house by default.`);
  return house as House;
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
