import { availableParallelism } from 'node:os';
import { eventually } from '@foyer/shared/eventually';
import { POSTED_FORM } from '@foyer/shared/forms';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

/** More than the threads of this machine work off while somebody waits, also where they get little of its processors and visitors come one after the other. */
const CROWD = 300 * Math.max(1, availableParallelism() - 1);

/** Of a page, also of one that waits for others in its thread. */
const LIMIT_MS = 2000;
/** Works for 60 ms; the first three times it takes more than half of its limit. */
const RENDER = `async ({ location }) => {
  globalThis.times = (globalThis.times ?? 0) + 1;
  const first = globalThis.times <= 3;
  if (first) await new Promise((resolve) => setTimeout(resolve, 1200));
  const end = Date.now() + 60;
  while (Date.now() < end);
  return { status: 200, html: '<h1>' + location.search + '</h1>', head: null, styles: {}, data: null, slots: [], tags: ['events'] };
}`;
let site: WholeSite;

beforeAll(async () => {
  site = await startWholeSite([{ declaration: { timeLimitMs: LIMIT_MS }, render: RENDER }]);
});
afterAll(() => site?.close());

const metric = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name}\\S* (\\d+)$`, 'm').exec(await (await site.get('/metrics')).text())?.[1]);

it('is not ready before required remotes render well several times in a row', async () => {
  const seen: string[] = [];
  await eventually(
    async () => {
      const response = await site.get('/readyz');
      seen.push(await response.text());
      return response.status === 200;
    },
    { every: 5, what: 'ready' },
  );
  expect(seen[0]).toContain('events has yet to render well');
});

it('answers as many as ever when many more ask than it can serve, and the others with a page that costs nothing', async () => {
  const answers = await Promise.all(
    Array.from({ length: CROWD }, async (_, number) => {
      const response = await site.get(`/de/programm?visitor=${number}`);
      return { status: response.status, retryAfter: response.headers.get('retry-after'), html: await response.text() };
    }),
  );
  const [good, refused] = [
    answers.filter(({ status }) => status === 200),
    answers.filter(({ status }) => status === 503),
  ];
  expect(good.length + refused.length).toBe(CROWD);
  expect(good.length).toBeGreaterThan(20);
  expect(refused.length).toBeGreaterThan(20);
  for (const { retryAfter, html } of refused) {
    expect(retryAfter).toBe('5');
    expect(html).toContain('Gerade ist viel los');
  }
  expect(await metric('foyer_compositions_waiting{lane="visitors"}')).toBe(0);
});

it('goes on for a quiet visitor at once', async () => {
  expect((await site.get('/en/program?after')).status).toBe(200);
});

it('keeps pages that are there already quick, and people who are logged in out of the queue of visitors', async () => {
  await site.get('/de/programm');
  const crowd = Promise.all(
    Array.from({ length: 200 }, async (_, number) => (await site.get(`/de/programm?crowd=${number}`)).status),
  );
  const { status } = await site.get('/de/programm');
  expect(status).toBe(200);
  expect((await site.get('/de/programm?edit', { cookie: 'sessionid=good' })).status).toBe(200);
  await crowd;
});

it('has those who invent a session wait with the other visitors', async () => {
  const crowd = Array.from({ length: 200 }, (_, number) =>
    site.get(`/de/programm?invented=${number}`, { cookie: `sessionid=invented${number}` }),
  );
  await eventually(async () => (await metric('foyer_compositions_waiting{lane="visitors"}')) > 10, {
    every: 2,
    what: 'a queue',
  });
  expect(await metric('foyer_compositions_waiting{lane="members"}')).toBe(0);
  expect((await site.get('/de/programm?edit', { cookie: 'sessionid=good' })).status).toBe(200);
  await Promise.all(crowd);
});

it('lets go of what nobody waits for any more', async () => {
  const gone = new AbortController();
  const crowd = Array.from({ length: 60 }, (_, number) =>
    fetch(`${site.site.url}/de/programm?gone=${number}`, { signal: gone.signal }).catch(() => null),
  );
  await eventually(async () => (await metric('foyer_compositions_waiting{lane="visitors"}')) > 10, {
    every: 2,
    what: 'a queue',
  });
  gone.abort();
  await Promise.all(crowd);
  await eventually(async () => (await metric('foyer_compositions_waiting{lane="visitors"}')) === 0, {
    every: 5,
    what: 'an empty queue',
  });
  expect((await site.get('/de/programm?next')).status).toBe(200);
});

it('has forms that come back to whoever posted them wait their turn, too', async () => {
  const answers = await Promise.all(
    Array.from({ length: CROWD }, async (_, number) => {
      const body = new URLSearchParams({ [POSTED_FORM.form]: '3', field1: `${number}` });
      const response = await fetch(`${site.site.url}/de/programm`, { method: 'POST', body });
      return { status: response.status, html: await response.text() };
    }),
  );
  const refused = answers.filter(({ html }) => html.includes('Gerade ist viel los'));
  expect(refused.length).toBeGreaterThan(20);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.length - refused.length).toBeGreaterThan(20);
  expect((await site.get('/de/programm?after-forms')).status).toBe(200);
});
