import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

/** The script of render threads as plain JavaScript: a thread of a test run has no compiler. */
export function compiledThread(): URL {
  const source = readFileSync(fileURLToPath(new URL('../render/thread.ts', import.meta.url)), 'utf8');
  const { code } = transformSync(source, {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
  });
  const file = join(mkdtempSync(join(tmpdir(), 'foyer-thread-')), 'thread.mjs');
  writeFileSync(file, code);
  return pathToFileURL(file);
}
