import type { Article, Container, Module, ModuleOf, Page, Paged, PageVersion } from '@foyer/shared/api';
import { type Answer, ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

type Text = Module & { content: string; preline?: string };

describe('editing', () => {
  const site = serviceForTests();
  let editor: Login;
  let section: number;

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
    const { body } = await page();
    section = body.modules[0]?.id ?? 0;
  });

  const page = (locale = 'de') => ask<Page>(`${site.url}/${locale}/pageeditor-api/page/`);
  const write = <T = Text>(
    method: string,
    path: string,
    body?: unknown,
    headers = editor.headers,
  ): Promise<Answer<T>> =>
    ask<T>(`${site.url}/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const create = (model: string, fields: object, locale = 'de') =>
    write('POST', `${locale}/pageeditor-api/modules/${model}/`, {
      slug: `new-${model}`,
      parent: section,
      content_type: 'page',
      object_id: 1,
      ...fields,
    });
  /** Headers of a write that means whatever is there. */
  const whatever = () => ({ ...editor.headers, 'if-match': '*' });
  const modulesOf = ({ modules }: Page) =>
    modules.flatMap((item) => ('columns' in item ? item.columns.flatMap(({ children }) => children) : [item]));

  it('creates a module that visitors see at once, with the defaults of its model', async () => {
    const { status, body, headers } = await create('headline', { content: 'Neu im Haus', position: 0 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      model: 'headline',
      content: 'Neu im Haus',
      headline_level: 2,
      preline: '',
      anchor: '',
    });
    expect(headers.get('etag')).toBe(`"module-${body.id}-1"`);
    const [first] = modulesOf((await page()).body);
    expect(first).toMatchObject({ id: body.id, content: 'Neu im Haus' });
  });

  it('changes a text in one language and leaves the other', async () => {
    const { body } = await create('headline', { content: 'Guten Tag' });
    await write('PATCH', `en/pageeditor-api/modules/headline/${body.id}/`, { content: 'Good day' }, whatever());
    const shown = async (locale: string) => modulesOf((await page(locale)).body).find(({ id }) => id === body.id);
    expect(await shown('de')).toMatchObject({ content: 'Guten Tag' });
    expect(await shown('en')).toMatchObject({ content: 'Good day' });
  });

  it('stores HTML without anything that runs', async () => {
    const content =
      '<p onclick="alert(1)">Hallo <a href="javascript:alert(1)">du</a><script>alert(1)</script><img src=x onerror=alert(1)></p><iframe src="https://x.example"></iframe>';
    const { body } = await create('text', { content });
    expect(body.content).toBe('<p>Hallo <a>du</a><img src="x" /></p>');
  });

  it('refuses fields that do not fit their model, by name', async () => {
    const { status, body } = await write<{ errors: object }>('POST', 'de/pageeditor-api/modules/headline/', {
      ...{ slug: 'x', parent: section, content_type: 'page', object_id: 1 },
      ...{ headline_level: 9, content: 5 },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(['content', 'headline_level']);
    expect((await create('no_such_model', {})).status).toBe(400);
    expect(
      (
        await write('POST', 'de/pageeditor-api/modules/text/', {
          slug: 'x',
          parent: 2_000_000_000,
          content_type: 'page',
          object_id: 1,
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await write('POST', 'de/pageeditor-api/modules/text/', {
          slug: 'x',
          parent: null,
          content_type: 'page',
          object_id: 2_000_000_000,
        })
      ).status,
    ).toBe(400);
  });

  it('keeps to the lengths and addresses that modules ask for, and leaves alone what stands there already', async () => {
    const older = { headline: 'Elf Wochen', text: `<p>${'a'.repeat(256)}</p>` };
    expect((await create('old_full_teaser', older)).status).toBe(201);
    for (const text of [`<p>${'a'.repeat(257)}</p>`, '<p> </p>', ''])
      expect((await create('old_full_teaser', { ...older, text })).status).toBe(400);
    expect((await create('full_teaser', { text: 'a'.repeat(3000) })).status).toBe(201);
    expect((await create('full_teaser', { text: 'a'.repeat(3001) })).status).toBe(400);
    for (const model of ['video', 'video_item']) {
      expect((await create(model, { video_url: 'https://video.example/1' })).status).toBe(201);
      expect((await create(model, { video_url: 'video.example' })).status).toBe(400);
    }
    expect((await create('old_audio', { embed: '<iframe></iframe>' })).status).toBe(400);
    expect((await create('old_container', { layout: 6 })).status).toBe(400);
  });

  it.each([
    ['image', {}, 'image', 'Bitte ein Bild wählen.', 'Please choose an image.'],
    ['headline', { content: ' ' }, 'content', 'Bitte einen Text eingeben.', 'Please enter a text.'],
    [
      'headline',
      { content: 'x', headline_level: 9 },
      'headline_level',
      'Bitte eine Zahl von 2 bis 6 eingeben.',
      'Please enter a number from 2 to 6.',
    ],
    ['text', { content: '<p> </p>' }, 'content', 'Bitte einen Text eingeben.', 'Please enter a text.'],
    ['link', { link_url: '/de' }, 'link_text', 'Bitte einen Text eingeben.', 'Please enter a text.'],
    ['link', { link_text: 'x' }, 'link', 'Bitte ein Ziel wählen.', 'Please choose where it leads.'],
    ['form', {}, 'form_id', 'Bitte ein Formular wählen.', 'Please choose a form.'],
    ['venue', {}, 'venue', 'Bitte einen Ort wählen.', 'Please choose a venue.'],
    ['hero_media', { headline: 'x' }, 'online_from', 'Bitte einen Zeitpunkt wählen.', 'Please choose a date and time.'],
    [
      'two_columns',
      { extra_class: 'somehow' },
      'extra_class',
      'Bitte eine Anordnung wählen.',
      'Please choose a layout.',
    ],
    ['image', { image: 'x' }, 'image', 'Bitte ein Bild wählen.', 'Please choose an image.'],
    [
      'blog_teaser_list',
      { items: 9 },
      'items',
      'Bitte eine Zahl von 1 bis 8 eingeben.',
      'Please enter a number from 1 to 8.',
    ],
  ])('a %s with %j is refused in words, in the language of whoever writes', async (model, fields, field, de, en) => {
    for (const [locale, text] of [
      ['de', de],
      ['en', en],
    ] as const) {
      expect((await create(model, fields, locale)).body).toMatchObject({ status: 400, errors: { [field]: [text] } });
    }
  });

  it('cannot be emptied of what it has to have, and embeds only what the settings name, and podigee', async () => {
    const { body } = await create('headline', { content: 'Eins' });
    expect(
      (await write('PATCH', `de/pageeditor-api/modules/headline/${body.id}/`, { content: '' }, whatever())).body,
    ).toMatchObject({ errors: { content: ['Bitte einen Text eingeben.'] } });
    const embedding = async (model: string, host: string) =>
      (await create(model, { embed: `https://${host}/1` })).status;
    expect(await embedding('audio', 'nordlicht.podigee.example')).toBe(201);
    expect(await embedding('audio', 'haus.podigee.io')).toBe(201);
    expect(await embedding('audio', 'dokumente.nordlicht.example')).toBe(400);
    expect(await embedding('viewer', 'dokumente.nordlicht.example')).toBe(201);
    expect(await embedding('viewer', 'haus.podigee.io')).toBe(400);
    for (const model of ['audio', 'viewer', 'social_media']) {
      expect(
        (await create(model, { embed: '<iframe src="https://elsewhere.example/1"></iframe>' })).body,
      ).toMatchObject({ status: 400, errors: { embed: [expect.stringContaining('elsewhere.example')] } });
    }
  });

  it('keeps one of the two ways in which a link says where it leads', async () => {
    const { body } = await create('link', { link_text: 'Hin', link_url: '/de/besuch' });
    const change = (fields: object) => write('PATCH', `de/pageeditor-api/modules/link/${body.id}/`, fields, whatever());
    expect((await change({ link_url: '' })).body).toMatchObject({
      status: 400,
      errors: { link: ['Bitte ein Ziel wählen.'] },
    });
    expect((await change({ link_url: '', link: { url: '/de/team' } })).status).toBe(200);
    expect((await change({ link: null })).body).toMatchObject({
      status: 400,
      errors: { link: ['Bitte ein Ziel wählen.'] },
    });
    expect((await create('logo_item', { link_text: 'x', link_url: '' })).status).toBe(201);
  });

  it('refuses anchors by which the site finds its own elements', async () => {
    for (const model of ['headline', 'text', 'faq_item', 'image_list']) {
      expect((await create(model, { content: 'x', question: 'x', anchor: 'anfahrt' })).status).toBe(201);
      for (const anchor of ['foyer-state', ' FOYER-state', 'foyer_pages', 'main']) {
        expect((await create(model, { content: 'x', question: 'x', anchor })).body).toMatchObject({
          status: 400,
          errors: { anchor: [expect.stringContaining('reserved')] },
        });
      }
    }
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://x.example/1',
    'https://[x',
  ])('refuses an address that runs, or that is none: %j', async (address) => {
    expect((await create('link', { link_text: 'x', link_url: address })).body).toMatchObject({
      status: 400,
      errors: { link_url: [expect.any(String)] },
    });
    expect((await create('link', { link_text: 'x', link: { url: address } })).body).toMatchObject({
      status: 400,
      errors: { link: [expect.any(String)] },
    });
    expect((await create('image_item', { link_url: address })).status).toBe(400);
  });

  it.each([
    '/de/besuch',
    '#anfahrt',
    '?page=2',
    'www.example.org',
    'https://x.example/a b',
    'mailto:haus@example.org',
    'tel:+49461',
    '//x.example',
  ])('takes %j', async (address) => {
    expect((await create('link', { link_text: 'x', link_url: address, link: { url: address } })).status).toBe(201);
  });

  it('shows the newest article of each category that a highlight names, each once', async () => {
    const categories = (await ask<{ id: number }[]>(`${site.url}/de/api/article-categories/`)).body
      .slice(0, 2)
      .map(({ id }) => id);
    const { body } = await create('highlight_teaser', { categories: [...categories, ...categories, 2_000_000] });
    const newest = await Promise.all(
      categories.map(
        async (id) => (await ask<Paged<Article>>(`${site.url}/de/api/articles/?category=${id}`)).body.results[0]?.id,
      ),
    );
    const shown = modulesOf((await page()).body).find(({ id }) => id === body.id) as ModuleOf<'highlight_teaser'>;
    expect(shown.article_objs.map(({ id }) => id)).toEqual([...new Set(newest)]);
  });

  it('answers a stale change with 412 and the current module, and loses nothing', async () => {
    const { body, headers } = await create('headline', { content: 'Eins' });
    const path = `de/pageeditor-api/modules/headline/${body.id}/`;
    const based = { ...editor.headers, 'if-match': headers.get('etag') ?? '' };
    expect((await write('PATCH', path, { content: 'Zwei' }, based)).status).toBe(200);
    const stale = await write<{ current: Text }>('PATCH', path, { content: 'Drei' }, based);
    expect(stale.status).toBe(412);
    expect(stale.body.current.content).toBe('Zwei');
    expect((await write('DELETE', path, undefined, based)).status).toBe(412);
    const now = await ask<Text>(`${site.url}/${path}`, { headers: editor.headers });
    expect([now.body.content, now.headers.get('etag')]).toEqual(['Zwei', `"module-${body.id}-2"`]);
  });

  it('refuses to change what the writer does not say they know', async () => {
    const { body } = await create('headline', { content: 'Eins' });
    const path = `de/pageeditor-api/modules/headline/${body.id}/`;
    expect((await write('PATCH', path, { content: 'Zwei' })).status).toBe(428);
    expect((await write('DELETE', path)).status).toBe(428);
    expect((await ask<Text>(`${site.url}/${path}`, { headers: editor.headers })).body.content).toBe('Eins');
  });

  it('lets one of two simultaneous changes of the same state win', async () => {
    const { body, headers } = await create('headline', { content: 'Start' });
    const based = { ...editor.headers, 'if-match': headers.get('etag') ?? '' };
    const path = `de/pageeditor-api/modules/headline/${body.id}/`;
    const answers = await Promise.all(['A', 'B', 'C'].map((content) => write('PATCH', path, { content }, based)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('removes a module with everything in it', async () => {
    const list = await create('faq', {});
    const item = await write('POST', 'de/pageeditor-api/modules/faq_item/', {
      slug: 'frage',
      parent: list.body.id,
      content_type: 'page',
      object_id: 1,
      question: 'Warum?',
    });
    expect(item.status).toBe(201);
    expect(modulesOf((await page()).body).find(({ id }) => id === list.body.id)).toMatchObject({
      children: [{ question: 'Warum?' }],
    });
    expect(
      (await write('DELETE', `de/pageeditor-api/modules/faq/${list.body.id}/`, undefined, whatever())).status,
    ).toBe(204);
    expect(
      (await ask(`${site.url}/de/pageeditor-api/modules/faq_item/${item.body.id}/`, { headers: editor.headers }))
        .status,
    ).toBe(404);
  });

  it('keeps a version of the page for every write, readable by editors only', async () => {
    const before = (await page()).body.version.id;
    const { body: created } = await create('headline', { content: 'Später gelöscht' });
    const { id: version } = (await page()).body.version;
    expect(version).toBeGreaterThan(before);
    await write('DELETE', `de/pageeditor-api/modules/headline/${created.id}/`, undefined, whatever());
    const old = `${site.url}/de/pageeditor-api/page/?version_id=${version}`;
    const { body } = await ask<Page>(old, { headers: editor.headers });
    expect(modulesOf(body).some(({ id }) => id === created.id)).toBe(true);
    expect((await ask(old)).status).toBe(404);
    const versions = await ask<Paged<PageVersion>>(`${site.url}/de/pageeditor-api/pages/1/versions/`, {
      headers: editor.headers,
    });
    expect(versions.body.results[0]).toMatchObject({ author: 'editor' });
    expect(versions.body.results[0]?.id).toBeGreaterThan(version);
  });

  it('needs a session and its own token', async () => {
    const body = { slug: 'x', parent: section, content_type: 'page', object_id: 1 };
    const path = 'de/pageeditor-api/modules/headline/';
    const json = { 'content-type': 'application/json' };
    const other = await logIn(site.url, 'admin');
    expect((await write('POST', path, body, json)).status).toBe(401);
    expect((await write('POST', path, body, { ...json, cookie: editor.cookie })).status).toBe(403);
    expect(
      (await write('POST', path, body, { ...json, cookie: editor.cookie, 'x-csrftoken': other.csrfToken })).status,
    ).toBe(403);
    const foreign = {
      ...json,
      cookie: editor.cookie.replace(editor.csrfToken, other.csrfToken),
      'x-csrftoken': other.csrfToken,
    };
    expect((await write('POST', path, body, foreign)).status).toBe(403);
  });

  it('finds a section by its slug, and none by another', async () => {
    const slug = (await page()).body.modules[0]?.slug;
    const found = await ask<Container>(`${site.url}/en/pageeditor-api/container/by-slug/${slug}`);
    expect(found.body).toMatchObject({ slug, model: 'container' });
    expect((await ask(`${site.url}/en/pageeditor-api/container/by-slug/gibt-es-nicht`)).status).toBe(404);
  });

  it('finds the section that visitors may read where an older one of its slug is on a page that is offline', async () => {
    const hidden = await write<{ id: number }>('POST', 'de/api/back-office/pages/', {
      title: { de: 'Versteckt', en: 'Hidden' },
      path: { de: 'versteckt', en: 'hidden' },
      is_online: false,
    });
    const sectionOn = (objectId: number) =>
      write('POST', 'de/pageeditor-api/modules/container/', {
        ...{ slug: 'doppelt', parent: null, content_type: 'page', object_id: objectId, layout: '100' },
      });
    const [older, shown] = [await sectionOn(hidden.body.id), await sectionOn(1)];
    expect([older.status, shown.status]).toEqual([201, 201]);
    const address = `${site.url}/de/pageeditor-api/container/by-slug/doppelt`;
    expect((await ask<Container>(address)).body.id).toBe(shown.body.id);
    expect((await ask<Container>(address, { headers: editor.headers })).body.id).toBe(older.body.id);
  });

  it('lets administrators change settings, HTML per language and cleaned', async () => {
    const admin = await logIn(site.url, 'admin');
    const settings = (locale: string) =>
      ask<{ html_footer_top: { code: string }; is_shop_online: boolean; house: object }>(
        `${site.url}/${locale}/pageeditor-api/settings`,
      );
    const english = (await settings('en')).body.html_footer_top.code;
    const change = { is_shop_online: false, html_footer_top: { code: '<p>Neu<script>alert(1)</script></p>' } };
    expect((await write('PATCH', 'de/pageeditor-api/settings', change, admin.headers)).status).toBe(200);
    expect((await settings('de')).body).toMatchObject({
      is_shop_online: false,
      html_footer_top: { code: '<p>Neu</p>' },
    });
    expect((await settings('en')).body.html_footer_top.code).toBe(english);
    const { house } = (await settings('de')).body;
    const renamed = { house: { ...house, name: 'Haus am Wasser', claim: 'Bilder und Boote' } };
    expect((await write('PATCH', 'de/pageeditor-api/settings', renamed, admin.headers)).status).toBe(200);
    expect((await settings('en')).body.house).toMatchObject({ name: 'Haus am Wasser', claim: 'Museum and Stage' });
    expect((await write('PATCH', 'de/pageeditor-api/settings', { house }, admin.headers)).status).toBe(200);
    expect((await settings('de')).body.house).toEqual(house);
    expect((await write('PATCH', 'de/pageeditor-api/settings', { is_shop_online: 'no' }, admin.headers)).status).toBe(
      400,
    );
    const stale = { ...admin.headers, 'if-match': '"settings-0"' };
    expect((await write('PATCH', 'de/pageeditor-api/settings', { is_shop_online: true }, stale)).status).toBe(412);
  });
});
