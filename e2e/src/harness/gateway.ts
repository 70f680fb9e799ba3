import { ManagedProcess } from './managed-process.ts';
import { GATEWAY } from './paths.ts';
import { freePort } from './port.ts';

export interface GatewayOptions {
  apiUrl: string;
  port?: number;
  /** Folder with the registry and the releases. */
  releases: string;
  /** Wait only until it is alive: for a site that cannot be whole. */
  unready?: boolean;
  /** Further settings. */
  env?: Record<string, string>;
  /** Further options of Node. */
  nodeArgs?: string[];
}

export interface Gateway {
  url: string;
  process: ManagedProcess;
}

/** Starts a real gateway and waits until it answers. */
export async function startGateway({
  apiUrl,
  releases,
  port: wanted,
  unready = false,
  env,
  nodeArgs = [],
}: GatewayOptions): Promise<Gateway> {
  const port = wanted ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const gateway = new ManagedProcess({
    name: 'gateway',
    args: ['--enable-source-maps', '--max-old-space-size=256', ...nodeArgs, GATEWAY],
    env: {
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: apiUrl,
      RELEASES: releases,
      RENDER: process.env.RENDER,
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  await gateway.ready(`${url}${unready ? '/healthz' : '/readyz'}`);
  return { url, process: gateway };
}
