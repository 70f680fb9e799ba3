import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './src/harness/chromium.ts';
import type { FaultOptions } from './src/harness/fault-test.ts';
import { TEST_LIMIT_MS } from './src/harness/timing.ts';

/** What measures time, what is harmed so that little is left of it, and keys that a busy machine mixes up. */
const TIMED = [
  'journeys/editing/draft-*.spec.ts',
  ...['late-fonts', 'on-the-way', 'prefetch', 'scrolling'].map((name) => `journeys/${name}/*.spec.ts`),
  ...['content-service-slow', 'deploy-during-visit', 'hangs-asynchronously', 'loops-for-ever'].map(
    (name) => `faults/${name}/*.spec.ts`,
  ),
];

/** What houses are made of is made once by `make-ground.ts`; each worker opens one for everything that does not harm it. */
export default defineConfig<FaultOptions>({
  testDir: '.',
  globalSetup: './src/harness/make-ground.ts',
  outputDir: './test-results',
  // On a database server there is one house.
  workers: process.env.DATABASE_URL ? 1 : availableParallelism(),
  projects: [
    // First: on a database server, what others write is there for all.
    { name: 'as seeded', testMatch: 'spread/**/*.spec.ts' },
    {
      name: 'side by side',
      testMatch: '{journeys,accessibility,faults}/**/*.spec.ts',
      testIgnore: TIMED,
      // A dependency would not run after a failure, and a failure would hide others.
      teardown: 'alone',
    },
    // Here nothing else runs.
    { name: 'alone', testMatch: TIMED, workers: 1, use: { timeLimits: 'real' } },
  ],
  timeout: TEST_LIMIT_MS,
  // What is waited for comes at once on an idle machine; a busy one takes its time.
  expect: { timeout: 30_000 },
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
    // What an action waits for is there or never comes: a test that hangs on one says so before its own time is over.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Pictures of the page after each step cost an eighth of a run: what failed is run once more with them, see checkEndToEnd.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
