import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '@foyer/shared/eventually';

const steps = new URL('.', import.meta.url).href;
/** A command that starts a program; both say their number, and neither would ever end. */
const COMMAND = `
  import { node } from '${steps}run.mjs';
  import { command } from '${steps}say.mjs';
  await command(() => {
    console.log(process.pid);
    return node(['--eval', 'console.log(process.pid); setInterval(() => {}, 1000)'], { show: true });
  });`;

const runs = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// npm runs a command through a shell, and passes signals on to that alone.
test.each(['SIGTERM', 'SIGKILL'])('a command and what it has started end with their shell: %s', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-command-'));
  const file = join(folder, 'command.mjs');
  writeFileSync(file, COMMAND);
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${file}"; true`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pids = [];
  for await (const line of createInterface({ input: shell.stdout })) if (pids.push(Number(line)) === 2) break;
  try {
    shell.kill(signal);
    await eventually(() => !pids.some(runs), { what: 'the end of both' });
  } finally {
    pids.filter(runs).forEach((pid) => process.kill(pid, 'SIGKILL'));
    rmSync(folder, { recursive: true });
  }
});
