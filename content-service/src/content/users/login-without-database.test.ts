import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../../platform/http/errors.ts';
import type { Service } from '../../service.ts';
import { loginRoutes } from './login-routes.ts';

const UNREACHABLE = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Whoever logs in or out sees what the service answers: these forms need no JavaScript. */
describe('a form', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const send = async (form: { url: string; payload: string; cookie?: string }, failure: Error) => {
    const fail = () => {
      throw failure;
    };
    const db = new Proxy({}, { get: () => fail });
    app = fastify();
    answerErrors(app);
    await app.register(cookie);
    const service = { db, sessions: { end: fail }, secureCookies: false, now: () => new Date() } as unknown as Service;
    await app.register(async (pages) => loginRoutes(pages, service));
    return app.inject({
      method: 'POST',
      url: form.url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `csrftoken=abc;${form.cookie ?? ''}` },
      payload: `${form.payload}&next=%2Fde%2Ftickets&csrfmiddlewaretoken=abc`,
    });
  };
  const logInWhere = (failure: Error) =>
    send({ url: '/admin/login/?lang=de', payload: 'username=editor&password=geheim' }, failure);
  const logOutWhere = (failure: Error) =>
    send({ url: '/admin/logout/?lang=de', payload: '', cookie: 'sessionid=mine' }, failure);

  it('of logging in stays a page while the database does not answer, and leads to the same place afterwards', async () => {
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

  it('of logging out says that nobody is out yet, and keeps the session until somebody is', async () => {
    const answer = await logOutWhere(UNREACHABLE);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
    ]);
    expect(answer.body).toMatch(/role="alert">Sie sind noch angemeldet: /);
    expect(answer.body).toContain('name="next" value="/de/tickets"');
    expect(answer.cookies.map(({ name }) => name)).not.toContain('sessionid');
  });

  it('leaves other failures to those who answer them', async () => {
    for (const answer of [await logInWhere(new Error('a defect')), await logOutWhere(new Error('a defect'))])
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        500,
        expect.stringContaining('FOYER-410'),
      ]);
  });
});
