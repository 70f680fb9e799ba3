/** `npm run deploy -- events`, `npm run rollback -- events [release]`, `npm run remove -- events`, `npm run status`, `npm run prune`: releases of remotes. */
import { existsSync } from 'node:fs';
import { tryInBrowser } from './steps/browser-trial.mjs';
import { build, packageNamed, remotes } from './steps/build.mjs';
import { checkTypes } from './steps/checks.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { checkPackage } from './steps/remote-package.mjs';
import { asksForHelp, command, CommandError, say } from './steps/say.mjs';
import { RELEASES, releases } from './steps/site.mjs';

const HELP = `npm run deploy -- events               builds, checks and publishes one remote, and makes the release active
npm run rollback -- events            makes the release before active; "-- events <release>" the one named
npm run remove -- events              takes a remote out of the site; its releases stay
npm run status                        what is active
npm run prune                         removes releases that nobody can go back to; "-- 30" those of 30 days ago

DATA_DIR (or RELEASES) says which releases: name that of the running site.`;

/** What a remote declares, its package and its types: a mistake in any is told before anything is built. */
async function checkSources(remote) {
  if (existsSync(RELEASES) && (await releases(['check', remote])) !== 0) throw new CommandError(undefined, '');
  checkPackage(remote);
  const { failed } = await checkTypes([`mfe-${remote}`]);
  if (failed > 0)
    throw new CommandError(
      'FOYER-507',
      `the types of ${remote} are wrong; the compiler's messages stand above, and nothing was deployed.`,
    );
}

await command(async () => {
  const [action, remote, ...rest] = process.argv.slice(2);
  if (asksForHelp([remote, ...rest])) return void console.log(HELP);
  checkNode();
  if (action === 'deploy' && (!remotes().includes(remote) || rest.length > 0))
    throw new CommandError(
      'FOYER-505',
      `say which one remote: "npm run ${action} -- events"; there are ${remotes().join(', ')}.`,
    );
  await install();
  if (action === 'deploy') await checkSources(remote);
  const toBuild = [
    ...(action === 'deploy' ? [packageNamed(remote).name] : []),
    // The command for releases comes with the shell; a deploy rebuilds nothing else of it.
    ...(existsSync(RELEASES) ? [] : ['@foyer/shell']),
  ];
  if (toBuild.length > 0) await build(toBuild);
  if (action === 'deploy') say(await tryInBrowser(remote));
  return releases([action, remote, ...rest].filter(Boolean));
});
