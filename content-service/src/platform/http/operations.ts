import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyBaseLogger } from 'fastify';
import type { Static, TObject, TProperties, TSchema } from 'typebox';
import type { Locale } from '../languages.ts';
import type { HtmlPage } from './html-page.ts';
import type { Role, SessionUser } from './session-user.ts';

/** What a handler knows of its request, validated. */
export interface RequestContext<P extends TProperties = TProperties, Q extends TProperties = TProperties> {
  locale: Locale;
  params: Static<TObject<P>>;
  query: Static<TObject<Q>>;
  /** Null for anonymous visitors. */
  user: SessionUser | null;
  /** Instant of the request. */
  now: Date;
  /** Value of the session cookie, if any. */
  sessionToken: string | null;
  /** Never to be told names, addresses or what somebody wrote. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** What a read comes to. */
export interface Answer<Body> {
  body: Body;
  /** What this answer was made of; a change of any of it purges copies. */
  tags: readonly string[];
  /** Given for versioned content only; else the entity tag is a hash of the answer. */
  etag?: string;
  /** What a browser calls the answer when it saves it. */
  fileName?: string;
}

/** One operation of the HTTP contract. `path` has no leading slash and no language; `{name}` is a parameter. */
interface Operation<P extends TProperties, Q extends TProperties, A extends TSchema> {
  path: string;
  area: 'Site' | 'Users' | 'Pages' | 'Programme' | 'Magazine' | 'Forms' | 'Media' | 'Dashboard' | 'Back-office';
  summary: string;
  params?: P;
  query?: Q;
  answer: A;
}

/** A GET. For anonymous visitors its answers are cached. */
export interface ReadOperation<P extends TProperties, Q extends TProperties, A extends TSchema> extends Operation<
  P,
  Q,
  A
> {
  /** Only for a session of this role or more. */
  role?: Role;
  /** Whether an answer is for whoever asks alone, also of visitors: nothing keeps it. */
  isPrivate?: (context: RequestContext<P, Q>) => boolean;
  /** Answered however much there is to do. */
  isUrgent?: boolean;
  /** Of an answer that is text and not JSON. */
  media?: 'text/calendar; charset=utf-8';
  read: (context: RequestContext<P, Q>) => Promise<Answer<Static<A>>>;
}

/** What a write gets: who asks for it, its body, and the entity tag that it is based on (null: whatever is there). */
export interface WriteContext<P extends TProperties, Q extends TProperties, B extends TSchema> extends RequestContext<
  P,
  Q
> {
  body: Static<B>;
  ifMatch: string | null;
}

/** What a write comes to; without a body it is empty. */
export interface WriteAnswer<Body> {
  body?: Body;
  etag?: string;
  headers?: Record<string, string | string[]>;
}

/** A write. With a `role` it needs a session and its CSRF token; `visitor` writes need neither. */
export interface WriteOperation<
  P extends TProperties,
  Q extends TProperties,
  B extends TSchema,
  A extends TSchema,
> extends Operation<P, Q, A> {
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  role: Role | 'visitor';
  body?: B;
  /** Of success. */
  status: 200 | 201 | 204;
  write: (context: WriteContext<P, Q, B>) => Promise<WriteAnswer<Static<A>>>;
}

/** What an upload gets. */
export interface UploadContext extends RequestContext<Record<never, never>, Record<never, never>> {
  /** The first file of the body, as a stream. */
  part: MultipartFile | undefined;
}

/** A POST of a file as `multipart/form-data`. Without a `role` it is open to visitors. */
export interface UploadOperation<A extends TSchema> extends Operation<Record<never, never>, Record<never, never>, A> {
  role?: Role;
  /** For the document. */
  body: TSchema;
  receive: (context: UploadContext) => Promise<Static<A>>;
}

/** A file that is saved and not shown. */
export interface Download {
  /** What the browser calls the file. */
  name: string;
  content: Readable;
}

/** A GET of a file for logged-in people; nothing keeps it. */
export interface DownloadOperation<P extends TProperties, Q extends TProperties> extends Omit<
  Operation<P, Q, TSchema>,
  'answer'
> {
  role: Role;
  media: 'text/csv; charset=utf-8' | 'application/octet-stream';
  send: (context: RequestContext<P, Q>) => Promise<Download>;
}

/** A GET of a page of the service's own, for visitors in their language. */
export interface PageOperation extends Pick<
  Operation<Record<never, never>, Record<never, never>, TSchema>,
  'path' | 'area' | 'summary'
> {
  page: (locale: Locale) => Omit<HtmlPage, 'locale'>;
}

/** What the OpenAPI document and the router need of an operation. */
export interface OperationOutline {
  method: string;
  path: string;
  area: string;
  summary: string;
  params: TProperties;
  query: TProperties;
  body: TSchema | null;
  /** Of the body. */
  media: 'application/json' | 'multipart/form-data';
  answer: TSchema;
  /** Of the answer. */
  answerMedia: string;
  status: number;
  role: Role | 'visitor' | null;
}
