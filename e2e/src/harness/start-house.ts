import { join } from 'node:path';
import type { ReleaseManifest } from '@foyer/shared';
import { openWholeHouse } from './house.ts';
import { run } from './managed-process.ts';
import { FAULT_REMOTES, REMOTES, ROOT } from './paths.ts';
import { remoteFolder, Releases } from './releases.ts';
import { announceHouse, isHouseAnnounced } from './shared-house.ts';

const BUILD = join(ROOT, 'shared/build/cli.mjs');

/**
 * Playwright's global setup: starts what all undisturbing tests share, and builds what the fault catalogue deploys.
 * Whoever works on the tests can name a house that is open already (`FOYER_E2E_HOUSE`, see shared-house.ts), and starts faster.
 */
export default async function startHouse(): Promise<(() => Promise<void>) | undefined> {
  if (isHouseAnnounced()) return undefined;
  const asBuilt: Releases[] = [];
  const prepare = (releases: Releases) => {
    asBuilt.push(Releases.copyOf(releases.dir));
    for (const remote of REMOTES) releases.patch(remote, 'release.json', morePatient);
  };
  const [house] = await Promise.all([openWholeHouse({ prepare }), buildFaultRemotes()]);
  const [releases] = asBuilt;
  if (!releases) throw new Error('the releases of the house were not kept as they are built');
  const catalogue = Releases.copyOf(releases.dir);
  for (const remote of FAULT_REMOTES) await catalogue.deploy(remote);
  announceHouse({ url: house.gateway.url, contentUrl: house.content.url, releases: releases.dir, catalogue: catalogue.dir });
  return async () => {
    releases.drop();
    catalogue.drop();
    await house.close();
  };
}

/**
 * Gateway, content service and two browsers share the processors here, and a page that would wait longer than its limit is a 503. What limits
 * do is shown by the fault catalogue, whose houses have the releases as they are built.
 */
const morePatient = (manifest: string): string => JSON.stringify({ ...(JSON.parse(manifest) as ReleaseManifest), timeLimitMs: 5000 }, null, 2);

async function buildFaultRemotes(): Promise<void> {
  for (const remote of FAULT_REMOTES) {
    const { code, output } = await run({ name: `build of ${remote}`, args: [BUILD, 'remote'], env: {}, cwd: remoteFolder(remote) });
    if (code !== 0) throw new Error(`the remote ${remote} of the fault catalogue was not built:\n${output}`);
  }
}
