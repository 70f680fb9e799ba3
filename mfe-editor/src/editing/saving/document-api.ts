import { ApiError, type ApiClient, type Content, type ContentKind, type Json } from '@foyer/shared';
import type {
  EditedDocument,
  EditorName,
  KeptChange,
  PageVersion,
  Paged,
  PresentEditor,
  PublishedDocument,
} from '@foyer/shared/api';
import type { Difference } from '@foyer/shared/modules';
import { readKept } from '../../records/kept.ts';
import type { ContentLanguage } from '../document/commands.ts';

/** Somebody else was faster: what the server has now. */
export interface Overtaken {
  current: EditedDocument;
  newest_version: number;
}

type Owner = `/{locale}/pageeditor-api/${ContentKind}/${number}/`;

/** What no database keeps, as some programs put it on the clipboard: NUL, and halves of signs. */
const UNKEPT = /[\0\p{Surrogate}]/gu;

/** Calls of the content service for the working copy of one page, event, article … */
export class DocumentApi {
  readonly #api: ApiClient;
  readonly #owner: Owner;
  readonly #path: `${Owner}document/`;

  constructor(api: ApiClient, { kind, id }: Pick<Content, 'kind' | 'id'>) {
    this.#api = api;
    this.#owner = `/{locale}/pageeditor-api/${kind}/${id}/`;
    this.#path = `${this.#owner}document/`;
  }

  read(): Promise<EditedDocument> {
    return this.#api.get(this.#path);
  }

  /** As the server has it now, whatever was read a moment ago. @throws ApiError */
  async readNow(): Promise<EditedDocument> {
    return (await readKept<EditedDocument>(this.#api, this.#path)).record;
  }

  change(changes: Difference, etag: string, baseVersion?: number): Promise<KeptChange> {
    const body = { changes, ...(baseVersion !== undefined && { base_version: baseVersion }) };
    const clean = JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'string' ? value.replace(UNKEPT, '') : value,
    );
    return this.#api.send<KeptChange>('PATCH', this.#path, JSON.parse(clean) as Json, { 'if-match': etag });
  }

  publish(label: string, languages: readonly ContentLanguage[], etag: string): Promise<PublishedDocument> {
    return this.#api.send<PublishedDocument>(
      'POST',
      `${this.#path}publish/`,
      { label, languages: [...languages] },
      { 'if-match': etag },
    );
  }

  async discard(etag: string): Promise<void> {
    await this.#api.send('DELETE', `${this.#owner}draft/`, undefined, { 'if-match': etag });
  }

  /** Says where one is, and hears who else is there. */
  present(here: { client: string; module: number | null; is_leaving?: boolean }): Promise<PresentEditor[]> {
    return this.#api.tell<PresentEditor[]>(`${this.#owner}presence/`, here);
  }

  /** What those are called who edit. */
  editors(): Promise<EditorName[]> {
    return this.#api.get('/{locale}/api/editors/');
  }

  /** @param page from 1 @param named only those that have a name */
  versions({ page = 1, named = false }: { page?: number; named?: boolean } = {}): Promise<Paged<PageVersion>> {
    return this.#api.get(`${this.#owner}versions/`, {
      ...(page > 1 && { page }),
      ...(named && { named }),
    });
  }

  /** What a version consists of, in `rows`. */
  version(version: number): Promise<EditedDocument> {
    return this.#api.get(this.#path, { version });
  }

  async nameVersion(id: number, label: string): Promise<void> {
    await this.#api.send('PATCH', `${this.#owner}versions/${id}/`, { label });
  }

  restore(version: number): Promise<PageVersion> {
    return this.#api.send<PageVersion>('POST', `${this.#owner}versions/${version}/restore/`);
  }
}

/** What the server has, if a write was refused because somebody else was faster; else null. */
export function overtakenBy(error: unknown): Overtaken | null {
  return error instanceof ApiError && error.status === 412 && error.problem && 'current' in error.problem
    ? (error.problem as unknown as Overtaken)
    : null;
}
