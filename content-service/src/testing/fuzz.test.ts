import { fuzz } from './fuzz.ts';
import { ask, logIn, serviceForTests } from './site.ts';

/** `npm run bench -- fuzz` sends ten thousand. */
const RUNS = 600;
const SEED = 20_261_122;

describe('whatever is asked', () => {
  const site = serviceForTests();

  it('is answered or refused, and breaks nothing', async () => {
    const { headers } = await logIn(site.url, 'admin');
    const { failures, statuses } = await fuzz(site.url, headers, { runs: RUNS, seed: SEED });
    expect(failures).toEqual([]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(RUNS / 20);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(RUNS / 10);
  });

  it.each([
    ['/de/api/search/?query=%00', 400],
    [`/de/api/search/?query=${encodeURIComponent('𝕏'.repeat(100))}`, 200],
    [`/de/api/search/events/?query=${encodeURIComponent('𝕏'.repeat(100))}`, 200],
    ['/de/api/search/?query=constructor', 200],
    ['/de/api/search/autocomplete/?query=a%00b', 400],
    ['/de/pageeditor-api/page/be%00such', 400],
    ['/de/pageeditor-api/container/by-slug/%00', 400],
    ['/de/api/events/9007199254740993/', 400],
    ['/de/api/events/99999999999999999999999/', 400],
    ['/de/api/events/?page=9007199254740993', 400],
    ['/de/api/events/?ids=99999999999', 400],
  ])('%s is %d', async (path, status) => {
    const answer = await ask<{ detail?: string }>(site.url + path);
    expect([answer.status, answer.body.detail]).toEqual([status, status === 200 ? undefined : expect.any(String)]);
  });

  it('a name with a NUL is no login', async () => {
    const form = await fetch(`${site.url}/admin/login/`);
    const token = /csrftoken=([^;]+)/.exec(form.headers.getSetCookie().join('\n'))?.[1] ?? '';
    const body = new URLSearchParams({ username: 'ad\0min', password: 'x', csrfmiddlewaretoken: token });
    expect(
      (await fetch(`${site.url}/admin/login/`, { method: 'POST', body, headers: { cookie: `csrftoken=${token}` } }))
        .status,
    ).toBe(400);
  });
});
