import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from './managed-process.ts';
import { ROOT } from './paths.ts';
import { freePort } from './port.ts';

export interface Balancer {
  url: string;
  stop: () => Promise<void>;
}

/** The settings that operators get, for gateways on this machine and without TLS. */
function settingsFor(port: number, gateways: string[]): string {
  const shipped = readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8');
  return shipped
    .split('\n')
    .filter((line) => !/^ +(?:bind :80|http-request redirect|server )/.test(line))
    .join('\n')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .trimEnd()
    .concat(gateways.map((url, index) => `\n  server gateway${index} ${new URL(url).host} check`).join(''), '\n');
}

/** Starts HAProxy in front of some gateways. @throws Error when it is not installed */
export async function startBalancer(gateways: string[]): Promise<Balancer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dir = mkdtempSync(join(tmpdir(), 'foyer-balancer-'));
  const file = join(dir, 'haproxy.cfg');
  writeFileSync(file, settingsFor(port, gateways));
  const balancer = new ManagedProcess({ name: 'balancer', program: 'haproxy', args: ['-f', file], env: {} });
  await balancer.ready(`${url}/healthz`);
  return {
    url,
    stop: async () => {
      await balancer.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
