import type { EditedDocument, Page, PreviewLink } from '@foyer/shared/api';
import { leap, leapingClock } from '../../testing/leap.ts';
import { randomNumbers } from '../../testing/random-numbers.ts';
import { type Answer, ask, logIn, type Login, processForTests } from '../../testing/site.ts';

const SECRET = 'Nur wer den Link hat';
const PAGE = 1;

describe('a link that shows a working copy', () => {
  const site = processForTests({ env: leapingClock() });
  let editor: Login;

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
    const path = `${site.url}/de/pageeditor-api/pages/${PAGE}/document/`;
    const { body, headers } = await ask<EditedDocument>(path, { headers: editor.headers });
    const { id } = body.rows.find(({ model }) => model === 'teaser_item')!;
    const changes = { [id]: { values: { 'fields.headline.de': SECRET } } };
    const written = await ask(path, {
      method: 'PATCH',
      headers: { ...editor.headers, 'if-match': headers.get('etag') ?? '' },
      body: JSON.stringify({ changes }),
    });
    expect(written.status).toBe(200);
  });

  const links = `/de/pageeditor-api/pages/${PAGE}/previews/`;
  const make = async (body: object = {}) =>
    (await ask<PreviewLink>(site.url + links, { method: 'POST', headers: editor.headers, body: JSON.stringify(body) }))
      .body;
  const revoke = ({ id }: PreviewLink) =>
    ask(`${site.url}${links}${id}/`, { method: 'DELETE', headers: editor.headers });
  const show = (token: string, path = ''): Promise<Answer<Page>> =>
    ask<Page>(`${site.url}/de/pageeditor-api/page/${path}?preview=${encodeURIComponent(token)}`);

  it('shows it to whoever has it, and nothing keeps what it shows', async () => {
    const { token, created_at: from, expires_at: to } = await make();
    const { status, body, headers } = await show(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(JSON.stringify(body.modules)).toContain(SECRET);
    expect(Date.parse(to) - Date.parse(from)).toBe(7 * 24 * 3600_000);
    expect(JSON.stringify((await ask(`${site.url}/de/pageeditor-api/page/`)).body)).not.toContain(SECRET);
  });

  it('shows this page only, and no page without one', async () => {
    const { token } = await make();
    const [elsewhere, ...others] = [
      await show(token, 'besuch'),
      await show(''),
      await show('1-'),
      await show(`${token}a`),
    ];
    expect(elsewhere.status).toBe(404);
    // An empty parameter is none: that is the page that everybody sees.
    expect(JSON.stringify(others)).not.toContain(SECRET);
  });

  it('shows nothing any more once it is revoked, and is gone from the list', async () => {
    const link = await make();
    expect((await show(link.token)).status).toBe(200);
    expect((await revoke(link)).status).toBe(204);
    expect((await show(link.token)).status).toBe(404);
    expect((await revoke(link)).status).toBe(404);
    const { body } = await ask<PreviewLink[]>(site.url + links, { headers: editor.headers });
    expect(body.map(({ id }) => id)).not.toContain(link.id);
  });

  it('is made, listed and revoked by editors only', async () => {
    const { id } = await make();
    for (const [method, path] of [
      ['GET', links],
      ['POST', links],
      ['DELETE', `${links}${id}/`],
    ] as const)
      expect((await ask(site.url + path, { method })).status).toBe(401);
  });

  it('is for one to 90 days', async () => {
    for (const days of [0, 91, 1.5])
      expect(
        (await ask(site.url + links, { method: 'POST', headers: editor.headers, body: JSON.stringify({ days }) }))
          .status,
      ).toBe(400);
    expect((await make({ days: 90 })).id).toBeGreaterThan(0);
  });

  it('shows nothing any more once it has expired, to others that still hold it does', async () => {
    const [short, long] = [await make({ days: 1 }), await make({ days: 2 })];
    await leap(site.running);
    expect([(await show(short.token)).status, (await show(long.token)).status]).toEqual([404, 200]);
    editor = await logIn(site.url, 'editor');
    const { body } = await ask<PreviewLink[]>(site.url + links, { headers: editor.headers });
    expect(body.map(({ id }) => id)).toContain(long.id);
    expect(body.map(({ id }) => id)).not.toContain(short.id);
  });

  it('cannot be guessed from another: of 1,000 manipulations none shows anything', async () => {
    const [mine, other] = [await make(), await make()];
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const pick = randomNumbers(11);
    const manipulate = (token: string): string => {
      const [id = '', signature = ''] = token.split(/-(.*)/);
      const at = pick(signature.length);
      const ways = [
        () => `${id}-${signature.slice(0, at)}${letters[pick(64)]}${signature.slice(at + 1)}`,
        () => `${other.id}-${signature}`,
        () => `${pick(1e6) + 1}-${signature}`,
        () => `${id}-${signature.slice(0, at)}`,
        () => `${id}-${signature}${letters[pick(64)]}`,
        () => `0${token}`,
        () => `${id}-${[...signature].reverse().join('')}`,
        () => `${id}-${signature.toLowerCase()}`,
        () => `${id}-${Array.from({ length: 43 }, () => letters[pick(64)]).join('')}`,
        () => `${id}.${signature}`,
      ];
      return ways[pick(ways.length)]!();
    };
    const tokens = Array.from({ length: 1000 }, () => manipulate(mine.token)).filter((token) => token !== mine.token);
    expect(tokens.length).toBeGreaterThan(950);
    const shown: string[] = [];
    for (let at = 0; at < tokens.length; at += 20) {
      const answers = await Promise.all(
        tokens.slice(at, at + 20).map(async (token) => ({ token, answer: await show(token) })),
      );
      shown.push(
        ...answers
          .filter(({ answer }) => answer.status !== 404 || JSON.stringify(answer.body).includes(SECRET))
          .map(({ token }) => token),
      );
    }
    expect(shown).toEqual([]);
  });
});
