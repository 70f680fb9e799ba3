import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { ManagedProcess } from './managed-process.ts';
import { ROOT } from './paths.ts';
import { freePort } from './port.ts';

export interface Balancer {
  /** Where visitors ask. */
  url: string;
  /** Where gateways ask. */
  contentUrl: string;
  /** Waits until it sends requests to a server: it looks once a second whether one is back. */
  uses: (server: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** What it stands in front of: addresses. */
export interface Balanced {
  gateways: string[];
  contentServices: string[];
}

/** A section of the settings that asks these servers instead of those that it names. */
const withServers = (section: string, urls: string[]): string =>
  [
    ...section.split('\n').filter((line) => !line.startsWith('  server ')),
    ...urls.map((url, index) => `  server server${index} ${new URL(url).host} check`),
  ].join('\n');

/** The settings that operators get, for servers on this machine and without TLS. */
function settingsFor(
  ports: Record<'site' | 'content' | 'status', number>,
  { gateways, contentServices }: Balanced,
): string {
  return readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8')
    .split('\n')
    .filter((line) => !/^ +(?:bind :80|http-request redirect)/.test(line))
    .join('\n')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${ports.site}`)
    .replace(/bind 10\..*/, `bind 127.0.0.1:${ports.content}`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .trimEnd()
    .split('\n\n')
    .map((section) => {
      if (section.startsWith('backend gateways')) return withServers(section, gateways);
      return section.startsWith('backend content-services') ? withServers(section, contentServices) : section;
    })
    .concat(`frontend status\n  bind 127.0.0.1:${ports.status}\n  stats enable\n  stats uri /\n  stats show-legends\n`)
    .join('\n\n');
}

/** Which servers it takes for well: their addresses. @param table as HAProxy gives it: names of columns after a mark, then rows */
function usedIn(table: string): string[] {
  const [names = [], ...rows] = table.split('\n').map((line) => line.replace(/^# /, '').split(','));
  const [address, status] = [names.indexOf('addr'), names.indexOf('status')];
  return rows.filter((row) => row[status]?.startsWith('UP')).flatMap((row) => row[address] ?? []);
}

/** Starts HAProxy, and waits until it leads to a content service: gateways need not be there yet. @throws Error when it is not installed */
export async function startBalancer(balanced: Balanced): Promise<Balancer> {
  const ports = { site: await freePort(), content: await freePort(), status: await freePort() };
  const [url, contentUrl] = [`http://127.0.0.1:${ports.site}`, `http://127.0.0.1:${ports.content}`];
  const dir = mkdtempSync(join(tmpdir(), 'foyer-balancer-'));
  const file = join(dir, 'haproxy.cfg');
  writeFileSync(file, settingsFor(ports, balanced));
  const balancer = new ManagedProcess({ name: 'balancer', program: 'haproxy', args: ['-f', file], env: {} });
  await balancer.ready(`${contentUrl}/healthz`);
  return {
    url,
    contentUrl,
    uses: async (server) => {
      const table = async () => (await fetch(`http://127.0.0.1:${ports.status}/;csv`)).text();
      await eventually(async () => usedIn(await table()).includes(new URL(server).host), {
        what: `the balancer using ${server}`,
      });
    },
    stop: async () => {
      await balancer.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
