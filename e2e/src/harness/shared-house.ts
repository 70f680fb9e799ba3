import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the houses of a run are made of: to be copied, never changed. */
export interface Ground {
  /** Data directory with the demo content; where the database is on a server, it is in there. */
  dataDir: string;
  /** Folder with the built releases of all remotes. */
  releases: string;
  /** The same, with time limits that two workers keep. */
  patient: string;
  /** Releases as they are built, with the remotes of the fault catalogue beside them. */
  catalogue: string;
}

/** Where the processes are that all undisturbing tests of a worker share. */
export interface SharedHouse {
  /** The gateway. */
  url: string;
  contentUrl: string;
  releases: string;
  catalogue: string;
}

const HOUSE = 'FOYER_E2E_HOUSE';
const GROUND = 'FOYER_E2E_GROUND';

/** The house of this worker: in its own memory, since Playwright hands what a worker leaves in its environment on to the next. */
let opened: SharedHouse | undefined;

export const isHouseAnnounced = (): boolean => process.env[HOUSE] !== undefined;

/** For the global setup: tells the workers, which are processes of their own. */
export function announceGround(ground: Ground): void {
  process.env[GROUND] = JSON.stringify(ground);
}

export const ground = (): Ground => read<Ground>(GROUND);

/** A data directory with the demo content, for a content service of one's own, which drops it. */
export function seededDirectory(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-own-'));
  cpSync(ground().dataDir, dataDir, { recursive: true });
  return dataDir;
}

/** For a worker's fixture: tells its tests. */
export function announceHouse(house: SharedHouse): void {
  opened = house;
}

export const sharedHouse = (): SharedHouse => opened ?? read<SharedHouse>(HOUSE);

function read<T>(key: string): T {
  const value = process.env[key];
  if (!value) throw new Error('no house was started: run through e2e/playwright.config.ts');
  return JSON.parse(value) as T;
}
