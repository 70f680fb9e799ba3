import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secureHtml } from '../http/html-page.ts';
import { languageOf } from '../http/language.ts';
import type { Service } from '../service.ts';
import type { Locale } from '../languages.ts';
import { audit } from './audit.ts';
import { clientName } from './client-name.ts';
import { CSRF_COOKIE, csrfCookie, SESSION_COOKIE, sessionCookie } from './cookies.ts';
import { csrfTokenFor, sameToken } from './csrf.ts';
import { FailedLogins } from './failed-logins.ts';
import { LOGIN_STYLE, type LoginFailure, loginPage, logoutPage } from './login-page.ts';
import { safeNext } from './next-path.ts';
import { isPassword } from './passwords.ts';
import { users } from './tables.ts';

const STATUS: Record<LoginFailure, number> = { wrong: 401, blocked: 429, expired: 403 };

type Form = Record<string, string | undefined>;

/** `/admin/login/` and `/admin/logout/`: pages of the service's own, in plain HTML. */
export async function loginRoutes(app: FastifyInstance, { db, sessions, secureCookies, now }: Service): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: secureCookies });
  await app.register(formBody);
  const failedLogins = new FailedLogins({ db, now });

  app.get('/admin/login/', (request, reply) => showLogin(request, reply, nextOf(request.query as Form, localeOf(request)), null));

  app.post('/admin/login/', async (request, reply) => {
    const form = formOf(request);
    const locale = localeOf(request);
    const next = nextOf(form, locale);
    if (!ownForm(request, form)) return showLogin(request, reply, next, 'expired');
    const { username = '', password = '' } = form;
    if (!(await failedLogins.admit(username, request.ip))) return showLogin(request, reply, next, 'blocked');

    const [user] = await db.select().from(users).where(eq(users.username, username));
    if (!(await isPassword(user?.passwordHash ?? null, password)) || !user) {
      audit(request.log, 'login-refused', user?.id ?? null);
      return showLogin(request, reply, next, 'wrong');
    }
    await failedLogins.forgive(username, request.ip);
    const token = await sessions.start(user.id, clientName(request.headers['user-agent']));
    audit(request.log, 'login', user.id);
    return reply
      .setCookie(SESSION_COOKIE, token, sessionCookie(secureCookies))
      .setCookie(CSRF_COOKIE, csrfTokenFor(token), csrfCookie(secureCookies))
      .header('cache-control', 'no-store')
      .redirect(next, 303);
  });

  app.get('/admin/logout/', (request, reply) => {
    const state = formState(request, reply, nextOf(request.query as Form, localeOf(request)));
    return secureHtml(reply, { locale: state.locale, style: LOGIN_STYLE, ...logoutPage(state) });
  });

  app.post('/admin/logout/', async (request, reply) => {
    const form = formOf(request);
    const next = nextOf(form, localeOf(request));
    if (!ownForm(request, form)) return reply.redirect('/admin/logout/', 303);
    const token = request.cookies[SESSION_COOKIE];
    if (token) await sessions.end(token);
    return reply.clearCookie(SESSION_COOKIE, { path: '/' }).clearCookie(CSRF_COOKIE, { path: '/' }).redirect(next, 303);
  });

  function showLogin(request: FastifyRequest, reply: FastifyReply, next: string, failure: LoginFailure | null): FastifyReply {
    const state = formState(request, reply, next);
    if (failure) void reply.code(STATUS[failure]);
    return secureHtml(reply, { locale: state.locale, style: LOGIN_STYLE, ...loginPage(state, failure) });
  }

  /** The form repeats the cookie's token, which another site cannot read. */
  function formState(request: FastifyRequest, reply: FastifyReply, next: string) {
    const csrfToken = request.cookies[CSRF_COOKIE] ?? randomBytes(32).toString('base64url');
    void reply.setCookie(CSRF_COOKIE, csrfToken, csrfCookie(secureCookies));
    return { locale: localeOf(request), next, csrfToken };
  }
}

function ownForm(request: FastifyRequest, form: Form): boolean {
  return sameToken(form['csrfmiddlewaretoken'] ?? '', request.cookies[CSRF_COOKIE] ?? '');
}

function formOf(request: FastifyRequest): Form {
  return typeof request.body === 'object' && request.body !== null ? (request.body as Form) : {};
}

const nextOf = (form: Form, locale: Locale): string => safeNext(form['next'], `/${locale}`);

/** Asked for by `lang`, else the language of the page that the visitor came from, else the browser's. */
function localeOf(request: FastifyRequest): Locale {
  const { lang, next } = request.query as Form;
  return languageOf(lang ?? /^\/(de|en)(\/|$|\?)/.exec(next ?? '')?.[1], request.headers['accept-language']);
}
