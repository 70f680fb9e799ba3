import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFront } from './front.mjs';

const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

describe('the development server', () => {
  let dir;
  let gateway;
  let front;
  let url;
  let page;
  let status = 200;

  /** An open page: gives its next event of a kind. */
  async function openPage() {
    const abort = new AbortController();
    const { body } = await fetch(`${url}/__dev/events`, { signal: abort.signal });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async (kind) => {
      for (;;) {
        const found = new RegExp(`event: ${kind}\\ndata: (.*)\\n\\n`).exec(text);
        if (found) {
          text = text.slice(0, found.index) + text.slice(found.index + found[0].length);
          return JSON.parse(found[1]);
        }
        text += (await reader.read()).value;
      }
    };
    return { next, close: () => abort.abort() };
  }

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'foyer-front-'));
    for (const side of ['client', 'server']) {
      mkdirSync(join(dir, side));
      writeFileSync(join(dir, side, 'list.js'), 'one();\nthrow new Error();\n');
    }
    gateway = createServer((_, answer) => answer.writeHead(status, { 'content-type': 'text/html' }).end('page'));
    const gatewayPort = await listening(gateway);
    const folders = ['client', 'server'].map((side) => ({
      pattern: new RegExp(`^/releases/sample/[^/]+/${side}/(.+)$`),
      dir: join(dir, side),
      isServer: side === 'server',
    }));
    front = createFront({ gatewayPort, folders });
    const probe = createServer();
    const port = await listening(probe);
    await new Promise((resolve) => probe.close(resolve));
    await front.listen(port, '127.0.0.1');
    url = `http://127.0.0.1:${port}`;
    page = await openPage();
  });
  afterAll(() => {
    page.close();
    front.close();
    gateway.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('leaves addresses that cannot be decoded to the gateway', async () => {
    expect(await (await fetch(`${url}/de/b%FChne`)).text()).toBe('page');
  });

  it('tells pages of a build when the gateway makes pages of it, and of no other', async () => {
    front.hear({ releases: { sample: '1', other: '1' } });
    expect([await page.next('built'), await page.next('built')]).toEqual([{ owner: 'sample' }, { owner: 'other' }]);
    front.hear({ releases: { sample: '2', other: '1' } });
    front.hear({ releases: { sample: '2', other: '2' } });
    expect([await page.next('built'), await page.next('built')]).toEqual([{ owner: 'sample' }, { owner: 'other' }]);
  });

  it('answers for built files whatever release is asked for, and for none of the server', async () => {
    const file = await fetch(`${url}/releases/sample/any/client/list.js`);
    expect(await file.text()).toContain('one();');
    for (const path of ['server/list.js', 'client/..%2fserver%2flist.js'])
      expect(await (await fetch(`${url}/releases/sample/any/${path}`)).text()).toBe('page');
  });

  it('shows what failed on the server until the next page is asked for, and what does not start until something else is in use', async () => {
    const say = (code) => front.hear({ failure: { code, message: `${code}: it is broken` } });
    say('FOYER-214');
    say('FOYER-203');
    say('FOYER-206');
    const texts = async (from) => (await from.next('problems')).map(({ text }) => text);
    const late = await openPage();
    expect(await texts(late)).toEqual(['FOYER-203: it is broken', 'FOYER-206: it is broken']);
    await fetch(`${url}/de`, { headers: { 'sec-fetch-dest': 'document' } });
    expect(await texts(late)).toEqual(['FOYER-206: it is broken']);
    front.hear({ releases: { sample: '3' } });
    expect(await texts(late)).toEqual([]);
    late.close();
  });

  it('says where something that was thrown in a page comes from', async () => {
    const stack = `Error: no\n    at View (${url}/releases/sample/1/client/list.js:2:7)`;
    const body = JSON.stringify({ title: 'Thrown', text: 'no', stack });
    const problem = await (await fetch(`${url}/__dev/problem`, { method: 'POST', body })).json();
    expect(problem).toMatchObject({ title: 'Thrown', text: 'no' });
    expect(problem.place).toMatch(/client\/list\.js:2:7$/);
    expect(problem.frame).toContain('> 2 | throw new Error();');
  });

  it('says so where somebody else has its port by now', async () => {
    const late = createFront({ gatewayPort: 0, folders: [] });
    await expect(late.listen(Number(new URL(url).port), '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('has a page that is not ready asked for again, and leaves an error alone', async () => {
    for (const [code, refresh] of [
      [503, '2'],
      [500, null],
    ]) {
      status = code;
      expect((await fetch(`${url}/de`)).headers.get('refresh')).toBe(refresh);
    }
  });
});
