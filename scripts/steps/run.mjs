import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from './say.mjs';

/** Arguments of a Node that goes no further than whoever has started it. */
export const END_WITH_PARENT = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{env?: object, cwd?: string, onLine?: (line: string) => void, show?: boolean, uid?: number, gid?: number, signal?: AbortSignal,
 *   niceness?: number}} [options] `show` gives it this terminal; `signal` ends it; `niceness` lets others go before it and what it starts
 * @returns {Promise<{code: number, output: string}>} all it wrote; code 127 when it could not be started
 */
export function run(program, args, { env, cwd = ROOT, onLine, show = false, uid, gid, signal, niceness } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      uid,
      gid,
      signal,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (niceness && child.pid) setPriority(child.pid, niceness);
    let output = '';
    let rest = '';
    const read = (text) => {
      output += text;
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      lines.forEach((line) => onLine?.(line));
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', read);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, endedBy) => resolve({ code: code ?? (endedBy ? 1 : 0), output }));
  });
}

/** Runs a script with this Node; it ends when this process is gone. */
export const node = (args, options) => run(process.execPath, [...END_WITH_PARENT, ...args], options);

/** npm as it was installed with this Node: it may not be on the PATH of a service manager. */
export const npm = (args, options) =>
  process.env.npm_execpath?.endsWith('.js')
    ? node([process.env.npm_execpath, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
