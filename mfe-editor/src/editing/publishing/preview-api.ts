import type { Content, ContentKind, Site } from '@foyer/shared';
import type { PreviewLink } from '@foyer/shared/api';

/** Links that show a working copy to whoever has them. */
export class PreviewApi {
  readonly #api: Site['api'];
  readonly #path: `/{locale}/pageeditor-api/${ContentKind}/${number}/previews/`;

  constructor({ api }: Site, { kind, id }: Pick<Content, 'kind' | 'id'>) {
    this.#api = api;
    this.#path = `/{locale}/pageeditor-api/${kind}/${id}/previews/`;
  }

  list(): Promise<PreviewLink[]> {
    return this.#api.get(this.#path);
  }

  make(days: number): Promise<PreviewLink> {
    return this.#api.send<PreviewLink>('POST', this.#path, { days });
  }

  async revoke(id: number): Promise<void> {
    await this.#api.send('DELETE', `${this.#path}${id}/`);
  }
}
