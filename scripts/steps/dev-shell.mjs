import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onChange } from './files.mjs';
import { ROOT, say } from './say.mjs';

/** Compiled code that each process runs: it starts anew when something there changes. */
const GATEWAY_CODE = ['shell/dist/server', 'shell/dist/layout', 'shared/dist'].map((dir) => join(ROOT, dir));
const CONTENT_CODE = [join(ROOT, 'content-service/dist')];

/**
 * Builds the shell's browser side for development, again after every change.
 * @param {{dir: string, tell: (event: string, data: object) => void}} options `dir`: where it goes
 * @returns {Promise<() => Promise<void>>} after the first build; ends the watching
 */
export async function developShell({ dir, tell }) {
  const [{ shellConfig }, { watch }] = await Promise.all([
    import('../../build-kit/index.mjs'),
    import('../../build-kit/dev/watch.mjs'),
  ]);
  return watch([shellConfig({ dir: join(ROOT, 'shell'), mode: 'development', outDir: dir })], {
    onBuilt: () => {
      say('shell is built.');
      tell('built', { owner: 'shell' });
    },
    onFailed: (text) => {
      console.error(text);
      tell('failed', { text });
    },
  });
}

/**
 * Compiles gateway and content service after every change, and starts the one that has changed anew.
 * @param {{gateway: object, content: object | null, tell: (event: string) => void}} options
 * @returns {() => Promise<void>} ends it
 */
export function developServers({ gateway, content, tell }) {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const compiler = spawn(
    process.execPath,
    [tsc, '-b', 'shell', 'content-service', '--watch', '--preserveWatchOutput'],
    // The compiler is a child of this child: a group of their own can be ended together.
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], detached: true },
  );
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
    if (compiler.pid && compiler.exitCode === null) process.kill(-compiler.pid);
  };
}
