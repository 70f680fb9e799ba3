import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { node } from './run.mjs';
import { CommandError, ROOT, say } from './say.mjs';
import { freePort } from './ports.mjs';
import { Service } from './supervisor.mjs';

/** Each thread takes memory from pools of its own, and leaves much of them empty: two pools for all. */
const FEW_POOLS = { MALLOC_ARENA_MAX: '2' };
const CONTENT_SERVICE = join(ROOT, 'content-service/dist/main.js');
/** The shell's server. */
export const GATEWAY = join(ROOT, 'shell/dist/server/main.js');
/** What an empty site is filled with here, where nothing else is asked for. */
export const DEMO_HOUSE = '@foyer/demo-house';
/** The shell's command for releases. */
export const RELEASES = join(ROOT, 'shell/dist/server/releases/cli.js');

/**
 * Runs the shell's release command; it writes to this terminal and explains its own failures.
 * @returns {Promise<number>} exit code
 */
export const releases = async (args, env) =>
  (await node(['--enable-source-maps', RELEASES, ...args], { env, show: true })).code;

/**
 * Publishes the remotes whose build is not among the releases yet.
 * @throws {CommandError} when a release is refused; the command has said why
 */
export async function publishNew(env) {
  const code = await releases(['publish-new'], env);
  if (code !== 0) throw new CommandError(undefined, '');
}

/** A host as URLs have it: addresses with colons in brackets. */
const inUrl = (host) => (host.includes(':') ? `[${host}]` : host);

/**
 * The processes of the site: gateway, and the content service unless another one is used.
 * @param {{port: number, host: string, gatewayArgs?: string[], env?: object, onMessage?: (message: object) => void}} options `gatewayArgs`:
 *   another script than production's; `env`: further settings for the gateway; `onMessage` gets what it sends
 * @returns {Promise<{content: Service | null, gateway: Service, url: string}>} not started yet
 */
export async function siteServices({ port, host, gatewayArgs = [GATEWAY], env = {}, onMessage }) {
  const ownContent = !process.env.API_URL;
  const contentPort = ownContent ? await freePort(port + 1) : 0;
  const apiUrl = process.env.API_URL || `http://127.0.0.1:${contentPort}`;
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : inUrl(host);
  const url = `http://${reachable === '127.0.0.1' ? 'localhost' : reachable}:${port}`;
  const content = ownContent
    ? new Service({
        name: 'content service',
        args: ['--enable-source-maps', CONTENT_SERVICE],
        env: {
          ...FEW_POOLS,
          PORT: String(contentPort),
          HOST: '127.0.0.1',
          API_URL: apiUrl,
          HOUSE: process.env.HOUSE || DEMO_HOUSE,
          // For whoever develops: a site with a public address is none of theirs.
          MODULES_PAGE: process.env.MODULES_PAGE || (process.env.SITE_URL ? 'off' : 'on'),
        },
        readyUrl: `${apiUrl}/readyz`,
      })
    : null;
  const gateway = new Service({
    name: 'gateway',
    // Without a limit garbage piles up to several times what is in use. Helpers of V8 beyond the machine's processors only get in the way of answers.
    args: [
      '--enable-source-maps',
      '--max-old-space-size=256',
      `--v8-pool-size=${Math.min(4, availableParallelism())}`,
      ...gatewayArgs,
    ],
    env: { ...FEW_POOLS, PORT: String(port), HOST: host, API_URL: apiUrl, ...env },
    readyUrl: `http://${reachable}:${port}/readyz`,
    onMessage,
  });
  return { content, gateway, url };
}

/** Starts the services one after the other; stops what has started when one cannot. */
export async function startAll(services) {
  for (const service of services) {
    say(`Starting the ${service.name} …`);
    await service.start().catch(async (error) => {
      await Promise.all(services.map((each) => each.stop()));
      throw error;
    });
  }
}
