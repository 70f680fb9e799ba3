import type { KeptConsentRecord } from '@foyer/shared/api';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

const id = '8c2f6a9e-3b1d-4f8a-9c57-0e6d2b4a7f13';
const record = {
  id,
  revision: 1,
  categories: ['required', 'external_media'],
  services: { tracking: [], external_media: ['video'] },
  locale: 'de',
};

describe('proof of consent', () => {
  const site = serviceForTests();
  const send = (body: unknown, address = '203.0.113.7') =>
    ask(`${site.url}/api/consent-records/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });

  it('is kept for every decision, under a random id, with the time of the service and nothing of the visitor', async () => {
    expect((await send({ ...record, name: 'Ada Lind' })).status).toBe(204);
    expect((await send({ ...record, categories: ['required'], services: {} })).status).toBe(204);
    const { headers } = await logIn(site.url, 'admin');
    const { body } = await ask<KeptConsentRecord[]>(`${site.url}/api/consent-records/?id=${id}`, { headers });
    expect(body).toEqual([
      { ...record, categories: ['required'], services: {}, recorded_at: expect.any(String) as string },
      { ...record, recorded_at: expect.any(String) as string },
    ]);
    expect(Math.abs(Date.now() - new Date(body[0]?.recorded_at ?? 0).getTime())).toBeLessThan(60_000);
  });

  it('is shown to administrators only', async () => {
    expect((await ask(`${site.url}/api/consent-records/?id=${id}`)).status).toBe(401);
    const { headers } = await logIn(site.url, 'editor');
    expect((await ask(`${site.url}/api/consent-records/?id=${id}`, { headers })).status).toBe(403);
  });

  it('refuses what is no decision', async () => {
    const bad = [
      {},
      { ...record, id: 'me' },
      { ...record, revision: -1 },
      { ...record, categories: ['x'.repeat(41)] },
      { ...record, categories: Array(11).fill('a') },
      { ...record, services: { video: [5] } },
      { ...record, locale: 'fr' },
    ];
    for (const body of bad) expect((await send(body)).status).toBe(400);
  });

  it('takes no more than a visitor can decide', async () => {
    const statuses = [];
    for (let count = 0; count < 31; count++) statuses.push((await send(record, '203.0.113.8')).status);
    expect(statuses.slice(0, 30).every((status) => status === 204)).toBe(true);
    expect(statuses[30]).toBe(429);
    expect((await send(record, '203.0.113.9')).status).toBe(204);
  });
});
