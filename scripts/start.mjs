/** `npm start`: installs what is missing, builds what has changed, publishes it, runs content service and gateway until stopped. */
import { buildWithout, remotes } from './steps/build.mjs';
import { claimDataDir } from './steps/data-dir.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { claimPort } from './steps/ports.mjs';
import { checkBeforeBuild } from './steps/preflight.mjs';
import { command, CommandError, say, seconds } from './steps/say.mjs';
import { DEMO_HOUSE, publishNew, siteServices, startAll } from './steps/site.mjs';
import { untilStopped } from './steps/supervisor.mjs';

const DEFAULT_PORT = '3000';
const DEFAULT_HOST = '127.0.0.1';
/** Packages that no visitor waits for: the content service serves them as soon as they are built. */
const LATER = ['back-office'];

await command(async () => {
  const started = Date.now();
  checkNode();
  if (process.argv.length > 2)
    throw new CommandError(
      'FOYER-505',
      `npm start takes no "${process.argv.slice(2).join(' ')}": settings are variables, for example "PORT=4000 npm start".`,
    );
  const host = process.env.HOST?.trim() || DEFAULT_HOST;
  const port = await claimPort(process.env.PORT?.trim() || DEFAULT_PORT, host);
  await checkBeforeBuild({ dataDir: claimDataDir(), remotes: remotes() });
  await install();
  const buildRest = await buildWithout(LATER);
  await publishNew();

  const { content, gateway, url } = await siteServices({ port, host });
  const services = [gateway, content].filter(Boolean);
  const stopped = untilStopped(services);
  await Promise.race([startAll([...services].reverse()), stopped]);
  if (gateway.isStopping) return stopped;
  announce(url, started);
  const ended = new AbortController();
  // The site is open: a back-office that cannot be built says so, and the site stays.
  const rest = buildRest({ signal: ended.signal }).catch((error) => console.error(error.message));
  const code = await stopped;
  ended.abort();
  await rest;
  return code;
});

function announce(url, started) {
  say(`Foyer is open after ${seconds(started)}: ${url}/de`);
  if (process.env.API_URL) return;
  const house = process.env.HOUSE || DEMO_HOUSE;
  if (house === 'none')
    say(
      'HOUSE=none brings no logins. Make an account, also while this runs: npm run content -- create-user <name> --email <address>',
    );
  if (house === DEMO_HOUSE)
    say(
      `Demo logins: editor, admin at ${url}/admin/login/; the password is ${process.env.DEMO_PASSWORD ? 'that of DEMO_PASSWORD' : 'the one printed at the first start'}.`,
    );
}
