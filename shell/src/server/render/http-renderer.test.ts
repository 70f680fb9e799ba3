import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FragmentRequest, Snapshot } from '@foyer/shared';
import { eventually } from '@foyer/shared/eventually';
import { DirectoryStore } from '../releases/directory-store.ts';
import { deploy } from '../releases/publish.ts';
import { createSnapshot } from '../releases/snapshot.ts';
import { compiledThread } from '../testing/compiled-thread.ts';
import { sampleRemote } from '../testing/sample-remote.ts';
import { HttpRenderer } from './http-renderer.ts';
import type { Renderer } from './renderer.ts';
import { createRenderServer } from './render-server.ts';
import { Supervisor } from './supervisor.ts';
import { WorkerRenderer } from './worker-renderer.ts';

const script = compiledThread();
/** Milliseconds that are enough on a machine that has much else to do. */
const AMPLE_MS = 10_000;
const RENDER = `async ({ fragment, props }) => {
  if (fragment === 'loops') for (;;);
  if (fragment === 'throws') throw new Error('oh');
  return { status: 200, html: '<p>' + props.word + '</p>', head: null, styles: {}, data: { text: '</script>' }, slots: [], tags: ['events'] };
}`;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('rendering through a render server', () => {
  let root: string;
  let snapshot: Snapshot;
  let worker: WorkerRenderer;
  let server: Server;
  let renderer: HttpRenderer;

  const render = (fragment: string, limitMs = AMPLE_MS) => {
    const request = { fragment, props: { word: 'hello' }, snapshot, site: {}, location: { search: '' } };
    return renderer.render('events', request as unknown as FragmentRequest, limitMs);
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-http-'));
    const store = new DirectoryStore(root);
    const { manifest } = await deploy(store, await sampleRemote({ render: RENDER }), script);
    snapshot = createSnapshot([manifest], 'first');
    worker = new WorkerRenderer({ store, script, report: () => undefined });
    server = createRenderServer(worker);
    const url = await listen(server);
    renderer = new HttpRenderer({
      urls: { events: url, broken: `${url}/nowhere`, gone: 'http://127.0.0.1:9' },
      start: () => Promise.reject(new Error('not needed')) as never,
    });
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await worker.close();
    await rm(root, { recursive: true });
  });

  it('gives what rendering in a thread gives', async () => {
    await renderer.warm('events', snapshot.remotes.events?.release ?? '');
    expect(await render('list')).toMatchObject({
      status: 200,
      html: '<p>hello</p>',
      data: '{"text":"\\u003c/script>"}',
      tags: ['events'],
    });
  });

  it('gives the same failures', async () => {
    await expect(render('throws')).rejects.toThrow(/^FOYER-203: "throws" of events@.* threw Error: oh/);
  });

  it('ends a loop at its deadline and goes on', async () => {
    await expect(render('loops', 300)).rejects.toThrow('FOYER-204');
    await expect(render('list')).resolves.toMatchObject({ html: '<p>hello</p>' });
  });

  it('names a release that does not exist', async () => {
    await expect(renderer.warm('events', '9.9.9-none')).rejects.toThrow('FOYER-112');
  });

  it('names a render server that is not there, or is something else', async () => {
    await expect(renderer.warm('gone', 'x')).rejects.toThrow('FOYER-212');
    await expect(renderer.warm('broken', 'x')).rejects.toThrow('FOYER-212');
  });

  it('asks once more when the connection is closed before the answer, and no more than that', async () => {
    let connections = 0;
    const fickle = createServer((request, response) =>
      ++connections % 3 === 2 ? response.end('{"html":"<p>again</p>","slots":[],"tags":[]}') : request.socket.destroy(),
    );
    const again = new HttpRenderer({
      urls: { events: await listen(fickle) },
      start: () => Promise.reject(new Error('not needed')) as never,
    });
    const ask = () => again.render('events', { snapshot } as unknown as FragmentRequest, AMPLE_MS);
    await expect(ask()).resolves.toMatchObject({ html: '<p>again</p>' });
    await expect(ask()).rejects.toThrow('FOYER-212');
    expect(connections).toBe(4);
    fickle.closeAllConnections();
    fickle.close();
  });

  it('goes on with nothing that nobody waits for any more', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const endless = (...[, , , signal]: Parameters<Renderer['render']>) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const busy = createRenderServer({ render: endless, retain: () => undefined } as unknown as Renderer);
    const asking = new HttpRenderer({
      urls: { events: await listen(busy) },
      start: () => Promise.reject(new Error('not needed')) as never,
    });
    const visitor = new AbortController();
    const answer = asking.render('events', { snapshot } as unknown as FragmentRequest, AMPLE_MS, visitor.signal);
    await eventually(() => signals.length === 1);
    visitor.abort();
    await expect(answer).rejects.toThrow('FOYER-204');
    await eventually(() => signals[0]?.aborted);
    busy.closeAllConnections();
    busy.close();
  });

  it('waits for a render server that does not come for as long as somebody waits for the page', async () => {
    const never = { url: new Promise<string>(() => undefined), stop: () => Promise.resolve() };
    const starting = new HttpRenderer({ urls: {}, start: () => never });
    const visitor = new AbortController();
    let failure = '';
    const request = { snapshot } as unknown as FragmentRequest;
    starting.render('events', request, AMPLE_MS, visitor.signal).catch(({ message }: Error) => (failure = message));
    visitor.abort();
    await eventually(() => failure.startsWith('FOYER-212'), { what: 'the end of waiting' });
    await expect(starting.render('events', request, AMPLE_MS, visitor.signal)).rejects.toThrow('FOYER-212');
  });

  it('refuses rubbish', async () => {
    const other = createServer((_, response) => response.end('<html>'));
    const rubbish = new HttpRenderer({
      urls: { events: await listen(other) },
      start: () => Promise.reject(new Error('not needed')) as never,
    });
    await expect(rubbish.render('events', { snapshot } as unknown as FragmentRequest, AMPLE_MS)).rejects.toThrow(
      'FOYER-207',
    );
    other.closeAllConnections();
    other.close();
  });
});

describe('the supervisor of a server process', () => {
  const SERVER = `
    const { createServer } = require('node:http');
    const server = createServer((request, response) => {
      if (request.url === '/exit') process.exit(3);
      if (request.url === '/hang') for (;;);
      response.end(String(process.pid));
    });
    server.listen(0, '127.0.0.1', () => process.send({ url: 'http://127.0.0.1:' + server.address().port }));
    process.on('disconnect', () => process.exit(0));`;
  let supervisor: Supervisor;
  let reports: string[];

  async function start(code: string, startLimitMs?: number): Promise<void> {
    const file = join(await mkdtemp(join(tmpdir(), 'foyer-supervised-')), 'server.cjs');
    await writeFile(file, code);
    reports = [];
    supervisor = new Supervisor({
      what: 'the render server of events',
      script: file,
      environment: process.env,
      report: (error) => reports.push(error.message),
      startLimitMs,
    });
  }

  const ask = async (path: string) => (await fetch((await supervisor.url) + path)).text();

  const untilAnotherThan = (pid: string) =>
    eventually(async () => (await ask('/')) !== pid, { what: 'another process' });

  afterEach(() => supervisor.stop());

  it('starts a process that has ended again', async () => {
    await start(SERVER);
    const pid = await ask('/');
    await ask('/exit').catch(() => undefined);
    await untilAnotherThan(pid);
    expect(reports).toEqual(['FOYER-213: the render server of events ended (code 3) and is started again']);
  });

  it('ends a process that hangs, and starts it again', async () => {
    await start(SERVER);
    const pid = await ask('/');
    void ask('/hang').catch(() => undefined);
    await untilAnotherThan(pid);
    expect(reports[0]).toContain('SIGKILL');
  });

  it('ends a process that does not come to listen, and starts it again', async () => {
    const slow = join(await mkdtemp(join(tmpdir(), 'foyer-slow-')), 'was-here');
    await start(
      `const { existsSync, writeFileSync } = require('node:fs');
      if (existsSync(${JSON.stringify(slow)})) { ${SERVER} }
      else { writeFileSync(${JSON.stringify(slow)}, ''); setInterval(() => undefined, 1000); }`,
      1000,
    );
    await expect(supervisor.url).rejects.toThrow('not within 1000 ms');
    await eventually(() => ask('/'), { what: 'the second process' });
    expect(reports).toEqual(['FOYER-213: the render server of events ended (SIGKILL) and is started again']);
  });

  it('says that a process does not start', async () => {
    await start('process.exit(1)');
    await expect(supervisor.url).rejects.toThrow('FOYER-212: the render server of events does not start');
  });

  it('lets nobody wait for a process that ends again and again', async () => {
    await start('process.exit(1)');
    await expect(supervisor.url).rejects.toThrow('FOYER-212');
    // By now it waits a second and more before it tries again.
    await eventually(() => reports.length > 1, { every: 5, what: 'the second attempt' });
    const attempts = reports.length;
    await expect(supervisor.url).rejects.toThrow('FOYER-212');
    expect(reports).toHaveLength(attempts);
  });

  it('says so and tries again where the system cannot start a process', async () => {
    reports = [];
    supervisor = new Supervisor({
      what: 'the render server of events',
      script: 'any.js',
      program: '/nowhere/node',
      environment: {},
      report: ({ message }) => reports.push(message),
    });
    await expect(supervisor.url).rejects.toThrow(
      'FOYER-212: the render server of events does not start: it ended (spawn /nowhere/node ENOENT)',
    );
    await eventually(() => reports.length > 1, { what: 'a second attempt' });
    expect(reports[0]).toContain('FOYER-213: the render server of events ended (spawn /nowhere/node ENOENT)');
  });
});
