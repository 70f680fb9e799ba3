import type { Container, Module, Page, Paged, SearchResult } from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import { BackOfficeClient } from '../../testing/back-office-client.ts';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
/** A word that stands nowhere else, for each thing. */
const WORDS = { page: 'Quastenflosser', article: 'Zitronenfalter', module: 'Nasenbaer', parent: 'Wolpertinger' };

/** Every kind of content that can be out of sight, in each of its states. */
const STATES = [
  { kind: 'page', state: 'online', shown: true, fields: { is_online: true } },
  { kind: 'page', state: 'offline', shown: false, fields: { is_online: false } },
  { kind: 'article', state: 'published', shown: true, fields: { published_at: inDays(-1) } },
  { kind: 'article', state: 'to come', shown: false, fields: { published_at: inDays(1) } },
  { kind: 'module', state: 'without a window', shown: true, fields: { online_from: null, online_to: null } },
  {
    kind: 'module',
    state: 'within its window',
    shown: true,
    fields: { online_from: inDays(-1), online_to: inDays(1) },
  },
  { kind: 'module', state: 'to come', shown: false, fields: { online_from: inDays(1), online_to: null } },
  { kind: 'module', state: 'over', shown: false, fields: { online_from: inDays(-2), online_to: inDays(-1) } },
  { kind: 'parent', state: 'online', shown: true, fields: { is_online: true } },
  { kind: 'parent', state: 'offline', shown: false, fields: { is_online: false } },
] as const;

describe('what is not online', () => {
  const site = serviceForTests();
  let editor: Record<string, string>;
  let desk: BackOfficeClient;
  let teaser: { id: number };

  const read = async <T>(path: string, headers: Record<string, string> = {}) =>
    ask<T>(`${site.url}/de/${path}`, { headers });
  const text = async (path: string, headers?: Record<string, string>) =>
    JSON.stringify((await read(path, headers)).body);
  const found = async (word: string) =>
    (await read<Paged<SearchResult>>(`api/search/others/?query=${word}`)).body.count;
  const write = <T>(method: string, path: string, body: object) =>
    ask<T>(`${site.url}/de/${path}`, { method, headers: { ...editor, 'if-match': '*' }, body: JSON.stringify(body) });

  const ids = { page: 0, parent: 0, child: 0, article: 0 };
  const slugs = { section: 'sichtbar-seite', articleSection: 'sichtbar-artikel' };

  beforeAll(async () => {
    const login = await logIn(site.url, 'admin');
    editor = login.headers;
    desk = new BackOfficeClient(site.url, login);
    const page = async (title: string, slug: string, parent: number | null) => {
      const { status, body } = await desk.create<{ id: number }>('pages', {
        title: { de: title, en: title },
        path: { de: slug, en: slug },
        parent_id: parent,
        is_online: true,
        is_clickable: true,
      });
      expect([status, body]).toEqual([201, expect.anything()]);
      return body.id;
    };
    ids.page = await page(WORDS.page, 'sichtbar', null);
    ids.parent = await page(WORDS.parent, 'eltern', null);
    ids.child = await page('Kind', 'eltern/kind', ids.parent);
    const article = await desk.create<{ id: number }>('articles', {
      title: { de: WORDS.article, en: WORDS.article },
      slug: { de: 'falter', en: 'falter' },
      published_at: inDays(-1),
    });
    expect([article.status, article.body]).toEqual([201, expect.anything()]);
    ids.article = article.body.id;
    const section = (slug: string, content_type: string, object_id: number) =>
      write<Container>('POST', 'pageeditor-api/modules/container/', {
        slug,
        parent: null,
        content_type,
        object_id,
        layout: '100',
      });
    const { body: own } = await section(slugs.section, 'page', ids.page);
    await section(slugs.articleSection, 'article', ids.article);
    const { body: list } = await write<Module>('POST', 'pageeditor-api/modules/teaser_list/', {
      slug: 'liste',
      parent: own.id,
      content_type: 'page',
      object_id: ids.page,
    });
    teaser = (
      await write<Module>('POST', 'pageeditor-api/modules/teaser_item/', {
        slug: 'teaser',
        parent: list.id,
        content_type: 'page',
        object_id: ids.page,
        headline: WORDS.module,
      })
    ).body;
  });

  /** What shows a thing: its name -> whether it does, for whoever has these headers. */
  const places = {
    page: async (headers: Record<string, string>) => ({
      page: (await text('pageeditor-api/page/sichtbar', headers)).includes(WORDS.page),
      section: (await read(`pageeditor-api/container/by-slug/${slugs.section}`, headers)).status === 200,
    }),
    article: async (headers: Record<string, string>) => ({
      section: (await read(`pageeditor-api/container/by-slug/${slugs.articleSection}`, headers)).status === 200,
    }),
    module: async (headers: Record<string, string>) => ({
      page: (await text('pageeditor-api/page/sichtbar', headers)).includes(WORDS.module),
      section: (await text(`pageeditor-api/container/by-slug/${slugs.section}`, headers)).includes(WORDS.module),
    }),
    parent: async (headers: Record<string, string>) => ({
      child: (await text('pageeditor-api/page/eltern/kind', headers)).includes(WORDS.parent),
    }),
  };
  /** What is the same for everybody. */
  const lists = {
    page: async () => ({ sitemap: (await text('api/sitemap/')).includes('sichtbar') }),
    article: async () => ({
      article: (await read(`api/articles/${ids.article}/`)).status === 200,
      list: (await text('api/articles/')).includes(WORDS.article),
      sitemap: (await text('api/sitemap/')).includes('falter'),
    }),
    module: async () => ({}),
    parent: async () => ({ sitemap: (await text('api/sitemap/')).includes('"eltern"') }),
  };
  const change = {
    page: (fields: object) => desk.changeNow(`pages/${ids.page}/`, fields),
    article: (fields: object) => desk.changeNow(`articles/${ids.article}/`, fields),
    module: (fields: object) => write('PATCH', `pageeditor-api/modules/teaser_item/${teaser.id}/`, fields),
    parent: (fields: object) => desk.changeNow(`pages/${ids.parent}/`, fields),
  };

  const every = (shown: boolean, seen: object) =>
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((place) => [place, shown])));

  it.each(STATES)(
    'a $kind that is $state: shown to visitors $shown, to editors always',
    async ({ kind, shown, fields }) => {
      await change.page({ is_online: true });
      const { status, body } = await change[kind](fields);
      expect([status, body]).toEqual([200, expect.anything()]);
      every(shown, await places[kind]({}));
      every(true, await places[kind](editor));
      every(shown, await lists[kind]());
      await eventually(async () => (await found(WORDS[kind])) > 0 === shown, {
        every: 50,
        what: `search for the ${kind}`,
      });
      expect((await text(`api/search/autocomplete/?query=${WORDS[kind].slice(0, 6)}`)).includes(WORDS[kind])).toBe(
        shown,
      );
    },
  );

  it('comes to the second, to those too who have kept an answer', async () => {
    const at = Date.now() + 2000;
    await change.page({ is_online: true });
    await change.module({ online_from: new Date(at).toISOString(), online_to: null });
    const shows = async () => (await text('pageeditor-api/page/sichtbar')).includes(WORDS.module);
    const begin = Date.now();
    expect(await shows()).toBe(false);
    const readMs = Date.now() - begin;
    await eventually(shows, { every: 20, what: 'the module' });
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    expect(Date.now() - at).toBeLessThan(1000 + 10 * readMs);
    await eventually(async () => (await found(WORDS.module)) > 0, { every: 50, what: 'search for the module' });
  });

  it('stays in the page of whoever writes it', async () => {
    await change.module({ online_from: inDays(1), online_to: null });
    const { body } = await read<Page>('pageeditor-api/page/sichtbar', editor);
    expect(JSON.stringify(body.modules)).toContain(WORDS.module);
  });
});
