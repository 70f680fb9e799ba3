import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets the development registry begin with the active releases of the remotes that nobody works on.
 * @param {{from: string, to: string, except: string[]}} options folders of releases; remotes to leave out
 */
export function borrowReleases({ from, to, except }) {
  const file = join(from, 'registry.json');
  if (!existsSync(file)) return;
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const borrowed = Object.entries(registry.remotes).filter(([name]) => !except.includes(name));
  for (const [name] of borrowed) symlinkSync(join(from, name), join(to, name), 'dir');
  writeFileSync(join(to, 'registry.json'), JSON.stringify({ revision: 1, remotes: Object.fromEntries(borrowed) }));
}
