/** `npm run deploy -- events`, `npm run rollback -- events [release]`, `npm run status`: releases of remotes. */
import { existsSync } from 'node:fs';
import { build, packageNamed, remotes } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { command, CommandError } from './steps/say.mjs';
import { RELEASES, releases } from './steps/site.mjs';

const needsRemote = new Set(['deploy', 'rollback']);

await command(async () => {
  const [action, remote, ...rest] = process.argv.slice(2);
  checkNode();
  if (needsRemote.has(action) && !remotes().includes(remote))
    throw new CommandError('FOYER-505', `say which remote: "npm run ${action} -- events"; there are ${remotes().join(', ')}.`);
  await install();
  const toBuild = [
    ...(action === 'deploy' ? [packageNamed(remote).name] : []),
    // The command for releases comes with the shell; a deploy rebuilds nothing else of it.
    ...(existsSync(RELEASES) ? [] : ['@foyer/shell']),
  ];
  if (toBuild.length > 0) await build(toBuild);
  return releases([action, remote, ...rest].filter(Boolean));
});
