import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Version of the package behind a shared module (`react/jsx-runtime` -> react's), as the shell has it; null if it has none. */
export function providedVersion(module: string, from = dirname(fileURLToPath(import.meta.url))): string | null {
  const name = module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
  const file = join(from, 'node_modules', name, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  const parent = dirname(from);
  return parent === from ? null : providedVersion(module, parent);
}
