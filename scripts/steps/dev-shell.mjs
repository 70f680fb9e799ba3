import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onChange } from './files.mjs';
import { ROOT, say } from './say.mjs';

/** Compiled code that each process runs: it starts anew when something there changes. */
const GATEWAY_CODE = ['shell/dist/server', 'shell/dist/layout', 'shared/dist'].map((dir) => join(ROOT, dir));
const CONTENT_CODE = [join(ROOT, 'content-service/dist')];

/**
 * Builds the shell's browser side for development, again after every change.
 * @param {{dir: string, tell: (event: string, data: object) => void, onProblems: (problems: object[]) => void}} options `dir`: where it
 *   goes; `tell` reaches the open pages; `onProblems` gets what is wrong with each build, nothing where all is well
 * @returns {Promise<() => Promise<void>>} after the first build; ends the watching
 */
export async function developShell({ dir, tell, onProblems }) {
  const [{ shellConfig }, { watch }] = await Promise.all([
    import('../../build-kit/index.mjs'),
    import('../../build-kit/dev/watch.mjs'),
  ]);
  return watch([shellConfig({ dir: join(ROOT, 'shell'), mode: 'development', outDir: dir })], {
    name: 'shell',
    onBuilt: () => {
      say('shell is built.');
      tell('built', { owner: 'shell' });
    },
    onProblems,
  });
}

/**
 * Compiles gateway and content service after every change, and starts the one that has changed anew; checks their types and those of remotes.
 * @param {{gateway: object, content: object | null, remotes: string[], tell: (event: string) => void, onProblems: (problems: object[]) => void}} options
 *   `remotes`: their names; `onProblems` gets what is wrong with the types, nothing where all is well
 * @returns {() => Promise<void>} ends it
 */
export async function developServers({ gateway, content, remotes, tell, onProblems }) {
  const { readTypeErrors } = await import('../../build-kit/dev/problems.mjs');
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const compiler = spawn(
    process.execPath,
    [
      tsc,
      ...['-b', 'shell', 'content-service', ...remotes.map((name) => `mfe-${name}`)],
      ...['--watch', '--preserveWatchOutput', '--pretty', 'false'],
    ],
    // The compiler is a child of this child: a group of their own can be ended together.
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  compiler.stdout.setEncoding('utf8').on('data', readTypeErrors(onProblems));
  const startAnew = (service) => async () => {
    say(`The code of the ${service.name} has changed; starting it anew.`);
    await service.restart().then(
      () => tell('reload'),
      (error) => console.error(error.message),
    );
  };
  const ends = [onChange(GATEWAY_CODE, startAnew(gateway))];
  if (content) ends.push(onChange(CONTENT_CODE, startAnew(content)));
  return async () => {
    ends.forEach((end) => end());
    if (compiler.pid && compiler.exitCode === null) endGroup(compiler.pid);
  };
}

/** Ends a process and what it has started, where something is left of them. */
function endGroup(pid) {
  try {
    process.kill(-pid);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
