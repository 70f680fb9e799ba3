import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Service } from '../../service.ts';
import { SESSION_COOKIE } from '../../platform/http/session-cookies.ts';
import { ASSETS_BASE, BUILD, builtFiles } from '../../platform/http/back-office-files.ts';
import { personName } from '../../content/users/person-name.ts';
import { backOfficePage, pagePolicy } from './page.ts';

/**
 * `/admin/…`: the back-office's application, for whoever is logged in; others are sent to the login. What it may read and
 * write its API decides. The addresses of single records (`/admin/events/12/change/`) answer with the same page.
 */
export async function backOfficePages(
  app: FastifyInstance,
  { sessions, secureCookies }: Pick<Service, 'sessions' | 'secureCookies'>,
  build = BUILD,
): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: secureCookies });
  // Named after their content, and compressed by the build. That they are not built is said when somebody asks for them.
  await app.register(fastifyStatic, {
    root: build,
    suppressWarning: true,
    prefix: ASSETS_BASE,
    wildcard: true,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    dotfiles: 'ignore',
  });

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (request, reply) => {
      const user = await sessions.userOf(request.cookies[SESSION_COOKIE]);
      void reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
      if (!user) return reply.redirect(`/admin/login/?next=${encodeURIComponent(request.url)}`, 302);
      const files = await builtFiles(build);
      if (!files) {
        request.log.error({ code: 'FOYER-490' }, 'the back-office is not built');
        throw new HttpProblem(503, 'The back-office is not built (FOYER-490).');
      }
      const nonce = randomBytes(16).toString('base64');
      const page = backOfficePage(
        files,
        { username: user.username, name: personName(user), role: user.role, locale: user.locale },
        nonce,
      );
      return reply.header('content-security-policy', pagePolicy(nonce)).type('text/html; charset=utf-8').send(page);
    });
  }
}
