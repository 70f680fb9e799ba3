import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './src/harness/chromium.ts';

const TIMED = ['late-fonts', 'on-the-way', 'prefetch', 'scrolling'].map((name) => `journeys/${name}/*.spec.ts`);

/** What houses are made of is made once by `make-ground.ts`; each worker opens one for everything that does not harm it. */
export default defineConfig({
  testDir: '.',
  globalSetup: './src/harness/make-ground.ts',
  outputDir: './test-results',
  // On a database server there is one house.
  workers: process.env.DATABASE_URL ? 1 : availableParallelism(),
  projects: [
    // First: on a database server, what others write is there for all.
    { name: 'as seeded', testMatch: 'spread/**/*.spec.ts' },
    { name: 'side by side', testMatch: '{journeys,accessibility}/**/*.spec.ts', testIgnore: TIMED },
    // Where time is measured, or processes are harmed that have little of it, nothing else runs.
    { name: 'alone', testMatch: ['faults/**/*.spec.ts', ...TIMED], workers: 1, dependencies: ['side by side'] },
  ],
  // Only what never comes takes this long: a slow machine is no fault of the house.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A house that does not open makes everything wait: that is one fault, not a hundred.
  maxFailures: 12,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? './test-results/report.json' }]],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
