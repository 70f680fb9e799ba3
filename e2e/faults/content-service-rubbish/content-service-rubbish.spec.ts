import { eventually } from '@foyer/shared/eventually';
import { expect, test } from '../../src/harness/fault-test.ts';
import type { Fault } from '../../src/harness/fault-proxy.ts';
import { startGateway } from '../../src/harness/gateway.ts';
import { onDay, timed, uncached } from '../../src/harness/timing.ts';

const WEB_PAGE: Fault = { kind: 'rubbish', body: '<html><body>Wartung</body></html>', contentType: 'text/html' };
const RUBBISH: [name: string, fault: Fault][] = [
  ['a web page instead of JSON', WEB_PAGE],
  ['JSON that is cut off', { kind: 'rubbish', body: '{"count": 120, "results": [{"id": 1, "ti' }],
  ['JSON of another shape', { kind: 'rubbish', body: '{"hello": "world"}' }],
  ['null', { kind: 'rubbish', body: 'null' }],
  ['an error of its own', { kind: 'status', status: 500 }],
  ['half an answer', { kind: 'half' }],
];

test.describe('a content service that answers rubbish', () => {
  test('to the event list costs the programme an error page in the full layout, whatever the rubbish, and nothing else', async ({
    openHouse,
  }) => {
    const house = await openHouse();
    for (const [index, [name, fault]] of RUBBISH.entries()) {
      house.content.set(fault, /\/api\/events\//);
      const answer = await timed(onDay(`${house.url}/de/programm`, index + 2));
      expect([500, 502, 503], name).toContain(answer.status);
      expect(answer.text, name).toContain('<footer');
      expect(answer.text, name).toMatch(/<h1[ >]/);
      expect(answer.text, name).not.toMatch(/SyntaxError|TypeError|at .*\.(ts|js|cjs):\d+/);
      expect((await timed(uncached(`${house.url}/de/mediathek-de`))).status, name).toBe(200);
    }
    house.content.set({ kind: 'none' });
    for (const index of RUBBISH.keys())
      await expect.poll(async () => (await timed(onDay(`${house.url}/de/programm`, index + 2))).status).toBe(200);
    expect(house.gateway.process.hasEnded).toBe(false);
  });

  test('about itself, that it has too much to do, makes the programme say: later', async ({ openHouse }) => {
    const house = await openHouse();
    house.content.set({ kind: 'status', status: 503 }, /\/api\/events\//);
    const response = await fetch(onDay(`${house.url}/de/programm`, 2));
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('<footer');
  });

  test('to everything makes the running site say that it is offline, and it recovers', async ({ openHouse }) => {
    const house = await openHouse();
    const home = () => timed(uncached(`${house.url}/de`));
    expect((await home()).status).toBe(200);
    house.content.set(WEB_PAGE);
    await eventually(async () => (await home()).status === 503, { what: 'the answer 503' });
    expect((await home()).text).toContain('Website offline');
    house.content.set({ kind: 'none' });
    await eventually(async () => (await home()).status === 200, { what: 'the recovery' });
  });

  test('from the start makes the site say that it is offline, whatever the rubbish, and it opens when the answers are good', async ({
    openHouse,
  }) => {
    const house = await openHouse();
    for (const [name, fault] of RUBBISH) {
      house.content.set(fault);
      const gateway = await startGateway({ apiUrl: house.content.url, releases: house.releases.dir, unready: true });
      const home = () => timed(uncached(`${gateway.url}/de`));
      const offline = await home();
      expect(offline.status, name).toBe(503);
      expect(offline.text, name).toContain('Website offline');
      expect(offline.text, name).not.toMatch(/SyntaxError|TypeError|at .*\.(ts|js|cjs):\d+/);
      house.content.set({ kind: 'none' });
      await eventually(async () => (await home()).status === 200, { what: `the recovery from ${name}` });
      await gateway.process.stop();
    }
  });

  test('to the opening hours and alerts costs only these', async ({ openHouse }) => {
    const house = await openHouse();
    for (const [name, fault] of RUBBISH) {
      house.content.set(fault, /opening-hours|breaking-news/);
      const answer = await timed(uncached(`${house.url}/de/programm`));
      expect(answer.status, name).toBe(200);
      expect(answer.text, name).toContain('href="/de/programm/');
    }
  });
});
