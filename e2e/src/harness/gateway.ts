import { ManagedProcess } from './managed-process.ts';
import { GATEWAY } from './paths.ts';
import { freePort } from './port.ts';

export interface GatewayOptions {
  apiUrl: string;
  /** Folder with the registry and the releases. */
  releases: string;
  port?: number;
  /** Further settings. */
  env?: Record<string, string>;
}

export interface Gateway {
  url: string;
  process: ManagedProcess;
}

/** Starts a real gateway and waits until it answers. */
export async function startGateway({ apiUrl, releases, port, env }: GatewayOptions): Promise<Gateway> {
  const own = port ?? (await freePort());
  const url = `http://127.0.0.1:${own}`;
  const gateway = new ManagedProcess({
    name: 'gateway',
    args: ['--enable-source-maps', GATEWAY],
    env: { PORT: String(own), HOST: '127.0.0.1', API_URL: apiUrl, RELEASES: releases, RENDER: process.env.RENDER, LOG_LEVEL: 'info', ...env },
  });
  await gateway.ready(`${url}/healthz`);
  return { url, process: gateway };
}
