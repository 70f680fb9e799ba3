import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../../platform/http/errors.ts';
import type { Service } from '../../service.ts';
import { loginRoutes } from './login-routes.ts';

const UNREACHABLE = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Whoever logs in without JavaScript sees what the service answers. */
describe('the login form', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const logInWhere = async (failure: Error) => {
    const fail = () => {
      throw failure;
    };
    const db = new Proxy({}, { get: () => fail });
    app = fastify();
    answerErrors(app);
    await app.register(cookie);
    const service = { db, secureCookies: false, now: () => new Date() } as unknown as Service;
    await app.register(async (pages) => loginRoutes(pages, service));
    return app.inject({
      method: 'POST',
      url: '/admin/login/?lang=de',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'csrftoken=abc' },
      payload: 'username=editor&password=geheim&next=%2Fde%2Ftickets&csrfmiddlewaretoken=abc',
    });
  };

  it('stays a page while the database does not answer, and leads to the same place afterwards', async () => {
    const answer = await logInWhere(UNREACHABLE);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
    ]);
    expect(answer.body).toMatch(/role="alert">Die Anmeldung ist gerade nicht möglich\. Bitte gleich noch einmal\./);
    expect(answer.body).toContain('name="next" value="/de/tickets"');
    expect(answer.body).not.toContain('geheim');
  });

  it('leaves other failures to those who answer them', async () => {
    const answer = await logInWhere(new Error('a defect'));
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      500,
      expect.stringContaining('FOYER-410'),
    ]);
  });
});
