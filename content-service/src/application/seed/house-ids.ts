import type { HouseContent, EntityKind, EntityRef } from '@foyer/shared/house';
import type { Localised } from '../../platform/languages.ts';
import { pageUrls, type UrlsOf } from '../../platform/urls.ts';

type Keyed = readonly { key: string }[];

/** Database ids of content of a house, given before anything is written: everything may refer to everything. */
export class HouseIds {
  readonly #ids = new Map<string, number>();
  readonly #urls = new Map<string, Localised>();
  readonly #fileUrls: ReadonlyMap<string, string>;

  /** @param fileUrls URLs of files by their keys */
  constructor(content: HouseContent, { urlsOf, fileUrls }: { urlsOf: UrlsOf; fileUrls: ReadonlyMap<string, string> }) {
    this.#fileUrls = fileUrls;
    this.#number('picture', content.pictures);
    for (const [kind, items] of Object.entries(itemsOf(content))) this.#number(kind, items);
    this.#numberTerms(content);
    for (const page of content.pages)
      this.#urls.set(`page:${page.key}`, pageUrls({ pathDe: page.path.de, pathEn: page.path.en }));
    for (const { key, slug } of content.events)
      this.#urls.set(`event:${key}`, urlsOf('events', slug, this.id('event', key)));
    for (const { key, slug } of content.productions)
      this.#urls.set(`production:${key}`, urlsOf('productions', slug, this.id('production', key)));
    for (const { key, slug } of content.articles)
      this.#urls.set(`article:${key}`, urlsOf('articles', slug, this.id('article', key)));
    for (const { key, slug } of content.venues)
      this.#urls.set(`venue:${key}`, urlsOf('venues', slug, this.id('venue', key)));
    for (const { key, slug } of content.series)
      this.#urls.set(`series:${key}`, urlsOf('series', slug, this.id('series', key)));
    for (const { key, slug } of content.forms)
      this.#urls.set(`form:${key}`, urlsOf('forms', slug, this.id('form', key)));
    for (const { key, slug } of content.persons)
      this.#urls.set(`person:${key}`, urlsOf('persons', { de: slug, en: slug }, this.id('person', key)));
  }

  /** @throws Error for a key that the house does not have */
  id(kind: EntityKind | 'picture' | TermList, key: string): number {
    const id = this.#ids.get(`${kind}:${key}`);
    if (id === undefined) throw new Error(`The house's content refers to ${kind}:${key}, which does not exist`);
    return id;
  }

  idOf(ref: EntityRef): number {
    const id = this.#ids.get(ref);
    if (id === undefined) throw new Error(`The house's content refers to ${ref}, which does not exist`);
    return id;
  }

  urlOf(ref: EntityRef): Localised {
    const urls = this.#urls.get(ref);
    if (!urls) throw new Error(`The house's content links to ${ref}, which has no page`);
    return urls;
  }

  urlOfFile(key: string): string {
    const url = this.#fileUrls.get(key);
    if (!url) throw new Error(`The house's content uses the file ${key}, which does not exist`);
    return url;
  }

  #number(kind: string, items: Keyed, offset = 0): void {
    items.forEach(({ key }, index) => this.#ids.set(`${kind}:${key}`, offset + index + 1));
  }

  /** All lists of terms are one table. */
  #numberTerms(content: HouseContent): void {
    let offset = 0;
    for (const list of TERM_LISTS) {
      this.#number(list, content[list], offset);
      const alias = ALIASES[list];
      if (alias) this.#number(alias, content[list], offset);
      offset += content[list].length;
    }
  }
}

export const TERM_LISTS = [
  ...(['genres', 'eventTypes', 'eventTags', 'productionTags', 'seasons'] as const),
  ...(['personCategories', 'articleCategories', 'articleTags'] as const),
] as const;
export type TermList = (typeof TERM_LISTS)[number];

/** Terms that modules refer to. */
const ALIASES: Partial<Record<TermList, EntityKind>> = {
  genres: 'genre',
  eventTags: 'tag',
  articleCategories: 'articleCategory',
};

function itemsOf({
  pages,
  events,
  productions,
  persons,
  articles,
  venues,
  rooms,
  series,
  forms,
}: HouseContent): Record<string, Keyed> {
  return {
    page: pages,
    event: events,
    production: productions,
    person: persons,
    article: articles,
    venue: venues,
    room: rooms,
    series,
    form: forms,
  };
}
