import type { AnswerOf, Problem, QueryOf, ReadPath } from '../api/index.ts';
import { TIMEOUT_HEADER } from '../api/timeout.ts';
import type { Json, Locale } from '../contract.ts';
import { searchOf, type Query } from '../query.ts';

/** The content service answered with an error, or not at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** After how many seconds it is worth another try; null where the service has not said. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    url: string,
    problem: Problem | null,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: string | null } = {},
  ) {
    super(`${status || 'no answer'} from ${url}${problem?.detail ? `: ${problem.detail}` : ''}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.retryAfter = Number(retryAfter) || null;
  }
}

/** What differs between server, browser and tests. */
export interface ApiClientOptions {
  /** Empty in the browser: same origin. */
  baseUrl: string;
  locale: () => Locale;
  fetch: typeof globalThis.fetch;
  /** Forwarded on the server for logged-in visitors. */
  cookie?: string;
  /** Value of the cookie `csrftoken`, for writes. */
  csrfToken?: () => string | null;
  /** How long an answer may be reused, in milliseconds: prefetched data is used by the navigation that follows. */
  freshForMs?: number;
  /** How old a read under way may be for others to wait for it, in milliseconds; any, if not given. */
  joinForMs?: number;
  /** Told the cache tags of every answer. */
  onTags?: (tags: string[]) => void;
  /** Told when the service has failed a read or given no answer, also where the reader does without. */
  onFailure?: (url: string) => void;
  /** Asked after a write that was refused with 401: true once somebody has logged in again, and the write is worth repeating. */
  onUnauthorized?: () => Promise<boolean>;
  /** How long an answer may take; the content service is told, and refuses sooner what would come too late. */
  timeoutMs?: number;
  /** Aborted when no answer is waited for any more; then nothing else limits how long it may take. */
  signal?: AbortSignal;
}

interface Answer {
  value: unknown;
  /** Cache tags of what was read. */
  tags: string[];
}

interface Kept {
  answer: Promise<Answer>;
  begun: number;
  /** When it came; null while it is under way. */
  came: number | null;
}

/** Answers by language and address. Whoever shares them between clients says for how long they are true. */
export type Reads = Map<string, Kept>;

/** Calls of the content service: the language, CSRF, one request for equal reads under way, typed errors. */
export class ApiClient {
  readonly #options: ApiClientOptions;
  readonly #reads: Reads;

  constructor(options: ApiClientOptions, reads: Reads = new Map()) {
    this.#options = options;
    this.#reads = reads;
  }

  /** The same client in another language: for a page that is being prepared while the old one still stands. */
  in(locale: Locale): ApiClient {
    return new ApiClient({ ...this.#options, locale: () => locale }, this.#reads);
  }

  /**
   * Reads a resource. `{locale}` in the path becomes the language; empty query values are left out.
   * @throws ApiError for any answer that is not 2xx, unreadable, or missing.
   */
  async get<Path extends ReadPath>(path: Path, query: QueryOf<Path> = {}): Promise<AnswerOf<Path>> {
    return (await this.#read(this.url(path, query))) as AnswerOf<Path>;
  }

  /** Begins a read that somebody is about to make: addresses come from the manifests of remotes. */
  ahead(url: string): void {
    void this.#read(this.#options.baseUrl + url).catch(() => undefined);
  }

  async #read(url: string): Promise<unknown> {
    // Paths without a language segment answer in the language of the header.
    const key = `${this.#options.locale()} ${url}`;
    const kept = this.#reads.get(key);
    const isFresh = kept && this.#isUsable(kept);
    const answer = isFresh ? kept.answer : this.#request('GET', url);
    if (!isFresh) this.#keep(key, answer);
    try {
      const { value, tags } = await answer;
      if (tags.length > 0) this.#options.onTags?.(tags);
      return value;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) this.#options.onFailure?.(url);
      throw error;
    }
  }

  /** Writes, and once more if the session had ended and was begun again. Everything kept is forgotten, since it may have changed. */
  async send<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: Json | FormData,
    headers: Record<string, string> = {},
  ): Promise<T> {
    try {
      const write = () => this.#request(method, this.url(path), body, { headers });
      const { value } = await write().catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 401 || !(await this.#options.onUnauthorized?.()))
          throw error;
        return write();
      });
      return value as T;
    } finally {
      this.#reads.clear();
    }
  }

  /**
   * Posts something that is said again soon, or for the last time while the page goes: nobody is asked to log in because of it,
   * and nothing that is kept is forgotten.
   * @throws ApiError
   */
  async tell<T>(path: string, body: Json): Promise<T> {
    return (await this.#request('POST', this.url(path), body, { keepalive: true })).value as T;
  }

  /** The address of a call, as `get` would ask for it. */
  url(path: string, query: Query = {}): string {
    return this.#options.baseUrl + path.replaceAll('{locale}', this.#options.locale()) + searchOf(query);
  }

  #isUsable({ begun, came }: Kept): boolean {
    const { freshForMs = 0, joinForMs = Number.POSITIVE_INFINITY } = this.#options;
    return came === null ? Date.now() - begun <= joinForMs : Date.now() - came < freshForMs;
  }

  #keep(key: string, answer: Promise<Answer>): void {
    for (const [old, kept] of this.#reads) if (kept.came && !this.#isUsable(kept)) this.#reads.delete(old);
    const kept: Kept = { answer, begun: Date.now(), came: null };
    this.#reads.set(key, kept);
    answer.then(
      () => (kept.came = Date.now()),
      () => this.#reads.get(key) === kept && this.#reads.delete(key),
    );
  }

  async #request(
    method: string,
    url: string,
    body?: Json | FormData,
    { headers: extra = {}, keepalive = false }: { headers?: Record<string, string>; keepalive?: boolean } = {},
  ): Promise<Answer> {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': this.#options.locale(),
      ...extra,
    };
    if (this.#options.cookie) headers.cookie = this.#options.cookie;
    const isForm = body instanceof FormData;
    if (method !== 'GET') {
      const token = this.#options.csrfToken?.();
      if (token) headers['x-csrftoken'] = token;
      if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    }
    const { timeoutMs, signal: given } = this.#options;
    if (timeoutMs !== undefined) headers[TIMEOUT_HEADER] = String(timeoutMs);
    let response: Response;
    try {
      response = await this.#options.fetch(url, {
        method,
        headers,
        body: isForm || body === undefined ? body : JSON.stringify(body),
        credentials: 'same-origin',
        keepalive,
        // Files take their time on slow lines. Safari 15 knows no time limit, and waits.
        signal: given ?? AbortSignal.timeout?.(timeoutMs ?? (isForm ? 180_000 : 15_000)),
      });
    } catch (cause) {
      throw new ApiError(0, url, null, { cause });
    }
    const tags = (response.headers.get('cache-tag') ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    if (!response.ok) {
      if (tags.length > 0) this.#options.onTags?.(tags);
      const retryAfter = response.headers.get('retry-after');
      throw new ApiError(response.status, url, await problemOf(response), { retryAfter });
    }
    if (response.status === 204) return { value: undefined, tags };
    try {
      return { value: await response.json(), tags };
    } catch (cause) {
      throw new ApiError(502, url, null, { cause });
    }
  }
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    return response.headers.get('content-type')?.includes('json') ? ((await response.json()) as Problem) : null;
  } catch {
    return null;
  }
}
