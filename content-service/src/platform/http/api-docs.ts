import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SWAGGER_UI = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static');
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
/** Everything from here, nothing inline. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Foyer content service: API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
</head>
<body>
<main id="api"></main>
<noscript><p>This page needs JavaScript. The document that it shows is <a href="/api/openapi.json">openapi.json</a>.</p></noscript>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</body>
</html>
`;

/** Whoever is logged in on this site may try writes too: the token comes from their cookie. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const token = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1];
    if (token && request.method !== 'GET') request.headers['X-CSRFToken'] = token;
    return request;
  },
});
`;

/** `GET /api/docs/`: the OpenAPI document to read and to try. Its files come from here, under a policy of its own. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: SWAGGER_UI, serve: false, cacheControl: false });
  app.addHook(
    'onRequest',
    async (_request, reply) =>
      void reply.headers({
        'content-security-policy': POLICY,
        'cache-control': 'public, max-age=3600',
        'referrer-policy': 'no-referrer',
      }),
  );
  app.get('/api/docs', (request, reply) =>
    request.url.split('?', 1)[0]?.endsWith('/')
      ? reply.type('text/html; charset=utf-8').send(PAGE)
      : reply.redirect('/api/docs/'),
  );
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  for (const file of FILES) app.get(`/api/docs/${file}`, (_request, reply) => reply.sendFile(file));
}
