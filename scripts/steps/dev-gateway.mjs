/** The gateway, with the shell's browser files of a development build. Argument: their folder. It sends its parent what pages consist of, and what fails. */
import { join } from 'node:path';
import { ROOT } from './say.mjs';

const load = (path) => import(join(ROOT, path));
const { readSettings } = await load('shared/dist/settings/index.js');
const { startSite } = await load('shell/dist/server/site-server.js');

try {
  const development = {
    onSwitch: (releases) => process.send({ releases }),
    onFailure: ({ code, message, cause }) => process.send({ failure: { code, message, stack: cause?.stack } }),
  };
  const site = await startSite({ settings: readSettings(), shellDir: process.argv[2], development });
  const stop = () => site.stop().finally(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
