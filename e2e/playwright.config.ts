import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './src/harness/chromium.ts';

/** The processes under test are started by `start-house.ts`, once for everything that does not harm them. */
export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,accessibility,faults}/**/*.spec.ts',
  globalSetup: './src/harness/start-house.ts',
  outputDir: './test-results',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Machines that are shared are slow for moments. What needs a second try is named at the end, as flaky; what fails twice has failed.
  retries: 1,
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
