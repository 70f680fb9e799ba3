import { searchOf, type Json, type Locale, type Query } from '@foyer/shared';
import type { Problem } from '@foyer/shared/api';

/** An answer that is not 2xx, or none at all (`status` 0). */
export class HttpFailure extends Error {
  readonly status: number;
  readonly problem: (Problem & Record<string, unknown>) | null;

  constructor(status: number, problem: (Problem & Record<string, unknown>) | null, options?: ErrorOptions) {
    super(problem?.detail ?? problem?.title ?? `HTTP ${status}`, options);
    this.name = 'HttpFailure';
    this.status = status;
    this.problem = problem;
  }
}

export interface Reply<T> {
  body: T;
  /** Entity tag of what was read or written. */
  etag: string | null;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface HttpOptions {
  fetch: typeof globalThis.fetch;
  locale: () => Locale;
  csrfToken: () => string;
  /** Asked when the session has ended: true once somebody has logged in again, and what was refused is worth repeating. */
  onSessionEnd: () => Promise<boolean>;
  /** Told that who is logged in may not do what was asked (any more). */
  onRefusal?: () => void;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** Calls of the content service: JSON, CSRF, and no call lost to a session that has ended. */
export class Http {
  readonly #options: HttpOptions;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  get locale(): Locale {
    return this.#options.locale();
  }

  get csrfToken(): string {
    return this.#options.csrfToken();
  }

  /** @param query empty values are left out @throws HttpFailure for any answer that is not 2xx */
  get<T>(path: string, query: Query = {}): Promise<Reply<T>> {
    return this.send('GET', path + searchOf(query));
  }

  /** @param path below the language, without leading slash @throws HttpFailure */
  async send<T>(method: Method, path: string, body?: Json, headers: Record<string, string> = {}): Promise<Reply<T>> {
    return this.again(() => this.#once<T>(method, path, body, headers));
  }

  /** Does something, and once more if the session had ended and was begun again. */
  async again<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HttpFailure) || error.status !== 401 || !(await this.#options.onSessionEnd())) throw error;
      return work();
    }
  }

  url(path: string): string {
    return `/${this.locale}/${path}`;
  }

  async #once<T>(
    method: Method,
    path: string,
    body: Json | undefined,
    extra: Record<string, string>,
  ): Promise<Reply<T>> {
    const headers: Record<string, string> = { accept: 'application/json', ...extra };
    if (method !== 'GET') headers['x-csrftoken'] = this.csrfToken;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const signal = AbortSignal.timeout?.(this.#options.timeoutMs ?? TIMEOUT_MS);
    let response: Response;
    try {
      response = await this.#options.fetch(this.url(path), {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        credentials: 'same-origin',
        signal,
      });
    } catch (cause) {
      throw new HttpFailure(0, null, { cause });
    }
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const answer: unknown = isJson ? await response.json().catch(() => null) : null;
    if (response.status === 403) this.#options.onRefusal?.();
    if (!response.ok) throw new HttpFailure(response.status, answer as (Problem & Record<string, unknown>) | null);
    return { body: answer as T, etag: response.headers.get('etag') };
  }
}
