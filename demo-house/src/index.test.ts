import house from './index.ts';
import { isLocalised } from './localise.ts';
import type { HouseContainer, HouseContent, EntityRef, FieldValue, Localised } from '@foyer/shared/house';

const today = '2026-11-21';
const content = house.contentOn(new Date(`${today}T10:00:00Z`));

/** Every value that lies somewhere in the content, with the way to it. */
function* values(value: unknown, path = 'content'): Generator<[path: string, value: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* values(inner, `${path}.${key}`);
}

const everything = [...values(content)];
const texts = everything.filter((entry): entry is [string, Localised] => isLocalised(entry[1] as FieldValue));
/** Texts that may be left out, because the module's field is optional. */
const optional = /\.(preline|subline|text|htmlHeader|path)$/;

const keysOf = (items: readonly { key: string }[]): Set<string> => new Set(items.map(({ key }) => key));
const known: Record<string, Set<string>> = {
  page: keysOf(content.pages),
  event: keysOf(content.events),
  production: keysOf(content.productions),
  person: keysOf(content.persons),
  article: keysOf(content.articles),
  venue: keysOf(content.venues),
  series: keysOf(content.series),
  form: keysOf(content.forms),
  articleCategory: keysOf(content.articleCategories),
  tag: keysOf(content.eventTags),
  room: keysOf(content.rooms),
  genre: keysOf(content.genres),
};
const pictures = keysOf(content.pictures);
const files = keysOf(content.files);
const missing = (keys: readonly string[], of: Set<string>): string[] => keys.filter((key) => !of.has(key));

describe('the demo content', () => {
  it('is written in both languages, without empty texts', () => {
    const empty = texts
      .filter(([path, { de, en }]) => !optional.test(path) && (!de.trim() || !en.trim()))
      .map(([path]) => path);
    expect(empty).toEqual([]);
    expect(texts.length).toBeGreaterThan(3000);
  });

  it('leaves an optional text out in both languages or in none', () => {
    expect(texts.filter(([, { de, en }]) => !de !== !en).map(([path]) => path)).toEqual([]);
  });

  it('names only items that exist', () => {
    const refs = everything.filter(([path]) => /\.(urlOf|idOf)$/.test(path)).map(([, ref]) => ref as EntityRef);
    const lost = refs.filter((ref) => {
      const [kind = '', key = ''] = ref.split(':');
      return !known[kind]?.has(key);
    });
    expect(refs.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
    expect(
      missing(
        everything
          .filter(([path, value]) => path.endsWith('.picture') && typeof value === 'string')
          .map(([, key]) => key as string),
        pictures,
      ),
    ).toEqual([]);
    expect(
      missing(
        everything
          .filter(([path, value]) => path.endsWith('.file') && typeof value === 'string')
          .map(([, key]) => key as string),
        files,
      ),
    ).toEqual([]);
  });

  it('links from every form to the privacy policy that it names', () => {
    const privacy = content.pages.find(({ key }) => key === 'datenschutz')!;
    for (const { key, intro } of content.forms) {
      expect([key, intro.de]).toEqual([key, expect.stringContaining(`href="/de/${privacy.path.de}"`)]);
      expect([key, intro.en]).toEqual([key, expect.stringContaining(`href="/en/${privacy.path.en}"`)]);
    }
  });

  it('connects programme, people, rooms and terms', () => {
    const types = keysOf(content.eventTypes);
    for (const item of [...content.events, ...content.productions]) {
      expect(
        missing(
          item.team.map(({ person }) => person),
          known['person']!,
        ),
      ).toEqual([]);
      expect(types).toContain(item.type);
      if (item.genre) expect(known['genre']).toContain(item.genre);
    }
    for (const event of content.events) {
      expect(known['room']).toContain(event.room);
      expect(missing(event.tags, known['tag']!)).toEqual([]);
      if (event.series) expect(known['series']).toContain(event.series);
      if (event.production) expect(known['production']).toContain(event.production);
    }
    expect(
      missing(
        content.productions.flatMap(({ tags }) => tags),
        keysOf(content.productionTags),
      ),
    ).toEqual([]);
    expect(
      missing(
        content.productions.map(({ season }) => season),
        keysOf(content.seasons),
      ),
    ).toEqual([]);
    expect(
      missing(
        content.persons.map(({ category }) => category),
        keysOf(content.personCategories),
      ),
    ).toEqual([]);
    expect(
      missing(
        content.rooms.map(({ venue }) => venue),
        known['venue']!,
      ),
    ).toEqual([]);
  });

  it('connects the articles of the magazine', () => {
    expect(
      missing(
        content.articles.flatMap(({ categories }) => categories),
        known['articleCategory']!,
      ),
    ).toEqual([]);
    expect(
      missing(
        content.articles.flatMap(({ tags }) => tags),
        keysOf(content.articleTags),
      ),
    ).toEqual([]);
    expect(
      missing(
        content.articles.flatMap(({ related }) => related),
        known['article']!,
      ),
    ).toEqual([]);
    const used = new Set(content.articles.flatMap(({ tags }) => tags));
    expect(content.articleTags.filter(({ key }) => !used.has(key))).toEqual([]);
    expect(content.articles.filter(({ publishedAt }) => publishedAt >= today)).toEqual([]);
  });

  it('gives every item its own key, and every kind its own slugs, in both languages', () => {
    const kinds = Object.values(content).filter(
      (items): items is { key: string }[] => Array.isArray(items) && items.length > 0 && 'key' in items[0]!,
    );
    for (const items of kinds) expect(keysOf(items).size).toBe(items.length);
    for (const items of [content.productions, content.articles, content.venues, content.series, content.forms]) {
      for (const locale of ['de', 'en'] as const)
        expect(new Set(items.map(({ slug }) => slug[locale])).size).toBe(items.length);
    }
    expect(new Set(content.persons.map(({ slug }) => slug)).size).toBe(content.persons.length);
    for (const locale of ['de', 'en'] as const)
      expect(new Set(content.articles.map(({ title }) => title[locale])).size).toBe(content.articles.length);
    for (const locale of ['de', 'en'] as const)
      expect(new Set(content.pages.map(({ path }) => path[locale])).size).toBe(content.pages.length);
  });

  it('gives every module a slug of its own within its owner, and as many columns as the layout has', () => {
    const owners: { modules: HouseContainer[] }[] = [
      ...content.pages,
      ...content.articles,
      ...content.productions,
      ...content.venues,
      ...content.series,
    ];
    for (const { modules } of owners) {
      const slugs = [...values(modules)].filter(([path]) => path.endsWith('.slug')).map(([, slug]) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const { layout, columns } of modules) expect(columns).toHaveLength(layout.split('-').length);
    }
  });

  it('links only to addresses that exist', () => {
    const listings = [
      'programm',
      'program',
      'produktionen',
      'productions',
      'team',
      'mediathek-de',
      'mediathek-en',
      'mediathek-de/tags',
      'mediathek-en/tags',
    ];
    const paths = {
      de: new Set([...listings, ...content.pages.map(({ path }) => path.de)]),
      en: new Set([...listings, ...content.pages.map(({ path }) => path.en)]),
    };
    const { menu, secondary, footer } = content.nav;
    for (const { url } of [...menu, ...menu.flatMap(({ children }) => children), ...secondary, ...footer]) {
      expect(paths.de).toContain(url.de.replace(/^\/de\/?/, ''));
      expect(paths.en).toContain(url.en.replace(/^\/en\/?/, ''));
    }
    for (const { newPath } of content.redirects)
      expect(paths[newPath.slice(1, 3) as 'de' | 'en']).toContain(newPath.slice(4));
  });

  it('has a tree of pages without loops, one of them offline, the home page at the root', () => {
    for (const { parent } of content.pages)
      if (parent) expect(content.pages.find(({ key }) => key === parent)?.parent).toBeNull();
    expect(content.pages.filter(({ isOnline }) => !isOnline)).toHaveLength(1);
    expect(content.pages.find(({ path }) => path.de === '')?.key).toBe('home');
    expect(content.pages.length).toBeGreaterThanOrEqual(25);
  });

  it('uses every kind of form field, with choices where there is something to choose', () => {
    const fields = content.forms.flatMap((form) => form.fields);
    expect([...new Set(fields.map(({ type }) => type))].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    for (const { type, choices } of fields) expect(choices.length > 0).toBe([5, 6, 7, 8].includes(type));
  });

  it('has hours for every day of the week and says why one day is an exception', () => {
    expect(content.openingHours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(content.openingExceptions.filter(({ day, note }) => day > today && note.de && note.en)).toHaveLength(1);
  });

  it('writes addresses only on invented hosts', () => {
    const hosts = everything.flatMap(([, value]) =>
      typeof value === 'string' ? [...value.matchAll(/https?:\/\/([^/"\s]+)/g)].map(([, host]) => host) : [],
    );
    expect(hosts.length).toBeGreaterThan(100);
    expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([]);
  });

  it('is the same for the same day', () => {
    const again: HouseContent = house.contentOn(new Date('2026-11-21T20:00:00Z'));
    expect(JSON.stringify(again)).toBe(JSON.stringify(content));
  });
});
