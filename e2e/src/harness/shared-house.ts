/** Where the processes are that were started for the whole run. */
export interface SharedHouse {
  /** The gateway. */
  url: string;
  contentUrl: string;
  /** Folder with the built releases of all remotes: to be copied, never changed. */
  releases: string;
  /** The same, with the remotes of the fault catalogue beside them. */
  catalogue: string;
}

const KEY = 'FOYER_E2E_HOUSE';

export const isHouseAnnounced = (): boolean => process.env[KEY] !== undefined;

/** For the global setup: tells the workers, which are processes of their own. */
export function announceHouse(house: SharedHouse): void {
  process.env[KEY] = JSON.stringify(house);
}

export function sharedHouse(): SharedHouse {
  const value = process.env[KEY];
  if (!value) throw new Error('no house was started: run through e2e/playwright.config.ts');
  return JSON.parse(value) as SharedHouse;
}
