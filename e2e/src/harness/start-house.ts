import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContentService } from './content-service.ts';
import { startGateway } from './gateway.ts';
import { run } from './managed-process.ts';
import { REMOTES, ROOT } from './paths.ts';
import { Releases, remoteFolder } from './releases.ts';
import { announceHouse } from './shared-house.ts';

/** Remotes that exist for the fault catalogue only. */
const FAULT_REMOTES = ['faulty', 'stage'];
const BUILD = join(ROOT, 'shared/build/cli.mjs');

/**
 * Starts what all undisturbing tests share: a content service with the demo content, the releases as they are built, a gateway.
 * `DATABASE_URL` and `RENDER` choose the variant, as in operation.
 */
export default async function startHouse(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  const releases = Releases.empty();
  const [content] = await Promise.all([startContentService({ dataDir, databaseUrl: process.env.DATABASE_URL }), buildFaultRemotes()]);
  for (const remote of REMOTES) await releases.deploy(remote);
  const gateway = await startGateway({ apiUrl: content.url, releases: releases.dir });
  announceHouse({ url: gateway.url, contentUrl: content.url, releases: releases.dir });
  return async () => {
    await gateway.process.stop();
    await content.process.stop();
    releases.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function buildFaultRemotes(): Promise<void> {
  for (const remote of FAULT_REMOTES) {
    const { code, output } = await run({ name: `build of ${remote}`, args: [BUILD, 'remote'], env: {}, cwd: remoteFolder(remote) });
    if (code !== 0) throw new Error(`the remote ${remote} of the fault catalogue was not built:\n${output}`);
  }
}
