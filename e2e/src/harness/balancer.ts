import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from './managed-process.ts';
import { ROOT } from './paths.ts';
import { freePort } from './port.ts';

export interface Balancer {
  /** Where visitors ask. */
  url: string;
  /** Where gateways ask. */
  contentUrl: string;
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
function settingsFor(ports: { site: number; content: number }, { gateways, contentServices }: Balanced): string {
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
    .join('\n\n')
    .concat('\n');
}

/** Starts HAProxy, and waits until it leads to a content service: gateways need not be there yet. @throws Error when it is not installed */
export async function startBalancer(balanced: Balanced): Promise<Balancer> {
  const ports = { site: await freePort(), content: await freePort() };
  const [url, contentUrl] = [`http://127.0.0.1:${ports.site}`, `http://127.0.0.1:${ports.content}`];
  const dir = mkdtempSync(join(tmpdir(), 'foyer-balancer-'));
  const file = join(dir, 'haproxy.cfg');
  writeFileSync(file, settingsFor(ports, balanced));
  const balancer = new ManagedProcess({ name: 'balancer', program: 'haproxy', args: ['-f', file], env: {} });
  await balancer.ready(`${contentUrl}/healthz`);
  return {
    url,
    contentUrl,
    stop: async () => {
      await balancer.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
