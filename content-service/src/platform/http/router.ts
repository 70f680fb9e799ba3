import '@fastify/multipart';
import { TIMEOUT_HEADER } from '@foyer/shared/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { LANGUAGES, type Locale } from '../languages.ts';
import { sameToken, csrfTokenFor } from './csrf.ts';
import { mayAct, type Role, type SessionReader, type SessionUser } from './session-user.ts';
import { SESSION_COOKIE } from './session-cookies.ts';
import type { Admission } from './admission.ts';
import { secureHtml } from './html-page.ts';
import { languageOf } from './language.ts';
import type {
  DownloadOperation,
  OperationOutline,
  PageOperation,
  ReadOperation,
  RequestContext,
  UploadOperation,
  WriteOperation,
} from './operations.ts';
import { forbidden, HttpProblem, unauthorised } from './problem.ts';
import { answerOf, type CachedAnswer, isKnown, type ResponseCache, textAnswer } from './response-cache.ts';
import { sentName } from './sent-name.ts';

/** What editors send, who are known before it is read: what they have made of a whole page while they were offline, in both languages. */
const MAX_GUARDED_BODY_BYTES = 8 * 1024 * 1024;

type NoParameters = Record<never, never>;

export interface RouterOptions {
  app: FastifyInstance;
  cache: ResponseCache;
  admission: Admission;
  sessions: SessionReader;
  now: () => Date;
}

/** Registers operations under `/{lang}/…` and `/…`, and remembers them for the OpenAPI document. */
export class Router {
  readonly operations: OperationOutline[];
  readonly #options: RouterOptions;
  readonly #users = new WeakMap<FastifyRequest, Promise<SessionUser | null>>();

  constructor(options: RouterOptions, operations: OperationOutline[] = []) {
    this.#options = options;
    this.operations = operations;
  }

  /** For a scope of the application with plugins of its own. Its operations stand in the same document. */
  within(app: FastifyInstance): Router {
    return new Router({ ...this.#options, app }, this.operations);
  }

  read<A extends TSchema, P extends TProperties = NoParameters, Q extends TProperties = NoParameters>(
    operation: ReadOperation<P, Q, A>,
  ): void {
    const { role, media = 'application/json; charset=utf-8' } = operation;
    const outline = outlineOf(operation, {
      method: 'GET',
      status: 200,
      role: role ?? null,
      body: null,
      answerMedia: media,
    });
    this.#register(outline, async (request, reply) => {
      const context = await this.#context<P, Q>(request);
      const make = async (): Promise<CachedAnswer> => {
        // Without the settings there is no site, and who edits has something to lose: they never stand in a queue of visitors.
        const isUrgent = operation.isUrgent === true || context.user !== null;
        const { body, tags, ...rest } = isUrgent
          ? await operation.read(context)
          : await this.#options.admission.run(() => operation.read(context), patienceOf(request));
        return { ...(operation.media ? textAnswer(String(body), tags) : answerOf(body, tags)), ...rest };
      };
      const isPrivate = operation.isPrivate?.(context) ?? false;
      const answer =
        context.user || isPrivate ? await make() : await this.#options.cache.get(keyOf(operation.path, context), make);
      return sendRead(request, reply, answer, { ...context, isPrivate, media });
    });
  }

  write<
    A extends TSchema,
    B extends TSchema = TSchema,
    P extends TProperties = NoParameters,
    Q extends TProperties = NoParameters,
  >(operation: WriteOperation<P, Q, B, A>): void {
    const { method, status, role, write } = operation;
    const outline = outlineOf(operation, { method, status, role, body: operation.body ?? null });
    this.#register(outline, async (request, reply) => {
      const context = await this.#context<P, Q>(request);
      const ifMatch = request.headers['if-match'] ?? null;
      const { body, etag, headers = {} } = await write({ ...context, body: request.body as Static<B>, ifMatch });
      if (etag) void reply.header('etag', etag);
      return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body);
    });
  }

  /** The router's scope must have @fastify/multipart. */
  upload<A extends TSchema>(operation: UploadOperation<A>): void {
    const outline = outlineOf(operation, {
      method: 'POST',
      status: 201,
      role: operation.role ?? 'visitor',
      body: operation.body,
      media: 'multipart/form-data',
    });
    this.#register(outline, async (request, reply) => {
      if (!request.isMultipart()) throw new HttpProblem(415, 'Send the file as multipart/form-data.');
      const context = await this.#context<NoParameters, NoParameters>(request);
      const part = await request.file();
      const body = await operation.receive({
        ...context,
        part: part && { ...part, filename: sentName(part.filename) },
      });
      return reply.code(201).header('cache-control', 'no-store').send(body);
    });
  }

  download<P extends TProperties = NoParameters, Q extends TProperties = NoParameters>(
    operation: DownloadOperation<P, Q>,
  ): void {
    const { role, media } = operation;
    const outline = outlineOf(
      { ...operation, answer: Type.String() },
      { method: 'GET', status: 200, role, body: null, answerMedia: media },
    );
    this.#register(outline, async (request, reply) => {
      const { name, content } = await operation.send(await this.#context<P, Q>(request));
      return reply
        .type(media)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${plainName(name)}"`)
        .send(content);
    });
  }

  /** Needs neither the database nor a session: it is shown when something is wrong. */
  page(operation: PageOperation): void {
    const outline = outlineOf(
      { ...operation, answer: Type.String() },
      { method: 'GET', status: 200, role: null, body: null, answerMedia: 'text/html; charset=utf-8' },
    );
    this.#register(outline, async ({ params, headers }, reply) => {
      const locale = languageOf((params as { lang?: unknown }).lang, headers['accept-language']);
      return secureHtml(reply, { locale, ...operation.page(locale) });
    });
  }

  async #context<P extends TProperties, Q extends TProperties>(request: FastifyRequest): Promise<RequestContext<P, Q>> {
    const { lang, '*': rest, ...params } = request.params as Record<string, unknown>;
    return {
      locale: languageOf(lang, request.headers['accept-language']),
      // Validated by the schemas of the operation.
      params: { ...params, path: rest ?? '' } as Static<TObject<P>>,
      query: request.query as Static<TObject<Q>>,
      user: await this.#userOf(request),
      now: this.#options.now(),
      sessionToken: request.cookies[SESSION_COOKIE] ?? null,
      log: request.log,
    };
  }

  /** Who asks; read once a request. */
  #userOf(request: FastifyRequest): Promise<SessionUser | null> {
    const known = this.#users.get(request) ?? this.#options.sessions.userOf(request.cookies[SESSION_COOKIE]);
    this.#users.set(request, known);
    return known;
  }

  /** Permission comes first: before a body is read, and before anything is said about its form. */
  #guard({ role, method }: OperationOutline): ((request: FastifyRequest) => Promise<void>) | undefined {
    if (role === null || role === 'visitor') return undefined;
    return async (request) => {
      requireRole(await this.#userOf(request), role);
      if (method !== 'GET') requireCsrfToken(request, request.cookies[SESSION_COOKIE] ?? null);
    };
  }

  #register(
    outline: OperationOutline,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    const { app } = this.#options;
    const paths = fastifyPaths(outline.path);
    const guard = this.#guard(outline);
    const { path: _rest, ...params } = outline.params;
    const schema = {
      params: Type.Object(params),
      querystring: Type.Object(outline.query, { additionalProperties: false }),
      ...(outline.body && outline.media === 'application/json' && { body: outline.body }),
    };
    for (const url of paths.flatMap((path) => [`/:lang(${LANGUAGES.join('|')})/${path}`, `/${path}`])) {
      app.route({
        method: outline.method,
        url,
        schema,
        onRequest: guard ?? [],
        ...(guard && { bodyLimit: MAX_GUARDED_BODY_BYTES }),
        preValidation: dropEmptyParameters,
        handler,
      });
    }
    this.operations.push(outline);
  }
}

/** An empty filter is no filter. */
async function dropEmptyParameters(request: FastifyRequest): Promise<void> {
  const given = Object.entries(request.query as Record<string, unknown>);
  request.query = Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function outlineOf<P extends TProperties, Q extends TProperties, A extends TSchema>(
  {
    path,
    area,
    summary,
    params,
    query,
    answer,
  }: Pick<ReadOperation<P, Q, A>, 'path' | 'area' | 'summary' | 'params' | 'query' | 'answer'>,
  how: Pick<OperationOutline, 'method' | 'status' | 'role' | 'body'> &
    Partial<Pick<OperationOutline, 'media' | 'answerMedia'>>,
): OperationOutline {
  return {
    path,
    area,
    summary,
    params: params ?? {},
    query: query ?? {},
    answer,
    media: 'application/json',
    answerMedia: 'application/json',
    ...how,
  };
}

/** `pages/{id}` -> `pages/:id`; `{path}` takes the rest, which may be empty. */
function fastifyPaths(path: string): string[] {
  if (path.endsWith('/{path}')) return [path.replace('{path}', '*'), path.replace('/{path}', '')];
  return [path.replace(/\{(\w+)\}/g, ':$1')];
}

/** Every order of the same parameters is the same question. */
function keyOf(path: string, { locale, params, query }: { locale: Locale; params: object; query: object }): string {
  return JSON.stringify([locale, path, params, Object.entries(query).sort()]);
}

function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  { locale, user, isPrivate, media }: { locale: Locale; user: SessionUser | null; isPrivate: boolean; media: string },
): FastifyReply {
  void reply.headers({
    etag: answer.etag,
    'cache-tag': answer.tags.join(', '),
    'cache-control': isPrivate ? 'private, no-store' : user ? 'private, no-cache' : 'no-cache',
    'content-language': locale,
    vary: 'Accept-Language, Cookie',
  });
  if (isKnown(answer.etag, request.headers['if-none-match'])) return reply.code(304).send();
  if (answer.fileName) void reply.header('content-disposition', `inline; filename="${plainName(answer.fileName)}"`);
  return reply.type(media).send(answer.body);
}

/** A name as it may stand in a header. */
function plainName(name: string): string {
  return name.replace(/[^\w.-]/g, '-');
}

function requireRole(user: SessionUser | null, role: Role): void {
  if (!user) throw unauthorised();
  if (!mayAct(user, role)) throw forbidden('This needs an administrator.');
}

function requireCsrfToken(request: FastifyRequest, sessionToken: string | null): void {
  const header = request.headers['x-csrftoken'];
  const cookie = request.cookies['csrftoken'];
  const expected = sessionToken ? csrfTokenFor(sessionToken) : '';
  const isRight = typeof header === 'string' && cookie === header && sameToken(header, expected);
  if (!isRight) throw forbidden('The header X-CSRFToken must equal the cookie csrftoken of this session.');
}

/** How long whoever asks waits for the answer, in milliseconds. */
function patienceOf({ headers }: FastifyRequest): number {
  const said = Number(headers[TIMEOUT_HEADER]);
  return said > 0 ? said : Number.POSITIVE_INFINITY;
}
