import { ask, serviceForTests } from '../../testing/site.ts';

/** More than all addresses together may send at once. */
const FLOOD = 700;
const ABREAST = 50;

describe('the limits of what forms send', () => {
  const site = serviceForTests();

  const send = async (address: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return (await ask(`${site.url}/de/api/forms-entries/`, { method: 'POST', headers, body: '{}' })).status;
  };

  it('refuse who sends too much, and nobody else', async () => {
    const answers: number[] = [];
    for (let sent = 0; sent < FLOOD; sent += ABREAST)
      answers.push(...(await Promise.all(Array.from({ length: ABREAST }, () => send('203.0.113.1')))));
    expect(answers.filter((status) => status === 400)).toHaveLength(60);
    expect(answers.filter((status) => status === 429)).toHaveLength(FLOOD - 60);
    expect(await send('198.51.100.2')).toBe(400);
  });
});
