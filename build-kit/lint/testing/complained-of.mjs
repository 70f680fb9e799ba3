import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../packages.mjs';

const LINTER = join(ROOT, 'node_modules/oxlint/bin/oxlint');

/**
 * Lints a text with one of the house's own rules, as the linter runs it.
 * @param {string} rule its name
 * @param {string} code TypeScript
 * @returns {Promise<number[]>} the lines that it complains of
 */
export async function complainedOf(rule, code) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-lint-'));
  try {
    const config = { jsPlugins: [join(ROOT, 'build-kit/lint/plugin.mjs')], rules: { [`foyer/${rule}`]: 'error' } };
    await writeFile(join(folder, 'a.ts'), code);
    await writeFile(join(folder, 'config.json'), JSON.stringify(config));
    const args = [LINTER, '-c', 'config.json', '-f', 'unix', 'a.ts'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch((refusal) => refusal);
    const lines = stdout.split('\n').filter((line) => line.includes(`foyer(${rule})`));
    return lines.map((line) => Number(/^a\.ts:(\d+)/.exec(line)?.[1])).sort((a, b) => a - b);
  } finally {
    await rm(folder, { recursive: true });
  }
}
