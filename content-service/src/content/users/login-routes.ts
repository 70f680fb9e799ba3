import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BUILD, builtFiles, fontUrls } from '../../platform/http/back-office-files.ts';
import { isUnavailable, logUnavailable, RETRY_AFTER_S } from '../../platform/http/errors.ts';
import { secureHtml } from '../../platform/http/html-page.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Service } from '../../service.ts';
import type { Locale } from '../../platform/languages.ts';
import { AccountPace, isKnownBrowser, knownBrowser } from './account-pace.ts';
import { audit } from './audit.ts';
import { clientName } from './client-name.ts';
import {
  BROWSER_COOKIE,
  browserCookie,
  CSRF_COOKIE,
  csrfCookie,
  SESSION_COOKIE,
  sessionCookie,
} from '../../platform/http/session-cookies.ts';
import { csrfTokenFor, sameToken } from '../../platform/http/csrf.ts';
import { FailedLogins } from './failed-logins.ts';
import { type LoginFailure, loginForm, loginPage, loginStyle, logoutPage } from './login-page.ts';
import { safeNext } from './next-path.ts';
import { PASSKEY_SCRIPT, passkeyScript } from './passkey-script.ts';
import { isPassword } from './passwords.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { users } from './tables.ts';

const STATUS: Record<LoginFailure, number> = { wrong: 401, blocked: 429, slow: 429, expired: 403, unavailable: 503 };

type Form = Record<string, string | undefined>;

/** `/admin/login/` and `/admin/logout/`: pages of the service's own, in plain HTML. */
export async function loginRoutes(
  app: FastifyInstance,
  { db, sessions, passkeys, secureCookies, now }: Service,
): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: secureCookies });
  await app.register(formBody);
  const failedLogins = new FailedLogins({ db, now });
  const pace = new AccountPace({ db, now });
  let style = '';
  // Each time: a build that follows is served at once.
  app.addHook('onRequest', async () => void (style = loginStyle(fontUrls(await builtFiles(BUILD)))));

  app.get('/admin/login/', (request, reply) =>
    showLogin(request, reply, nextOf(request.query as Form, localeOf(request)), null),
  );

  // Put into the page that somebody wants to edit.
  app.get('/admin/login/form/', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
      .type('text/html; charset=utf-8')
      .send(loginForm(formState(request, reply, nextOf(request.query as Form, localeOf(request))))),
  );

  app.post('/admin/login/', { errorHandler: sayUnavailable(showLogin) }, async (request, reply) => {
    const form = formOf(request);
    const locale = localeOf(request);
    const next = nextOf(form, locale);
    if (!ownForm(request, form)) return showLogin(request, reply, next, 'expired');
    const { username = '', password = '' } = form;
    if (!(await failedLogins.admit(username, request.ip))) return showLogin(request, reply, next, 'blocked');

    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.username, username), users.isActive));
    const isKnown = user !== undefined && isKnownBrowser(request.cookies[BROWSER_COOKIE], user);
    const wait = isKnown ? 0 : await pace.admit(username);
    if (wait > 0) return showLogin(request, reply.header('retry-after', wait), next, 'slow', wait);
    if (!(await isPassword(user?.passwordHash ?? null, password)) || !user) {
      audit(request.log, 'login-refused', user?.id ?? null);
      return showLogin(request, reply, next, 'wrong');
    }
    await failedLogins.forgive(username, request.ip);
    if (!isKnown) await pace.forgive(username);
    await begin(request, reply, user, false);
    return reply.redirect(next, 303);
  });

  app.get(PASSKEY_SCRIPT, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(passkeyScript),
  );

  app.post('/admin/login/passkey/options', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await passkeys.requestOptions()),
  );

  app.post('/admin/login/passkey', async (request, reply) => {
    const { response, next } = sentIn(request);
    const user = isAssertion(response) ? await passkeys.userOf(response) : null;
    if (!user) {
      audit(request.log, 'login-refused', null);
      return reply.code(401).header('cache-control', 'no-store').send({ status: 401 });
    }
    await begin(request, reply, user, true);
    return reply.send({ next: safeNext(typeof next === 'string' ? next : undefined, `/${localeOf(request)}`) });
  });

  app.get('/admin/logout/', (request, reply) =>
    showLogout(request, reply, nextOf(request.query as Form, localeOf(request)), null),
  );

  app.post('/admin/logout/', { errorHandler: sayUnavailable(showLogout) }, async (request, reply) => {
    const form = formOf(request);
    const next = nextOf(form, localeOf(request));
    if (!ownForm(request, form)) return reply.redirect('/admin/logout/', 303);
    const token = request.cookies[SESSION_COOKIE];
    if (token) await sessions.end(token);
    return reply.clearCookie(SESSION_COOKIE, { path: '/' }).clearCookie(CSRF_COOKIE, { path: '/' }).redirect(next, 303);
  });

  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    user: SessionUser,
    byPasskey: boolean,
  ): Promise<void> {
    const token = await sessions.start(user.id, clientName(request.headers['user-agent']), { byPasskey });
    // Nobody has the cookie of the one before any more.
    const before = request.cookies[SESSION_COOKIE];
    if (before) await sessions.end(before);
    audit(request.log, 'login', user.id);
    void reply
      .setCookie(SESSION_COOKIE, token, sessionCookie(secureCookies))
      .setCookie(CSRF_COOKIE, csrfTokenFor(token), csrfCookie(secureCookies))
      .setCookie(BROWSER_COOKIE, knownBrowser(user), browserCookie(secureCookies))
      .header('cache-control', 'no-store');
  }

  /** People see this answer: a page, and no problem of an API. @throws the error, if it is another one */
  function sayUnavailable(show: typeof showLogin | typeof showLogout) {
    return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
      if (!isUnavailable(error)) throw error;
      logUnavailable(request, error);
      const next = nextOf(formOf(request), localeOf(request));
      void show(request, reply.header('retry-after', RETRY_AFTER_S), next, 'unavailable');
    };
  }

  function showLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    next: string,
    failure: LoginFailure | null,
    seconds = 0,
  ): FastifyReply {
    const state = formState(request, reply, next);
    if (failure) void reply.code(STATUS[failure]);
    return secureHtml(reply, {
      locale: state.locale,
      style,
      script: PASSKEY_SCRIPT,
      ...loginPage(state, failure, seconds),
    });
  }

  function showLogout(
    request: FastifyRequest,
    reply: FastifyReply,
    next: string,
    failure: 'unavailable' | null,
  ): FastifyReply {
    const state = formState(request, reply, next);
    if (failure) void reply.code(STATUS[failure]);
    return secureHtml(reply, { locale: state.locale, style, ...logoutPage(state, failure) });
  }

  /** The form repeats the cookie's token, which another site cannot read. */
  function formState(request: FastifyRequest, reply: FastifyReply, next: string) {
    const csrfToken = request.cookies[CSRF_COOKIE] ?? randomBytes(32).toString('base64url');
    void reply.setCookie(CSRF_COOKIE, csrfToken, csrfCookie(secureCookies));
    return { locale: localeOf(request), next, csrfToken };
  }
}

/** What a browser sends of a passkey; its content is checked with its signature. */
function isAssertion(value: unknown): value is AuthenticationResponseJSON {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('id' in value) ||
    typeof value.id !== 'string' ||
    !('response' in value)
  )
    return false;
  const { response } = value;
  return (
    typeof response === 'object' &&
    response !== null &&
    'clientDataJSON' in response &&
    typeof response.clientDataJSON === 'string'
  );
}

function ownForm(request: FastifyRequest, form: Form): boolean {
  return sameToken(form['csrfmiddlewaretoken'] ?? '', request.cookies[CSRF_COOKIE] ?? '');
}

/** A field that was sent twice, or is no text, is none. */
function formOf(request: FastifyRequest): Form {
  return Object.fromEntries(
    Object.entries(sentIn(request)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

const sentIn = ({ body }: FastifyRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

const nextOf = (form: Form, locale: Locale): string => safeNext(form['next'], `/${locale}`);

/** Asked for by `lang`, else the language of the page that the visitor came from, else the browser's. */
function localeOf(request: FastifyRequest): Locale {
  const { lang, next } = request.query as Form;
  return languageOf(lang ?? /^\/(de|en)(\/|$|\?)/.exec(next ?? '')?.[1], request.headers['accept-language']);
}
