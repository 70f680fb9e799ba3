import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { startContentService, type ContentService } from './content-service.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { REMOTES } from './paths.ts';
import { Releases } from './releases.ts';

/** A whole site: content service with the demo content, all remotes deployed as they are built, gateway. */
export interface WholeHouse {
  content: ContentService;
  gateway: Gateway;
  releases: Releases;
  close: () => Promise<void>;
}

/** Every remote has rendered once before tests look at the clock: a busy machine takes longer than a fragment may for its very first page. */
const FIRST_PAGES = ['/de', '/en', '/de/programm', '/de/mediathek-de', '/de/forms/kontakt/1', '/de/gibtsnicht'];

/** Has every remote of a site render a page. */
export async function warm(url: string): Promise<void> {
  const events = await eventually(
    async () => (await (await fetch(`${url}/de/api/events/`)).json()) as { results: { urls: { de: string } }[] },
  );
  for (const path of [...FIRST_PAGES, events.results[0]!.urls.de])
    await eventually(async () => (await fetch(url + path)).status < 500, { what: `a page at ${path}` });
}

export interface WholeHouseOptions {
  /** Further settings of the gateway. */
  env?: Record<string, string>;
  /** Changes the releases before the gateway starts. */
  prepare?: (releases: Releases) => void;
  /** The variant, if not that of `RENDER` and `DATABASE_URL`, as in operation. */
  variant?: { render: string | undefined; databaseUrl: string | undefined };
}

const variantOfEnvironment = () => ({ render: process.env.RENDER, databaseUrl: process.env.DATABASE_URL });

/** Starts one. */
export async function openWholeHouse({
  env = {},
  prepare,
  variant = variantOfEnvironment(),
}: WholeHouseOptions = {}): Promise<WholeHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  const releases = Releases.empty();
  const content = await startContentService({ dataDir, databaseUrl: variant.databaseUrl });
  for (const remote of REMOTES) await releases.deploy(remote);
  prepare?.(releases);
  const gateway = await startGateway({
    apiUrl: content.url,
    releases: releases.dir,
    env: { ...(variant.render && { RENDER: variant.render }), ...env },
  });
  await warm(gateway.url);
  return {
    content,
    gateway,
    releases,
    close: async () => {
      await gateway.process.stop();
      await content.process.stop();
      releases.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
