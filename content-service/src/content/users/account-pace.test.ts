import { ask, cookiesOf, loginForm, serviceForTests } from '../../testing/site.ts';
import { PASSWORD } from '../../testing/running-service.ts';

/** As many as were tried against the house. */
const TRIES = 120;
const AT_ONCE = 20;
const PAUSE_MS = 10_000;

describe('guesses at one account from many addresses', () => {
  let now = Date.now();
  const site = serviceForTests({ now: () => new Date(now) });

  async function tryFrom(address: string, password: string, more = '') {
    const { cookies } = await loginForm(site.url);
    const body = new URLSearchParams({ username: 'admin', password, csrfmiddlewaretoken: cookies['csrftoken'] ?? '' });
    return ask<string>(`${site.url}/admin/login/`, {
      method: 'POST',
      body,
      headers: { cookie: `csrftoken=${cookies['csrftoken']}; ${more}`, 'x-forwarded-for': address },
    });
  }

  it('are slowed down, and lock nobody out', async () => {
    const known = await tryFrom('203.0.113.1', PASSWORD);
    expect(known.status).toBe(303);
    const browser = `knownbrowser=${cookiesOf(known.headers)['knownbrowser']}`;

    const statuses: number[] = [];
    for (let guess = 0; guess < TRIES; guess += 1)
      statuses.push((await tryFrom(`198.51.100.${guess}`, guess % 2 ? '' : 'wrong')).status);
    expect(statuses).toEqual([...Array<number>(AT_ONCE).fill(401), ...Array<number>(TRIES - AT_ONCE).fill(429)]);

    const late = await tryFrom('198.51.100.200', PASSWORD);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBe(PAUSE_MS / 1000);
    expect(late.body).toMatch(/noch einmal/);
    expect((await tryFrom('203.0.113.1', PASSWORD, browser)).status).toBe(303);
    expect((await tryFrom('203.0.113.1', PASSWORD, 'knownbrowser=invented')).status).toBe(429);

    now += PAUSE_MS;
    expect((await tryFrom('198.51.100.201', 'wrong')).status).toBe(401);
    expect((await tryFrom('198.51.100.202', 'wrong')).status).toBe(429);
    now += PAUSE_MS;
    expect((await tryFrom('198.51.100.203', PASSWORD)).status).toBe(303);
  });

  it('hold nobody for a clock that was wrong and is set back', async () => {
    now = Date.now() + 24 * 3_600_000;
    for (let guess = 0; guess <= AT_ONCE; guess += 1) await tryFrom(`203.0.113.${guess + 10}`, 'wrong');
    expect((await tryFrom('203.0.113.60', PASSWORD)).status).toBe(429);
    now = Date.now();
    expect((await tryFrom('203.0.113.61', PASSWORD)).status).toBe(303);
  });

  it('from one address are no more held for it', async () => {
    now = Date.now() + 24 * 3_600_000;
    for (let guess = 0; guess <= 10; guess += 1) await tryFrom('203.0.113.90', 'wrong');
    expect((await tryFrom('203.0.113.90', PASSWORD)).status).toBe(429);
    now = Date.now();
    expect((await tryFrom('203.0.113.90', PASSWORD)).status).toBe(303);
  });
});
