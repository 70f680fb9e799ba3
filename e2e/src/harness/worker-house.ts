import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { startContentService } from './content-service.ts';
import { startGateway } from './gateway.ts';
import { warm } from './house.ts';
import {
  announceHouse,
  ground,
  isHouseAnnounced,
  seededDirectory,
  type SharedHouse,
  sharedHouse,
} from './shared-house.ts';
import { TEST_LIMIT_MS } from './timing.ts';

export interface WorkerFixtures {
  /** A content service and a gateway for all tests of this worker that do not harm them. */
  house: SharedHouse;
}

/** Playwright's test, with a house per worker: what editors change in one is not seen by the tests of another. */
export const test = base.extend<object, WorkerFixtures>({
  house: [
    async ({}, use) => {
      if (isHouseAnnounced()) return use(sharedHouse());
      const { releases, patient, catalogue } = ground();
      const dataDir = seededDirectory();
      const content = await startContentService({ dataDir, databaseUrl: process.env.DATABASE_URL });
      const gateway = await startGateway({ apiUrl: content.url, releases: patient });
      await warm(gateway.url);
      announceHouse({ url: gateway.url, contentUrl: content.url, releases, catalogue });
      await use(sharedHouse());
      await gateway.process.stop();
      await content.process.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true, timeout: TEST_LIMIT_MS },
  ],
});
