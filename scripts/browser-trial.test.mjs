import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureTestBrowser } from './steps/browser.mjs';
import { faultIn, tryPage } from './steps/browser-trial.mjs';
import { ROOT } from './steps/say.mjs';

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
    const limitMs = address === '/asleep' ? 200 : undefined;
    await expect(tryPage(browser, site, address, { limitMs })).rejects.toThrow(
      new RegExp(`^FOYER-515: in a browser, ${address} does not become alive: .*${words}.*Nothing was deployed\\.$`),
    );
  });

  it('is refused with what the server has said of the remote', async () => {
    const fault = 'FOYER-203: "list" of events@1.0.0 (team) threw Error: no day';
    const lines = ['FOYER-202: no active release of "pages": deploy it', `${fault}\nof this week`].map((msg) =>
      JSON.stringify({ level: 'error', msg }),
    );
    const faultOnServer = () => faultIn(`${lines.join('\n')}\n`, 'events');
    await expect(tryPage(browser, site, '/gone', { faultOnServer })).rejects.toThrow(`it answers 503, since ${fault}.`);
  });
});

describe('a trial in a browser', () => {
  const TRY = `import { tryInBrowser } from '${join(ROOT, 'scripts/steps/browser-trial.mjs')}';
    import { command } from '${join(ROOT, 'scripts/steps/say.mjs')}';
    await command(async () => console.log(await tryInBrowser(process.argv[1])));`;
  /** A content service that runs, and answers nothing else. */
  const content = createServer((request, response) => request.url === '/readyz' && response.end());
  let temporary;

  beforeAll(() => once(content.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    content.closeAllConnections();
    content.close();
  });
  beforeEach(() => (temporary = mkdtempSync(join(tmpdir(), 'foyer-temporary-'))));
  afterEach(() => rmSync(temporary, { recursive: true }));

  const start = async (remote) => {
    const env = {
      ...process.env,
      API_URL: `http://127.0.0.1:${content.address().port}`,
      CHROMIUM_PATH: await ensureTestBrowser(),
      TMPDIR: temporary,
    };
    return spawn(process.execPath, ['--input-type=module', '--eval', TRY, remote], { env, stdio: 'ignore' });
  };

  it('leaves nothing behind where the rules refuse the build', async () => {
    expect(await once(await start('nothing'), 'exit')).toEqual([0, null]);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('leaves nothing behind where it is interrupted', async () => {
    const watcher = watch(temporary);
    const begun = once(watcher, 'change').then(() => watcher.close());
    const trial = await start('events');
    const exit = once(trial, 'exit');
    await begun;
    trial.kill('SIGINT');
    expect(await exit).toEqual([1, null]);
    expect(readdirSync(temporary)).toEqual([]);
  });
});
