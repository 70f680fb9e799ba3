import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { ensureTestBrowser } from './steps/browser.mjs';
import { tryPage } from './steps/browser-trial.mjs';

/** A page as the gateway sends it, and as small as can be. */
const page = (script) =>
  `<!doctype html><main><div data-app="events"><h1>Programm</h1></div></main><script>
    const heading = document.querySelector('h1');
    const takeOver = () => { heading['__reactFiber$x'] = {}; };
    ${script}
  </script>`;

const PAGES = {
  '/alive': page('setTimeout(takeOver, 50)'),
  '/waits': page("document.querySelector('[data-app]').addEventListener('pointerover', takeOver)"),
  '/asleep': page(''),
  '/throws': page("takeOver(); throw new Error('broken in browsers')"),
  '/mismatch': page('takeOver(); console.error(\'FOYER-309: "page" of forms failed: other HTML\')'),
  '/effect': page('takeOver(); setTimeout(() => console.error(\'FOYER-307: "page" of forms failed: no window\'))'),
};

describe('a page that a browser tries before it goes live', () => {
  const server = createServer(({ url }, response) => {
    if (url === '/editors') return response.writeHead(302, { location: '/alive' }).end();
    if (!(url in PAGES)) return response.writeHead(503).end('no');
    return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[url]);
  });
  let browser;
  let site;

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    site = `http://127.0.0.1:${server.address().port}`;
    const executablePath = await ensureTestBrowser();
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  it.each(['/alive', '/waits'])(
    'is good once it is taken over, by itself or when it is touched: %s',
    async (address) => {
      expect(await tryPage(browser, site, address)).toBe(true);
    },
  );

  it('that leads elsewhere is not tried', async () => {
    expect(await tryPage(browser, site, '/editors')).toBe(false);
  });

  it.each([
    ['/asleep', 'nothing has taken it over within 0.2 s'],
    ['/throws', 'broken in browsers'],
    ['/mismatch', 'FOYER-309'],
    ['/effect', 'FOYER-307'],
    ['/gone', 'it answers 503'],
  ])('is refused with what is wrong: %s', async (address, words) => {
    await expect(tryPage(browser, site, address, address === '/asleep' ? 200 : undefined)).rejects.toThrow(
      new RegExp(`^FOYER-515: in a browser, ${address} does not become alive: .*${words}.*Nothing was deployed\\.$`),
    );
  });
});
