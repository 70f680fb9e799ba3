import type { Answer, Login } from './site.ts';
import { ask } from './site.ts';

/** Calls of the back-office as its interface makes them. */
export class BackOfficeClient {
  readonly #url: string;
  readonly #login: Login;

  constructor(url: string, login: Login) {
    this.#url = url;
    this.#login = login;
  }

  read<T>(path: string, locale = 'de'): Promise<Answer<T>> {
    return ask<T>(this.#at(path, locale), { headers: this.#login.headers });
  }

  create<T>(resource: string, body: object, locale = 'de'): Promise<Answer<T>> {
    return this.#send<T>('POST', this.#at(`${resource}/`, locale), body);
  }

  /** @param etag null to send none */
  change<T>(path: string, body: object, etag: string | null): Promise<Answer<T>> {
    return this.#send<T>('PUT', this.#at(path, 'de'), body, etag === null ? {} : { 'if-match': etag });
  }

  /** Reads the entity tag first, as an editor does who opens the form. */
  async changeNow<T>(path: string, body: object): Promise<Answer<T>> {
    return this.change<T>(path, body, (await this.read(path)).headers.get('etag'));
  }

  remove<T>(path: string, confirm = false): Promise<Answer<T>> {
    return ask<T>(this.#at(path, 'de') + (confirm ? '?confirm=true' : ''), {
      method: 'DELETE',
      headers: this.#login.headers,
    });
  }

  #at(path: string, locale: string): string {
    return `${this.#url}/${locale}/api/back-office/${path}`;
  }

  #send<T>(method: string, url: string, body: object, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return ask<T>(url, { method, headers: { ...this.#login.headers, ...headers }, body: JSON.stringify(body) });
  }
}
