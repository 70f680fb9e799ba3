import { DEFAULT_LOCALE, FoyerError } from '@foyer/shared';

/** How something is asked of the content service. */
export interface ContentRequest {
  /** Language of the answer, for paths without one. */
  locale: string;
  cookie?: string;
  /** How long the answer may take, in milliseconds. */
  limitMs: number;
}

/** Text of an answer and its cache tags. */
export interface ContentAnswer {
  text: string;
  tags: string[];
}

/** The content service has said that there is no such thing, and not that something went wrong. */
export class AbsentError extends FoyerError {
  constructor(address: string) {
    super('FOYER-209', `the content service answered 404: ${address}`);
  }
}

/** The calls that the shell itself makes to the content service. */
export class ContentService {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** @param path on the content service, or a whole address. @throws AbsentError for a 404. @throws FoyerError FOYER-209 for anything else but a 2xx answer in time. */
  async get(path: string, { locale, cookie, limitMs }: ContentRequest): Promise<ContentAnswer> {
    const headers = { 'accept-language': locale, ...(cookie && { cookie }) };
    const address = path.startsWith('/') ? this.url + path : path;
    let failure: string;
    try {
      // What is left of a limit is seldom a whole number, and signals take no other.
      const response = await fetch(address, { headers, signal: AbortSignal.timeout(Math.ceil(limitMs)) });
      const text = await response.text();
      if (response.ok) return { text, tags: tagsOf(response.headers) };
      if (response.status === 404) throw new AbsentError(address);
      failure = `answered ${response.status}`;
    } catch (error) {
      if (error instanceof AbsentError) throw error;
      failure =
        error instanceof Error && error.name === 'TimeoutError'
          ? `did not answer within ${limitMs} ms`
          : 'cannot be reached';
    }
    throw new FoyerError('FOYER-209', `the content service ${failure}: ${address}`);
  }

  /** One page of what search engines should find; null for a page that there is not. @throws FoyerError FOYER-209 */
  async sitemap(page: number, limitMs = 10_000): Promise<ContentAnswer | null> {
    try {
      return await this.get(`/api/sitemap/?page=${page}`, { locale: DEFAULT_LOCALE, limitMs });
    } catch (error) {
      if (error instanceof AbsentError) return null;
      throw error;
    }
  }

  /** Tells the content service of a page that was asked for and is missing. */
  async reportMissing(path: string, limitMs = 2000): Promise<void> {
    await fetch(`${this.url}/api/dashboard-error-log/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: path.slice(0, 2000) }),
      signal: AbortSignal.timeout(limitMs),
    });
  }

  /** The stream of changes (Server-Sent Events). */
  async changes(signal: AbortSignal): Promise<Response> {
    return fetch(`${this.url}/internal/changes`, { headers: { accept: 'text/event-stream' }, signal });
  }
}

function tagsOf(headers: Headers): string[] {
  const tags = headers.get('cache-tag');
  return tags ? tags.split(',').map((tag) => tag.trim()) : [];
}
