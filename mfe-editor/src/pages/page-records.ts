import { ApiError, type Locale, type Site } from '@foyer/shared';
import type { InUseProblem, RecordUser } from '@foyer/shared/api';
import { interfaceApi } from '../interface/interface-api.ts';
import { type Kept, readKept } from '../records/kept.ts';

/** A text in each language of the content. */
export type Texts = Record<Locale, string>;

/** A page as the back-office keeps it: everything about it but its modules. */
export interface PageRecord {
  id: number;
  title: Texts;
  headline: Texts;
  /** After the language, without slashes around it; the home page's is empty. */
  path: Texts;
  parent_id: number | null;
  /** Orders pages that stand below the same one. */
  position: number;
  is_online: boolean;
  is_clickable: boolean;
  in_menu: boolean;
  in_footer: boolean;
  is_landing_page: boolean;
  body_class: string;
  meta_title: Texts;
  meta_description: Texts;
  og_title: Texts;
  og_description: Texts;
  og_type: string;
  og_picture_id: number | null;
}

/** What an editor changes of a page: the rest stays as it is. */
export type PageChange = Partial<Omit<PageRecord, 'id'>>;

export type KeptPage = Kept<PageRecord>;

const PAGES = '/{locale}/api/back-office/pages/';
/** As many as one answer may have. */
const PAGE_SIZE = 100;

/** Pages of the site, as records of the back-office. */
export class PageRecords {
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  /** Every page, in no order. @throws ApiError */
  async all(): Promise<PageRecord[]> {
    const records: PageRecord[] = [];
    for (let page = 1, isThereMore = true; isThereMore; page += 1) {
      const { results, next } = await this.#api.get(PAGES, { page, page_size: PAGE_SIZE });
      records.push(...(results as unknown[] as PageRecord[]));
      isThereMore = next !== null;
    }
    return records;
  }

  /** @throws ApiError */
  read(id: number): Promise<KeptPage> {
    return readKept(this.#api, `${PAGES}${id}/`);
  }

  /** @throws ApiError 400 naming the fields that do not fit */
  create(page: PageChange): Promise<PageRecord> {
    return this.#api.send<PageRecord>('POST', PAGES, page);
  }

  /** @param etag of the page that was changed @throws ApiError 400; 412 when somebody else was faster */
  change(id: number, change: PageChange, etag: string): Promise<PageRecord> {
    return this.#api.send<PageRecord>('PUT', `${PAGES}${id}/`, change, { 'if-match': etag });
  }

  /** Shows a page to visitors. @throws ApiError */
  async putOnline(id: number): Promise<void> {
    const { record, etag } = await this.read(id);
    if (!record.is_online) await this.change(id, { is_online: true }, etag);
  }

  /** @param confirmed what uses the page may do without it @throws ApiError; 409 while something uses it, see `usersIn` */
  async remove(id: number, confirmed: boolean): Promise<void> {
    await this.#api.send('DELETE', `${PAGES}${id}/${confirmed ? '?confirm=true' : ''}`);
  }

  get #api() {
    return interfaceApi(this.#site);
  }
}

/** What uses a page that was not deleted because of it; null for another failure. */
export function usersIn(error: unknown): readonly RecordUser[] | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !error.problem || !('users' in error.problem))
    return null;
  return (error.problem as unknown as InUseProblem).users;
}
