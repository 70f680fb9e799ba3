import type { Problem } from '../api/index.ts';
import type { Json, Locale } from '../contract.ts';

/** The content service answered with an error, or not at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, url: string, problem: Problem | null, options?: ErrorOptions) {
    super(`${status || 'no answer'} from ${url}${problem?.detail ? `: ${problem.detail}` : ''}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

export type Query = Record<string, string | number | boolean | null | undefined>;

export interface ApiClientOptions {
  /** Empty in the browser: same origin. */
  baseUrl: string;
  locale: () => Locale;
  fetch: typeof globalThis.fetch;
  /** Forwarded on the server for logged-in visitors. */
  cookie?: string;
  /** Value of the cookie `csrftoken`, for writes. */
  csrfToken?: () => string | undefined;
  /** How long an answer may be reused, in milliseconds: prefetched data is used by the navigation that follows. */
  freshForMs?: number;
  /** Told the cache tags of every answer. */
  onTags?: (tags: string[]) => void;
  /** Told of every 401 to a write, so that the site can offer to log in. */
  onUnauthorized?: () => void;
  timeoutMs?: number;
}

interface Kept {
  answer: Promise<unknown>;
  at: number;
}

/** Calls of the content service: the language, CSRF, one request for equal reads under way, typed errors. */
export class ApiClient {
  readonly #options: ApiClientOptions;
  readonly #reads: Map<string, Kept>;

  constructor(options: ApiClientOptions, reads = new Map<string, Kept>()) {
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
  get<T>(path: string, query: Query = {}): Promise<T> {
    const url = this.url(path, query);
    // Paths without a language segment answer in the language of the header.
    const key = `${this.#options.locale()} ${url}`;
    const kept = this.#reads.get(key);
    if (kept && Date.now() - kept.at <= (this.#options.freshForMs ?? 0)) return kept.answer as Promise<T>;
    const answer = this.#request<T>('GET', url);
    this.#keep(key, answer);
    return answer;
  }

  /** Writes. Everything kept is forgotten, since it may have changed. */
  async send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: Json | FormData, headers: Record<string, string> = {}): Promise<T> {
    try {
      return await this.#request<T>(method, this.url(path), body, headers);
    } finally {
      this.#reads.clear();
    }
  }

  /** The address of a call, as `get` would ask for it. */
  url(path: string, query: Query = {}): string {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) {
      if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
    }
    const suffix = search.size > 0 ? `?${search}` : '';
    return this.#options.baseUrl + path.replaceAll('{locale}', this.#options.locale()) + suffix;
  }

  #keep(key: string, answer: Promise<unknown>): void {
    const kept = { answer, at: Number.POSITIVE_INFINITY };
    const forget = () => {
      if (this.#reads.get(key) === kept) this.#reads.delete(key);
    };
    this.#reads.set(key, kept);
    answer.then(() => {
      kept.at = Date.now();
      if (!this.#options.freshForMs) forget();
    }, forget);
  }

  async #request<T>(method: string, url: string, body?: Json | FormData, extra: Record<string, string> = {}): Promise<T> {
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': this.#options.locale(), ...extra };
    if (this.#options.cookie) headers.cookie = this.#options.cookie;
    const isForm = body instanceof FormData;
    if (method !== 'GET') {
      const token = this.#options.csrfToken?.();
      if (token) headers['x-csrftoken'] = token;
      if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    }
    let response: Response;
    try {
      response = await this.#options.fetch(url, {
        method,
        headers,
        body: isForm || body === undefined ? body : JSON.stringify(body),
        credentials: 'same-origin',
        signal: AbortSignal.timeout(this.#options.timeoutMs ?? 15_000),
      });
    } catch (cause) {
      throw new ApiError(0, url, null, { cause });
    }
    const tags = response.headers.get('cache-tag');
    if (tags) this.#options.onTags?.(tags.split(',').map((tag) => tag.trim()));
    if (!response.ok) {
      if (response.status === 401 && method !== 'GET') this.#options.onUnauthorized?.();
      throw new ApiError(response.status, url, await problemOf(response));
    }
    if (response.status === 204) return undefined as T;
    try {
      return (await response.json()) as T;
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
