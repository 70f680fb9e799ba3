import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { DECIDED } from './consent.ts';
import { startContentService } from './content-service.ts';
import { startGateway } from './gateway.ts';
import { run } from './managed-process.ts';
import { CONTENT_COMMAND } from './paths.ts';
import { ground } from './shared-house.ts';
import { TEST_LIMIT_MS } from './timing.ts';
import { noteBeginning, witnessOf, type Witness } from './witness.ts';

interface EmptyHouse {
  url: string;
  /** Runs `npm run content -- …` beside it. @returns what it printed @throws Error with that when it fails */
  command: (...args: string[]) => Promise<string>;
}

/** Playwright's test, on a site that was started with `HOUSE=none`: one for all tests of a worker, in the order in which they stand. */
export const test = base.extend<{ witness: Witness }, { emptyHouse: EmptyHouse }>({
  emptyHouse: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'foyer-e2e-empty-'));
      const content = await startContentService({ dataDir, env: { HOUSE: 'none' } });
      const gateway = await startGateway({ apiUrl: content.url, releases: ground().patient });
      await use({
        url: gateway.url,
        command: async (...args) => {
          const { code, output } = await run({
            name: 'content',
            args: [CONTENT_COMMAND, ...args],
            env: { DATA_DIR: dataDir },
          });
          if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
          return output;
        },
      });
      await gateway.process.stop();
      await content.process.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS },
  ],
  baseURL: async ({ emptyHouse }, use) => use(emptyHouse.url),
  context: async ({ context }, use) => {
    await context.addCookies([DECIDED]);
    await use(context);
  },
  witness: async ({ page }, use) => {
    await noteBeginning(page);
    await use(witnessOf(page));
  },
});

export { expect } from '@playwright/test';
