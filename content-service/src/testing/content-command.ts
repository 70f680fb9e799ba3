import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureBuilt, QUICK_TO_START } from './running-service.ts';

const CLI = resolve('content-service/dist/cli.js');

/**
 * Runs `npm run content -- …` as it is built, to its end.
 * @param env settings that differ from those of the tests; `DATA_DIR` says whose content it is
 * @param input what it finds on standard input
 * @returns its exit code, and what it wrote to standard output and after that to standard error
 */
export async function contentCommand(
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<{ code: number | null; output: string }> {
  ensureBuilt();
  const child = spawn(process.execPath, ['--enable-source-maps', ...QUICK_TO_START, CLI, ...args], {
    env: { ...process.env, ...env },
  });
  const code = new Promise<number | null>((ended, failed) => child.once('error', failed).once('close', ended));
  child.stdin.end(input);
  const printed = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output: printed.join('') };
}
