import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, run } from './run.mjs';
import { CommandError, ROOT, say, seconds } from './say.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same engine without anything of a desktop's browser: it spends a fifth less on the same pages. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of the system's Chromium. */
const systemChromium = () => PLACES.find(existsSync);

/** Installs a distribution's packages, where that is possible. @returns {Promise<boolean>} whether it worked */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })).code === 0;
}

/** A browser that is there, for what nobody looks at; undefined without one. */
export const installedBrowser = () =>
  process.env.CHROMIUM_PATH || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : systemChromium());

/** The browser for tests, which nobody looks at: CHROMIUM_PATH, the headless shell, else as `ensureBrowser`. @throws {CommandError} FOYER-511 */
export const ensureTestBrowser = async () =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : ensureBrowser();

/**
 * Finds a browser to test with: CHROMIUM_PATH, the system's, the distribution's package, Playwright's own.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 * @throws {CommandError} FOYER-511 when none can be had
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new CommandError('FOYER-511', `CHROMIUM_PATH names ${named}, and there is nothing.`);
  const there = named ?? systemChromium();
  if (there) return there;
  const started = Date.now();
  say('Installing a browser for the tests …');
  const own =
    (await aptInstall(['chromium'])) ||
    (await node([join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium'])).code === 0;
  if (!own)
    throw new CommandError(
      'FOYER-511',
      'there is no browser to test with and none could be installed: install Chromium, or set CHROMIUM_PATH.',
    );
  say(`Browser installed in ${seconds(started)}.`);
  return systemChromium();
}
