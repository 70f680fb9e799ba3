import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../../platform/http/errors.ts';
import type { Sessions } from '../../content/users/sessions.ts';
import { backOfficePages } from './back-office-pages.ts';

const editor = { id: 1, username: 'editor', firstName: 'Edda', lastName: '</script><b>', role: 'editor', locale: 'de' };
const sessions = {
  userOf: async (token: string | undefined) => (token === 'known' ? editor : null),
} as unknown as Sessions;
const build = mkdtempSync(join(tmpdir(), 'foyer-back-office-'));
const loggedIn = { cookies: { sessionid: 'known' } };
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  answerErrors(app);
  await app.register(cookie);
  await app.register(async (pages) => backOfficePages(pages, { sessions, secureCookies: false }, build));
});

afterAll(async () => {
  await app.close();
  rmSync(build, { recursive: true });
});

test('who is not logged in is sent to the login, and back to the same record afterwards', async () => {
  const { statusCode, headers } = await app.inject('/admin/events/12/change/?tab=1');
  expect([statusCode, headers.location]).toEqual([
    302,
    '/admin/login/?next=%2Fadmin%2Fevents%2F12%2Fchange%2F%3Ftab%3D1',
  ]);
  expect(headers['cache-control']).toBe('no-store');
});

test('a back-office that is not built says so, and nothing else fails', async () => {
  const { statusCode, body } = await app.inject({ url: '/admin/', ...loggedIn });
  expect([statusCode, (JSON.parse(body) as { detail: string }).detail]).toEqual([
    503,
    'The back-office is not built (FOYER-490).',
  ]);
});

describe('a built back-office', () => {
  beforeAll(() => {
    mkdirSync(join(build, 'fonts'));
    writeFileSync(
      join(build, 'assets.json'),
      JSON.stringify({
        scripts: ['main.abc.js'],
        fonts: { 'instrument-sans': 'fonts/i.woff2', 'bricolage-grotesque': 'fonts/b.woff2' },
      }),
    );
    writeFileSync(join(build, 'main.abc.js'), 'start()');
    writeFileSync(join(build, 'main.abc.js.gz'), gzipSync('start()'));
  });

  test.each([
    '/admin',
    '/admin/',
    '/admin/events/',
    '/admin/events/12/change/',
    '/admin/popup/image-finder/?request=a',
  ])('answers %s with its page', async (url) => {
    const { statusCode, headers, body } = await app.inject({ url, ...loggedIn });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('src="/admin/assets/main.abc.js"');
    expect(body).toContain('<html lang="de">');
  });

  test('lets run what has its nonce, a new one each time, and nothing of another host', async () => {
    const answers = await Promise.all([
      app.inject({ url: '/admin/', ...loggedIn }),
      app.inject({ url: '/admin/', ...loggedIn }),
    ]);
    const nonces = answers.map(
      ({ headers }) =>
        /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    expect(answers[0]?.body).toContain(`<script nonce="${nonces[0]}"`);
    expect(String(answers[0]?.headers['content-security-policy'])).not.toMatch(/unsafe|https?:|\*/);
  });

  test('says who works there, whatever they are called', async () => {
    const { body } = await app.inject({ url: '/admin/', ...loggedIn });
    const data = /<script id="user" type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ username: 'editor', name: 'Edda </script><b>', role: 'editor', locale: 'de' });
  });

  test('sends its files as the build has compressed them, to be kept for ever', async () => {
    const { headers } = await app.inject({ url: '/admin/assets/main.abc.js', headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/admin/assets/main.gone.js')).statusCode).toBe(404);
  });
});
