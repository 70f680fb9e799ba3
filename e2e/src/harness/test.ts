import { DECIDED } from './consent.ts';
import { noteBeginning, witnessOf, type Witness } from './witness.ts';
import { sharedHouse } from './shared-house.ts';
import { test as base } from './worker-house.ts';

export interface Options {
  /** Whether the visitor has decided about cookies before: most tests are about something else than the banner. */
  consent: 'decided' | 'undecided';
}

export interface Fixtures {
  /** Address of the content service that all undisturbing tests share. */
  contentUrl: string;
  /** What the browser had to complain about. */
  witness: Witness;
}

/** Playwright's test, on the house that was started for the whole run: `page.goto('/de')`. */
export const test = base.extend<Options & Fixtures>({
  consent: ['decided', { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent === 'decided') await context.addCookies([DECIDED]);
    await use(context);
  },
  baseURL: async ({}, use) => use(sharedHouse().url),
  contentUrl: async ({}, use) => use(sharedHouse().contentUrl),
  witness: async ({ page }, use) => {
    await noteBeginning(page);
    await use(witnessOf(page));
  },
});

export { expect } from '@playwright/test';
