import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './src/harness/chromium.ts';

/** The processes under test are started by `start-house.ts`, once for everything that does not harm them. */
export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,accessibility,faults}/**/*.spec.ts',
  globalSetup: './src/harness/start-house.ts',
  outputDir: './test-results',
  // A journey is a browser and five processes: two at once on two processors wait for each other.
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  // Only what never comes takes this long: a slow machine is no fault of the house.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A shared machine may stop for seconds in the middle of a journey. What needs its second try is named at the end, as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? './test-results/report.json' }]],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
