import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import type { FragmentRequest } from '@foyer/shared';
import { compiledThread } from '../testing/compiled-thread.ts';
import { ReleaseThreads, type Samples } from './release-threads.ts';

const script = compiledThread();
/** At leisure: a fragment's limit, that and some, and what a thread takes to start. The fault catalogue measures more strictly. */
const [LIMIT_MS, ENDED_MS, START_MS] = [500, 1500, 80];
/** The same where the machine has much else to do, as the start of this test's thread has shown. */
let limitMs: number;
let endedMs: number;
let threads: ReleaseThreads;
let reports: string[];

/** A release whose fragments do what their names say. */
const BUNDLE = `
const answer = (html) => ({ status: 200, html, head: null, styles: {}, data: { text: '</script>' }, slots: [], tags: ['events'] });
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const fragments = {
  good: () => answer('good'),
  slow: () => pause(100).then(() => answer('slow')),
  hangs: () => new Promise(() => {}),
  loops: () => { for (;;); },
  loopsLater: async () => { await pause(20); for (;;); },
  heavy: () => { const end = Date.now() + 300; while (Date.now() < end); return answer('heavy'); },
  short: () => { const end = Date.now() + 4; while (Date.now() < end); return answer(String((globalThis.born ??= Math.random()))); },
  throws: () => { throw new TypeError('no such thing'); },
  exits: () => process.exit(3),
  eats: () => { const all = []; for (;;) all.push(new Array(1e5).fill(Math.random())); },
  rubbish: () => ({ html: 5 }),
  nothing: () => undefined,
  'without styles': () => ({ ...answer(''), styles: null }),
  'with a slot that is none': () => ({ ...answer(''), slots: [null] }),
  'with a status that is none': () => ({ ...answer(''), status: 0 }),
  'with a redirect that is no address': () => ({ ...answer(''), status: 301, redirect: {} }),
  stray: () => { Promise.reject(new Error('nobody looks')); setTimeout(() => { throw new Error('later'); }, 5); return pause(50).then(() => answer('stray')); },
  snapshots: (request) => answer(String(request.snapshot === (globalThis.seen ??= request.snapshot))),
};
exports.contract = 1;
exports.render = async (request) => fragments[request.fragment](request);
`;

function start(code: string, memoryMb = 64, samples?: Samples): ReleaseThreads {
  return new ReleaseThreads(
    'events@1.0.0 (team)',
    { code, filename: '/releases/events/1.0.0/server/index.cjs', memoryMb, script },
    (error) => reports.push(error.message),
    samples,
  );
}

/** @param more what else is asked */
function requestOf(fragment: string, more: object = {}): FragmentRequest {
  const blank = { snapshot: { id: 'one', remotes: {} }, site: {}, location: { search: '' } };
  return { fragment, ...blank, ...more } as unknown as FragmentRequest;
}

const render = (fragment: string) => threads.render(requestOf(fragment), limitMs);

async function timed(work: Promise<unknown>): Promise<{ ms: number; failure: string }> {
  const begin = performance.now();
  const failure = await work.then(
    () => '',
    (error: Error) => error.message,
  );
  return { ms: performance.now() - begin, failure };
}

beforeEach(async () => {
  reports = [];
  const begin = performance.now();
  threads = start(BUNDLE);
  await threads.warm();
  const slowness = Math.max(1, (performance.now() - begin) / START_MS);
  [limitMs, endedMs] = [LIMIT_MS * slowness, ENDED_MS * slowness];
});

afterEach(() => threads.close());

describe('threads of a release', () => {
  // Other systems do not tell threads apart.
  if (process.platform === 'linux')
    it('leave the processor to the thread that answers', async () => {
      const own = getPriority(process.pid);
      await render('good');
      expect(getPriority(process.pid)).toBe(own);
      const others = readdirSync('/proc/self/task')
        .map(Number)
        .filter((thread) => thread !== process.pid);
      expect(others.filter((thread) => getPriority(thread) > own).length).toBeGreaterThan(1);
    });

  it('answer with the data as text that can stand in a script element', async () => {
    await expect(render('good')).resolves.toMatchObject({
      html: 'good',
      data: '{"text":"\\u003c/script>"}',
      tags: ['events'],
    });
  });

  it('give a bundle the same snapshot object for the same snapshot', async () => {
    await render('snapshots');
    expect((await render('snapshots')).html).toBe('true');
  });

  it('practise with what anybody may ask, and with nothing of a session, a form that came back or a preview', async () => {
    const samples: Samples = new Map();
    const own = start(BUNDLE, 64, samples);
    const theirs = [
      { cookie: 'sessionid=x' },
      { site: { posted: { form: 1, values: { name: 'Jonna' } } } },
      { location: { search: '?preview=secret' } },
    ];
    for (const more of theirs) await own.render(requestOf('good', more), limitMs);
    expect([...samples]).toEqual([]);
    const anybodys = requestOf('good');
    await own.render(anybodys, limitMs);
    expect([...samples.values()]).toEqual([anybodys]);
    await own.close();
  });

  it('name who threw what', async () => {
    const { failure } = await timed(render('throws'));
    expect(failure).toContain('FOYER-203');
    expect(failure).toContain('"throws" of events@1.0.0 (team)');
    expect(failure).toContain('no such thing');
  });

  it('give up a fragment that waits for ever at its deadline, and go on', async () => {
    const { ms, failure } = await timed(render('hangs'));
    expect(failure).toContain('FOYER-204');
    expect(failure).toContain('it waits');
    expect(ms).toBeLessThan(endedMs);
    expect((await render('good')).html).toBe('good');
  });

  it.each(['loops', 'loopsLater'])('end a fragment that %s at its deadline', async (fragment) => {
    const { ms, failure } = await timed(render(fragment));
    expect(failure).toContain('FOYER-204');
    expect(failure).toContain('it loops');
    expect(ms).toBeLessThan(endedMs);
  });

  it('answer the request after a loop', async () => {
    await timed(render('loops'));
    const { ms, failure } = await timed(render('good'));
    expect(failure).toBe('');
    expect(ms).toBeLessThan(limitMs);
  });

  it('answer requests that arrive while a fragment loops, from a new thread', async () => {
    const looping = timed(render('loops'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { ms, failure } = await timed(render('good'));
    expect(failure).toBe('');
    expect(ms).toBeLessThan(endedMs);
    await looping;
  });

  it('have another one ready once one has looped', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-threads-'));
    const file = join(folder, 'starts');
    const starts = () => readFileSync(file, 'utf8').length;
    await threads.close();
    threads = start(`
      const { appendFileSync, readFileSync } = require('node:fs');
      appendFileSync(${JSON.stringify(file)}, '.');
      const number = String(readFileSync(${JSON.stringify(file)}).length);
      ${BUNDLE}
      fragments.number = () => answer(number);
    `);
    await timed(render('loops'));
    expect((await render('number')).html).toBe('2');
    await eventually(() => starts() === 3, { what: 'another start' });
    await timed(render('loops'));
    expect((await render('number')).html).toBe('3');
    rmSync(folder, { recursive: true });
  });

  it('bring requests that share a thread with a loop to an answer', async () => {
    const before = timed(render('slow'));
    const looping = timed(render('loopsLater'));
    const after = timed(render('good'));
    const answers = await Promise.all([before, looping, after]);
    expect(answers.map(({ failure }) => failure === '')).toEqual([true, false, true]);
    expect(answers[1]?.ms).toBeLessThan(endedMs);
  });

  it('let a fragment finish that works hard but within its time', async () => {
    expect((await render('heavy')).html).toBe('heavy');
    expect((await render('good')).html).toBe('good');
  });

  it('stay while short requests come without a pause', async () => {
    const seen = new Set<string>();
    const visitor = async () => {
      for (let page = 0; page < 12; page++) seen.add((await render('short')).html);
    };
    await Promise.all(Array.from({ length: 10 }, visitor));
    expect(seen.size).toBe(1);
  });

  it('start anew after a fragment has ended its thread, and answer the others', async () => {
    const slow = timed(render('slow'));
    const exit = await timed(render('exits'));
    expect(exit.failure).toContain('FOYER-205');
    expect((await slow).failure).toBe('');
    expect(reports.join()).toContain('FOYER-205');
  });

  it('end a fragment that eats all memory', async () => {
    const { failure } = await timed(render('eats'));
    expect(failure).toMatch(/FOYER-20[45]/);
    expect((await render('good')).html).toBe('good');
  });

  it.each([
    'rubbish',
    'nothing',
    'without styles',
    'with a slot that is none',
    'with a status that is none',
    'with a redirect that is no address',
  ])('refuse an answer that is %s', async (fragment) => {
    expect((await timed(render(fragment))).failure).toContain('FOYER-207');
  });

  it('survive errors that belong to no request', async () => {
    expect((await render('stray')).html).toBe('stray');
    expect(reports).toHaveLength(2);
    expect((await render('good')).html).toBe('good');
  });
});

describe('threads of a release that does not start', () => {
  it.each([
    ['throws while it is loaded', `throw new Error('broken at birth')`, 'broken at birth'],
    ['speaks another contract', `exports.contract = 2; exports.render = () => {};`, 'speaks contract 2, the shell 1'],
    ['exports nothing', ``, 'exports no function "render"'],
  ])('say that it %s', async (_, code, message) => {
    await threads.close();
    threads = start(code);
    await expect(threads.warm()).rejects.toThrow(message);
    const { ms, failure } = await timed(render('good'));
    expect(failure).toContain('FOYER-206');
    expect(ms).toBeLessThan(limitMs);
  });

  it('try again in time on a machine whose clock was set back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-second-try-'));
    await threads.close();
    threads = start(`
      const { existsSync, writeFileSync } = require('node:fs');
      const tried = ${JSON.stringify(join(folder, 'tried'))};
      if (!existsSync(tried)) { writeFileSync(tried, ''); throw new Error('not yet'); }
      ${BUNDLE}`);
    await expect(threads.warm()).rejects.toThrow('not yet');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const again = threads.warm();
    jest.restoreAllMocks();
    await expect(again).resolves.toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});
