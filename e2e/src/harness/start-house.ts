import { join } from 'node:path';
import { openWholeHouse } from './house.ts';
import { run } from './managed-process.ts';
import { ROOT } from './paths.ts';
import { remoteFolder } from './releases.ts';
import { announceHouse, isHouseAnnounced } from './shared-house.ts';

/** Remotes that exist for the fault catalogue only. */
const FAULT_REMOTES = ['faulty', 'stage'];
const BUILD = join(ROOT, 'shared/build/cli.mjs');

/**
 * Playwright's global setup: starts what all undisturbing tests share, and builds what the fault catalogue deploys.
 * Whoever works on the tests can name a house that is open already (`FOYER_E2E_HOUSE`, see shared-house.ts), and starts faster.
 */
export default async function startHouse(): Promise<(() => Promise<void>) | undefined> {
  if (isHouseAnnounced()) return undefined;
  const [house] = await Promise.all([openWholeHouse(), buildFaultRemotes()]);
  announceHouse({ url: house.gateway.url, contentUrl: house.content.url, releases: house.releases.dir });
  return () => house.close();
}

async function buildFaultRemotes(): Promise<void> {
  for (const remote of FAULT_REMOTES) {
    const { code, output } = await run({ name: `build of ${remote}`, args: [BUILD, 'remote'], env: {}, cwd: remoteFolder(remote) });
    if (code !== 0) throw new Error(`the remote ${remote} of the fault catalogue was not built:\n${output}`);
  }
}
