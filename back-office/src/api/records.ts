import { type Json, type Query, searchOf } from '@foyer/shared';
import type {
  AuditEntry,
  EntryCount,
  InUseProblem,
  Paged,
  PictureCrop,
  Resource,
  ResourceField,
  ResourceRecord,
} from '@foyer/shared/api';
import { type Http, HttpFailure, type Reply } from './http.ts';

const BASE = 'api/back-office';
/** So many records are deleted at once by their ids. */
const IDS_AT_ONCE = 100;

export interface ListQuery {
  page?: number;
  page_size?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  q?: string;
  ids?: string;
  [filter: string]: string | number | boolean | null | undefined;
}

/** What came of wanting to delete something. */
export type Removal = { isGone: true } | { isGone: false; inUse: InUseProblem };

/** What of a record can be written: fields that are not read only. A password that was not entered stays as it is. */
export function writable(fields: readonly ResourceField[], values: Record<string, unknown>): Record<string, Json> {
  const entries = fields
    .filter(({ name, kind, read_only }) => !read_only && name in values && !(kind === 'password' && !values[name]))
    .map(({ name }) => [name, values[name] ?? null] as const);
  return Object.fromEntries(entries) as Record<string, Json>;
}

/** Records of all resources, as the content service keeps them. */
export class Records {
  readonly http: Http;

  constructor(http: Http) {
    this.http = http;
  }

  async resources(): Promise<Resource[]> {
    return (await this.http.get<Resource[]>(`${BASE}/resources/`)).body;
  }

  /** A page past the end is an empty one: its last record may just have been deleted. */
  async list(resource: string, query: ListQuery): Promise<Paged<ResourceRecord>> {
    try {
      return (await this.http.get<Paged<ResourceRecord>>(`${BASE}/${resource}/`, query)).body;
    } catch (error) {
      const page = query.page ?? 1;
      if (!(error instanceof HttpFailure) || error.status !== 404 || page === 1) throw error;
      return { count: (page - 1) * (query.page_size ?? 25), next: null, previous: null, results: [] };
    }
  }

  read(resource: string, id: number | string): Promise<Reply<ResourceRecord>> {
    return this.http.get(`${BASE}/${resource}/${id}/`);
  }

  /** @param key of the new record: what is sent again under it, because its answer was lost, is the same record as it is now */
  create({ name, fields }: Resource, values: Record<string, unknown>, key: string): Promise<Reply<ResourceRecord>> {
    const query = searchOf({ idempotency_key: key });
    return this.http.send('POST', `${BASE}/${name}/${query}`, writable(fields, values));
  }

  /** @throws HttpFailure 412 when the record has changed since it was read with this entity tag */
  update(
    { name, fields }: Resource,
    id: number | string,
    values: Record<string, unknown>,
    etag: string,
  ): Promise<Reply<ResourceRecord>> {
    return this.http.send('PUT', `${BASE}/${name}/${id}/`, writable(fields, values), { 'if-match': etag });
  }

  /** @param isConfirmed whether what uses it may be detached, and what visitors sent with it may go */
  remove(resource: string, id: number | string, isConfirmed = false): Promise<Removal> {
    return this.#remove(`${resource}/${id}/`, { confirm: isConfirmed || null });
  }

  /** Deletes entries of forms with their files, once that is confirmed. @returns how many there are to be confirmed */
  async removeEntries(ids: readonly number[], isConfirmed = false): Promise<EntryCount> {
    const left = { count: 0, files: 0 };
    for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
      const part = ids.slice(start, start + IDS_AT_ONCE).join(',');
      const removal = await this.#remove('form-entries/', { ids: part, confirm: isConfirmed || null });
      if (removal.isGone) continue;
      left.count += removal.inUse.entries?.count ?? 0;
      left.files += removal.inUse.entries?.files ?? 0;
    }
    return left;
  }

  /** Shows another part of a picture; null for all of it. @returns its record as it is then @throws HttpFailure */
  async crop(id: number, crop: PictureCrop | null): Promise<Reply<ResourceRecord>> {
    await this.http.send('PATCH', `api/media/pictures/${id}/`, { crop });
    return this.read('pictures', id);
  }

  async audit(resource: string, id: number | string, page: number): Promise<Paged<AuditEntry>> {
    return (await this.http.get<Paged<AuditEntry>>(`${BASE}/${resource}/${id}/audit/`, { page })).body;
  }

  async #remove(path: string, query: Query): Promise<Removal> {
    try {
      await this.http.send('DELETE', `${BASE}/${path}${searchOf(query)}`);
      return { isGone: true };
    } catch (error) {
      if (error instanceof HttpFailure && error.status === 404) return { isGone: true };
      const problem = error instanceof HttpFailure && error.status === 409 ? error.problem : null;
      const { users = [], user_count, entries } = (problem ?? {}) as Partial<InUseProblem>;
      // Without any of these it cannot be deleted for another reason, which the problem says.
      if (users.length === 0 && !entries) throw error;
      return { isGone: false, inUse: { users, user_count: user_count ?? users.length, ...(entries && { entries }) } };
    }
  }
}
