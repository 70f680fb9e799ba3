import type { EditedDocument, PreviewLink } from '@foyer/shared/api';
import type { ModuleRow } from '@foyer/shared/modules';
import fc from 'fast-check';
import { BackOfficeClient } from '../../testing/back-office-client.ts';
import { leap, leapingClock } from '../../testing/leap.ts';
import { type Answer, ask, logIn, type Login, processForTests } from '../../testing/site.ts';
import { OWNER_KINDS } from '../pages/owners.ts';

const SECRET = 'Nur wer den Link hat';
/** Manipulations that are tried. */
const TRIES = 1000;
type Kind = keyof typeof OWNER_KINDS;
const KINDS = Object.keys(OWNER_KINDS) as Kind[];
const LOCALES = ['de', 'en'] as const;
/** Of each kind there is one of this number; the page is the home page. */
const ID = 1;

describe('a link that shows a working copy', () => {
  const site = processForTests({ env: leapingClock() });
  let editor: Login;

  const editing = (kind: Kind, path: string): string => `${site.url}/de/pageeditor-api/${kind}/${ID}/${path}`;
  const make = async (kind: Kind = 'pages', body: object = {}) =>
    (
      await ask<PreviewLink>(editing(kind, 'previews/'), {
        method: 'POST',
        headers: editor.headers,
        body: JSON.stringify(body),
      })
    ).body;
  const list = async (kind: Kind = 'pages') =>
    (await ask<PreviewLink[]>(editing(kind, 'previews/'), { headers: editor.headers })).body;
  const revoke = ({ id }: PreviewLink, kind: Kind = 'pages') =>
    ask(editing(kind, `previews/${id}/`), { method: 'DELETE', headers: editor.headers });
  /** What visitors read. */
  const addressOf = (kind: Kind, locale: string): string =>
    `${site.url}/${locale}/${kind === 'pages' ? 'pageeditor-api/page/' : `api/${kind}/${ID}/`}`;
  const show = (token: string, kind: Kind = 'pages', locale = 'de'): Promise<Answer> =>
    ask(`${addressOf(kind, locale)}?preview=${encodeURIComponent(token)}`);
  const showsSecret = ({ body }: Answer): boolean => JSON.stringify(body).includes(SECRET);

  async function write(kind: Kind): Promise<void> {
    const path = editing(kind, 'document/');
    const { headers } = await ask<EditedDocument>(path, { headers: editor.headers });
    const place = { column: 0, position: 99, slug: 'neu' };
    const rows: ModuleRow[] = [
      { ...place, id: -1, parent: null, model: 'container', fields: { layout: '100' } },
      {
        ...place,
        id: -2,
        parent: -1,
        model: 'headline',
        fields: { content: { de: SECRET, en: SECRET }, headline_level: 2 },
      },
    ];
    const written = await ask(path, {
      method: 'PATCH',
      headers: { ...editor.headers, 'if-match': headers.get('etag') ?? '' },
      body: JSON.stringify({ changes: Object.fromEntries(rows.map((row) => [row.id, { row }])) }),
    });
    expect(written.status).toBe(200);
  }

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
    for (const kind of KINDS) await write(kind);
  });

  it.each(KINDS)(
    'shows it to whoever has it, of %s in both languages, and nothing keeps what it shows',
    async (kind) => {
      const { token, created_at: from, expires_at: to } = await make(kind);
      expect(Date.parse(to) - Date.parse(from)).toBe(7 * 24 * 3600_000);
      for (const locale of LOCALES) {
        const shown = await show(token, kind, locale);
        expect([shown.status, shown.headers.get('cache-control'), showsSecret(shown)]).toEqual([
          200,
          'private, no-store',
          true,
        ]);
        expect(showsSecret(await ask(addressOf(kind, locale)))).toBe(false);
      }
    },
  );

  it('shows this page only, and no page without one', async () => {
    const { token } = await make();
    const elsewhere = await ask(`${addressOf('pages', 'de')}besuch?preview=${token}`);
    expect(elsewhere.status).toBe(404);
    // An empty parameter is none: that is the page that everybody sees.
    for (const other of ['', '1-', `${token}a`, 'a'.repeat(5000)]) expect(showsSecret(await show(other))).toBe(false);
  });

  it('shows an article that is still to come', async () => {
    const backOffice = new BackOfficeClient(site.url, editor);
    const path = `articles/${ID}/`;
    const { body } = await backOffice.read<{ published_at: string }>(path);
    const date = (at: string) => backOffice.changeNow(path, { ...body, published_at: at });
    const { token } = await make('articles');
    expect((await date(new Date(Date.now() + 9 * 24 * 3600_000).toISOString())).status).toBe(200);
    expect([(await ask(addressOf('articles', 'de'))).status, (await show('1-x', 'articles')).status]).toEqual([
      404, 404,
    ]);
    expect(showsSecret(await show(token, 'articles'))).toBe(true);
    await date(body.published_at);
  });

  it('shows nothing any more once it is revoked, and is gone from the list', async () => {
    const link = await make();
    expect((await show(link.token)).status).toBe(200);
    expect((await revoke(link)).status).toBe(204);
    expect((await show(link.token)).status).toBe(404);
    expect((await revoke(link)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).not.toContain(link.id);
  });

  it.each(KINDS)('is made, listed and revoked by editors only, of %s', async (kind) => {
    const { id } = await make(kind);
    for (const [method, path] of [
      ['GET', 'previews/'],
      ['POST', 'previews/'],
      ['DELETE', `previews/${id}/`],
    ] as const)
      expect((await ask(editing(kind, path), { method })).status).toBe(401);
  });

  it('is for one to 90 days', async () => {
    for (const days of [0, 91, 1.5]) {
      const body = JSON.stringify({ days });
      const refused = await ask(editing('pages', 'previews/'), { method: 'POST', headers: editor.headers, body });
      expect(refused.status).toBe(400);
    }
    expect((await make('pages', { days: 90 })).id).toBeGreaterThan(0);
  });

  it('shows nothing any more once it has expired, to others that still hold it does', async () => {
    const [short, long] = [await make('pages', { days: 1 }), await make('pages', { days: 2 })];
    await leap(site.running);
    expect([(await show(short.token)).status, (await show(long.token)).status]).toEqual([404, 200]);
    editor = await logIn(site.url, 'editor');
    const ids = (await list()).map(({ id }) => id);
    expect(ids).toContain(long.id);
    expect(ids).not.toContain(short.id);
  });

  it(`of ${TRIES} manipulations none shows anything`, async () => {
    const [expired, ...links] = [
      await make('pages', { days: 1 }),
      ...(await Promise.all(KINDS.map((kind) => make(kind)))),
    ];
    await leap(site.running);
    editor = await logIn(site.url, 'editor');
    const revoked = await make();
    await revoke(revoked);
    const tokens = links.map(({ token }) => token);

    const token = fc.constantFrom(expired.token, revoked.token, ...tokens);
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=%+/. \0ä');
    const split = (whole: string): [string, string] => whole.split(/-(.*)/s, 2) as [string, string];
    const forged = fc.oneof(
      token,
      fc.tuple(token, fc.nat(50), letter).map(([one, at, other]) => one.slice(0, at) + other + one.slice(at + 1)),
      fc.tuple(token, fc.nat(50), letter).map(([one, at, other]) => one.slice(0, at) + other + one.slice(at)),
      fc.tuple(token, fc.nat(50)).map(([one, at]) => one.slice(0, at)),
      fc.tuple(token, token).map(([one, other]) => `${split(one)[0]}-${split(other)[1]}`),
      fc.tuple(token, fc.integer()).map(([one, id]) => `${id}-${split(one)[1]}`),
      fc.tuple(token, token).map((both) => both.join(',')),
      token.map((one) => one.toLowerCase()),
      token.map((one) => encodeURIComponent(one.replaceAll('-', '%2D'))),
      fc
        .tuple(token, fc.array(letter, { minLength: 43, maxLength: 43 }))
        .map(([one, sign]) => `${split(one)[0]}-${sign.join('')}`),
      fc.string({ maxLength: 80 }),
    );
    const manipulation = fc.record({
      kind: fc.constantFrom(...KINDS),
      locale: fc.constantFrom(...LOCALES),
      preview: forged,
    });
    await fc.assert(
      fc.asyncProperty(manipulation, async ({ kind, locale, preview }) => {
        // Its own token is none, and an empty one asks for nothing.
        fc.pre(preview !== '' && preview !== tokens[KINDS.indexOf(kind)]);
        const answer = await show(preview, kind, locale);
        // Characters that nothing may have are refused before anybody looks.
        expect([answer.status, showsSecret(answer)]).toEqual([preview.includes('\0') ? 400 : 404, false]);
      }),
      { numRuns: TRIES, seed: 11 },
    );
  });
});
