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

async function warm(url: string): Promise<void> {
  const events = await eventually(async () => (await (await fetch(`${url}/de/api/events/`)).json()) as { results: { urls: { de: string } }[] });
  for (const path of [...FIRST_PAGES, events.results[0]!.urls.de]) await eventually(async () => (await fetch(url + path)).status < 500, { within: 30_000, what: `a page at ${path}` });
}

export interface WholeHouseOptions {
  /** Further settings of the gateway. */
  env?: Record<string, string>;
  /** Changes the releases before the gateway starts. */
  prepare?: (releases: Releases) => void;
}

/** Starts one. `DATABASE_URL` and `RENDER` choose the variant, as in operation. */
export async function openWholeHouse({ env = {}, prepare }: WholeHouseOptions = {}): Promise<WholeHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  const releases = Releases.empty();
  const content = await startContentService({ dataDir, databaseUrl: process.env.DATABASE_URL });
  for (const remote of REMOTES) await releases.deploy(remote);
  prepare?.(releases);
  const gateway = await startGateway({ apiUrl: content.url, releases: releases.dir, env });
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
