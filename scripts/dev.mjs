/**
 * `npm run dev`: shell and all remotes, built again after every change. `npm run dev -- events`: one remote (or some),
 * the others from their last releases. docs/decisions/development.md says how it works.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, remotes } from './steps/build.mjs';
import { developRemote } from './steps/dev-remote.mjs';
import { developServers, developShell } from './steps/dev-shell.mjs';
import { claimDataDir } from './steps/data-dir.mjs';
import { borrowReleases } from './steps/dev-releases.mjs';
import { install } from './steps/install.mjs';
import { checkNode } from './steps/node-version.mjs';
import { claimPort, freePort, portRefusal } from './steps/ports.mjs';
import { checkBeforeBuild } from './steps/preflight.mjs';
import { asksForHelp, command, CommandError, ROOT, say, seconds } from './steps/say.mjs';
import { publishNew, siteServices, startAll } from './steps/site.mjs';
import { untilStopped } from './steps/supervisor.mjs';

const HELP = `npm run dev                      shell and all remotes
npm run dev -- events magazine   these remotes, the others from their last releases

PORT, HOST and DATA_DIR say where, as for npm start.`;

function sayProblem({ title, place, text, frame }) {
  console.error([`\n${title}${place ? `: ${place}` : ''}`, text, frame].filter(Boolean).join('\n'));
}

await command(async () => {
  const started = Date.now();
  if (asksForHelp()) return void console.log(HELP);
  checkNode();
  const all = remotes();
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : all;
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown) throw new CommandError('FOYER-505', `there is no remote "${unknown}"; there are ${all.join(', ')}.`);
  const host = process.env.HOST?.trim() || '127.0.0.1';
  const port = await claimPort(process.env.PORT?.trim() || '3000', host);
  const data = claimDataDir();
  await checkBeforeBuild({ dataDir: data, remotes: all });
  await install();
  process.env.NODE_ENV = 'development';

  const dir = join(data, 'dev');
  const releases = join(dir, 'releases');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(releases, { recursive: true });
  if (chosen.length === all.length) await build(['@foyer/shell', '@foyer/content-service']);
  else {
    await build();
    // To a bucket others deploy, too: what is developed here does not go there.
    const isBucket = process.env.RELEASES?.includes('://');
    const published = resolve((!isBucket && process.env.RELEASES) || join(data, 'releases'));
    await publishNew({ RELEASES: published });
    borrowReleases({ from: published, to: releases, except: chosen });
  }

  const { createFront } = await import('../build-kit/dev/front.mjs');
  const gatewayPort = await freePort();
  const shellDir = join(dir, 'shell');
  const folders = chosen.flatMap((name) =>
    ['client', 'server'].map((side) => ({
      pattern: new RegExp(`^/releases/${name}/[^/]+/${side}/(.+)$`),
      dir: join(dir, name, 'dist', side),
      isServer: side === 'server',
    })),
  );
  folders.push({ pattern: /^\/assets\/(.+)$/, dir: shellDir });
  const front = createFront({ gatewayPort, folders });
  const { tell, problems } = front;
  /** Takes what is wrong according to one of those who look: to the open pages, and to this terminal. */
  const problemsOf = (finder) => (found) => {
    found.forEach(sayProblem);
    problems.set(finder, found);
  };

  const site = await siteServices({
    port: gatewayPort,
    host: '127.0.0.1',
    gatewayArgs: [join(ROOT, 'scripts/steps/dev-gateway.mjs'), shellDir],
    env: { RELEASES: releases },
    onMessage: front.hear,
  });
  const services = [site.gateway, site.content].filter(Boolean);
  const stopped = untilStopped(services);
  // It needs nothing of what is built now.
  const content = startAll([site.content].filter(Boolean));
  // Whether it could start is asked below.
  content.catch(() => undefined);

  say(`Building for development: shell, ${chosen.join(', ')} …`);
  const ends = [
    () => front.close(),
    await developShell({ dir: shellDir, tell, onProblems: problemsOf('build of shell') }),
  ];
  for (const name of chosen)
    ends.push(
      await developRemote({ name, dir: join(dir, name), releases, onProblems: problemsOf(`build of ${name}`) }),
    );
  const end = () => Promise.all(ends.map((each) => each()));
  const giveUp = async (error) => {
    // What watches the sources would go on for ever.
    await Promise.all([end(), ...services.map((service) => service.stop())]);
    throw error;
  };
  await Promise.race([content.then(() => startAll([site.gateway])), stopped]).catch(giveUp);
  if (site.gateway.isStopping) return stopped.finally(end);
  ends.push(await developServers({ ...site, remotes: chosen, tell, onProblems: problemsOf('types') }));
  // It was free before the builds.
  await front.listen(port, host).catch((error) => giveUp(portRefusal(port, host, error)));
  say(`Open for development after ${seconds(started)}: http://localhost:${port}/de (sources in ${ROOT})`);
  return stopped.finally(end);
});
