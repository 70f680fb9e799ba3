import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test with: CHROMIUM_PATH, else the system's, else (undefined) Playwright's own. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? SYSTEM.find((path) => existsSync(path));
}

/** Without a sandbox (containers lack one), and without the browser's own traffic. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell makes letters fit the grid of pixels otherwise, and lines break elsewhere than for visitors.
  '--font-render-hinting=none',
];
