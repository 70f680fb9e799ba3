import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@foyer/shared';
import { startContentService } from './content-service.ts';
import { run } from './managed-process.ts';
import { FAULT_REMOTES, type FaultRemote, REMOTES, ROOT } from './paths.ts';
import { remoteFolder, Releases } from './releases.ts';
import { announceGround, isHouseAnnounced } from './shared-house.ts';

const BUILD = join(ROOT, 'build-kit/cli.mjs');

/**
 * Playwright's global setup: makes what the houses of all workers are made of (a database with the demo content, the releases), and builds
 * what the fault catalogue deploys, unless a run says that it does without (`E2E_CATALOGUE=none`). Whoever works on the tests can name a house
 * that is open already (`FOYER_E2E_HOUSE`, see shared-house.ts), and starts faster.
 */
export default async function makeGround(): Promise<(() => Promise<void>) | undefined> {
  if (isHouseAnnounced()) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  const built = Releases.empty();
  const faults = process.env.E2E_CATALOGUE === 'none' ? [] : FAULT_REMOTES;
  await Promise.all([seed(dataDir), deployAll(built), ...faults.map(buildRemote)]);
  const patient = Releases.copyOf(built.dir);
  for (const remote of REMOTES) patient.patch(remote, 'release.json', morePatient);
  const catalogue = Releases.copyOf(built.dir);
  for (const remote of faults) await catalogue.deploy(remote);
  announceGround({ dataDir, releases: built.dir, patient: patient.dir, catalogue: catalogue.dir });
  return async () => {
    for (const releases of [built, patient, catalogue]) releases.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function seed(dataDir: string): Promise<void> {
  const content = await startContentService({ dataDir, databaseUrl: process.env.DATABASE_URL });
  await content.process.stop();
}

async function deployAll(releases: Releases): Promise<void> {
  for (const remote of REMOTES) await releases.deploy(remote);
}

/**
 * Gateway, content service and browsers share the processors here, and a page that would wait longer than its limit is a 503. What limits
 * do is shown by what runs alone, in houses that have the releases as they are built.
 */
export const morePatient = (manifest: string): string =>
  JSON.stringify(
    { ...(JSON.parse(manifest) as ReleaseManifest), timeLimitMs: 5000, fragmentTimeLimitsMs: {} },
    null,
    2,
  );

async function buildRemote(remote: FaultRemote): Promise<void> {
  const { code, output } = await run({
    name: `build of ${remote}`,
    args: [BUILD, 'remote'],
    env: {},
    cwd: remoteFolder(remote),
  });
  if (code !== 0) throw new Error(`the remote ${remote} of the fault catalogue was not built:\n${output}`);
}
