import type {
  Container,
  EditedDocument,
  KeptChange,
  Page,
  Paged,
  PageVersion,
  PresentEditor,
  PublishedDocument,
} from '@foyer/shared/api';
import { applied, type Difference, difference, documentOf, type ModuleRow, rowsInOrder } from '@foyer/shared/modules';
import { type Answer, ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

/** Any text. */
const TEXT = expect.any(String) as string;
const PATH = 'pageeditor-api/pages/1/document/';

describe('the document of a page', () => {
  const site = serviceForTests();
  let editor: Login;

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
  });

  const call = <T>(method: string, path: string, body?: object, ifMatch?: string): Promise<Answer<T>> =>
    ask<T>(`${site.url}/de/${path}`, {
      method,
      headers: { ...editor.headers, ...(ifMatch && { 'if-match': ifMatch }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const read = () => call<EditedDocument>('GET', PATH);
  const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';
  const patch = <T = KeptChange>(changes: Difference, ifMatch?: string) => call<T>('PATCH', PATH, { changes }, ifMatch);
  const headline = (rows: readonly ModuleRow[]) => rows.find(({ model }) => model === 'teaser_item')!;
  const texts = (de: string, en: string) => ({ de, en });

  beforeEach(async () => {
    const begun = await read();
    if (begun.body.is_started) await call('DELETE', 'pageeditor-api/pages/1/draft/', undefined, etagOf(begun));
  });

  it('has every field of its modules, in both languages, and what they show besides', async () => {
    const { body } = await read();
    expect(body).toMatchObject({ is_started: false, is_outdated: false, rows: body.live });
    const row = headline(body.rows);
    expect(row.fields).toMatchObject({ headline: { de: TEXT, en: TEXT }, online_from: null });
    expect(body.references[row.id]).toMatchObject({ de: { image_obj: { alt: TEXT } }, en: { image_obj: {} } });
  });

  it('is published in one language alone: texts of the other wait in the working copy', async () => {
    const before = await read();
    const { id } = headline(before.body.rows);
    const container = before.body.rows.find(({ model }) => model === 'container')!;
    const row = {
      id: -77,
      parent: container.id,
      column: 0,
      position: 0.5,
      model: 'headline',
      slug: 'neu',
      fields: { content: texts('Neu', 'New'), headline_level: 2 },
    };
    const kept = await patch(
      { [id]: { values: { 'fields.headline': texts('Jetzt', 'Now') } }, '-77': { row } },
      etagOf(before),
    );
    const published = await call<PublishedDocument>('POST', `${PATH}publish/`, { languages: ['de'] }, etagOf(kept));
    expect([published.status, published.body.is_started]).toEqual([200, true]);
    const made = published.body.ids['-77']!;
    const after = (await read()).body;
    const fieldsOf = (rows: readonly ModuleRow[], wanted: number) => rows.find((one) => one.id === wanted)?.fields;
    expect(fieldsOf(after.live, id)?.['headline']).toEqual(
      texts('Jetzt', (headline(before.body.live).fields['headline'] as { en: string }).en),
    );
    expect(fieldsOf(after.live, made)?.['content']).toEqual(texts('Neu', ''));
    expect(fieldsOf(after.rows, id)?.['headline']).toEqual(texts('Jetzt', 'Now'));
    expect(fieldsOf(after.rows, made)?.['content']).toEqual(texts('Neu', 'New'));

    const rest = await call<PublishedDocument>('POST', `${PATH}publish/`, { languages: ['en'] }, published.body.etag);
    expect([rest.status, rest.body.is_started]).toEqual([200, false]);
    expect(fieldsOf((await read()).body.live, made)?.['content']).toEqual(texts('Neu', 'New'));
  });

  it('is published in the order that editors see, also where two have put something at the same place', async () => {
    const before = await read();
    const row = (id: number, parent: number | null, model: string): ModuleRow => ({
      ...{ id, parent, column: 0, position: parent === null ? 99 : 0.5, model, slug: `${model}${id}` },
      fields: model === 'headline' ? { content: texts(`H${id}`, `H${id}`), headline_level: 2 } : { layout: '100' },
    });
    const rows = [
      row(-1, null, 'container'),
      row(-5, -1, 'headline'),
      row(-9, -1, 'headline'),
      row(-7, -1, 'headline'),
    ];
    // One after the other, as they have come.
    let kept: { headers: Headers } = before;
    for (const one of rows) kept = await patch({ [one.id]: { row: one } }, etagOf(kept));
    const seen = (of: readonly ModuleRow[]) =>
      rowsInOrder(documentOf(of)).flatMap(({ slug, fields }) =>
        /^headline-\d$/.test(slug) ? [(fields['content'] as { de: string }).de] : [],
      );
    const inEditor = seen((await read()).body.rows);
    await call<PublishedDocument>('POST', `${PATH}publish/`, {}, etagOf(kept));
    expect(seen((await read()).body.live)).toEqual(inEditor);
    expect(inEditor).toEqual(['H-9', 'H-7', 'H-5']);
  });

  it('takes back what was removed and published, also what it held, and no module that never stood there', async () => {
    const publish = async (kept: { headers: Headers }) =>
      (await call<PublishedDocument>('POST', `${PATH}publish/`, {}, etagOf(kept))).body;
    const before = await read();
    const parent = before.body.rows.find(({ model }) => model === 'container')!.id;
    const section: ModuleRow = {
      id: -70,
      parent,
      column: 0,
      position: 98.5,
      model: 'section',
      slug: 'abschnitt',
      fields: {},
    };
    const inIt: ModuleRow = {
      ...section,
      id: -71,
      parent: -70,
      model: 'headline',
      slug: 'darin',
      fields: { content: texts('Darin', 'In it'), headline_level: 2 },
    };
    const { ids } = await publish(await patch({ '-70': { row: section }, '-71': { row: inIt } }, etagOf(before)));
    const [sectionId, headlineId] = [ids['-70']!, ids['-71']!];
    const made = (await read()).body.rows.filter(({ id }) => [sectionId, headlineId].includes(id));
    await publish(await patch({ [sectionId]: null, [headlineId]: null }, etagOf(await read())));
    expect((await read()).body.live.some(({ id }) => id === headlineId)).toBe(false);

    const brought = Object.fromEntries(made.map((row) => [row.id, { row }]));
    const kept = await patch(brought, etagOf(await read()));
    expect(kept.status).toBe(200);
    const again = await patch({ [headlineId]: { values: { 'fields.content.de': 'Wieder da' } } }, etagOf(kept));
    await publish(again);
    const { live } = (await read()).body;
    expect(live.find(({ id }) => id === headlineId)).toMatchObject({
      parent: sectionId,
      fields: { content: texts('Wieder da', 'In it') },
    });

    const stranger = await patch({ 999999: { row: { ...made[0]!, id: 999999 } } }, etagOf(await read()));
    expect(stranger.status).toBe(400);
    await patch({ [sectionId]: null, [headlineId]: null }, etagOf(await read()));
  });

  it('is changed by what has changed, in one language or both', async () => {
    const before = await read();
    const { id } = headline(before.body.rows);
    const kept = await patch({ [id]: { values: { 'fields.headline.de': 'Nur deutsch' } } }, etagOf(before));
    expect(kept.body).toMatchObject({ author: 'editor', cleaned: {} });
    const after = await read();
    expect(after.body.is_started).toBe(true);
    expect(etagOf(after)).toBe(etagOf(kept));
    expect(headline(after.body.rows).fields['headline']).toEqual({
      ...(headline(before.body.rows).fields['headline'] as object),
      de: 'Nur deutsch',
    });
    expect(headline(after.body.live)).toEqual(headline(before.body.live));
  });

  it('answers what it has cleaned', async () => {
    const before = await read();
    const parent = before.body.rows.find(({ model }) => model === 'container')!.id;
    const row: ModuleRow = {
      id: -77,
      parent,
      column: 0,
      position: 99.5,
      model: 'text',
      slug: 'neu',
      fields: { content: texts('<p onclick="x()">Hallo</p><script>1</script>', '<p>Hello</p>') },
    };
    const { status, body } = await patch({ [-77]: { row } }, etagOf(before));
    expect(status).toBe(200);
    const sent = documentOf([row]);
    expect(applied(body.cleaned, sent)[-77]?.fields['content']).toEqual(texts('<p>Hallo</p>', '<p>Hello</p>'));
  });

  it('is undone to what a new module has where a row came without a field', async () => {
    const before = await read();
    const parent = before.body.rows.find(({ model }) => model === 'container')!.id;
    const row: ModuleRow = {
      id: -78,
      parent,
      column: 0,
      position: 99.5,
      model: 'text',
      slug: 'neu',
      fields: { content: texts('<p>Hallo</p>', '<p>Hello</p>') },
    };
    const sent = documentOf([row]);
    const made = await patch({ [-78]: { row } }, etagOf(before));
    expect(applied(made.body.cleaned, sent)[-78]?.fields).toMatchObject({ anchor: '', decrease_distance: false });
    const flagged = applied({ [-78]: { values: { 'fields.decrease_distance': true } } }, sent);
    let last = await patch(difference(sent, flagged), etagOf(made));
    // As it was before, and as browsers that have taken it for null still send it.
    for (const undone of [difference(flagged, sent), { [-78]: { values: { 'fields.decrease_distance': null } } }]) {
      last = await patch(undone, etagOf(last));
      expect([last.status, (await read()).body.rows.find(({ id }) => id === -78)?.fields]).toEqual([
        200,
        { ...row.fields, anchor: '', decrease_distance: false },
      ]);
      last = await patch({ [-78]: { values: { 'fields.decrease_distance': true } } }, etagOf(last));
    }
  });

  it('refuses what does not fit by name, and keeps what was there', async () => {
    const before = await read();
    const container = before.body.rows.find(({ model }) => model === 'container')!.id;
    const { id, parent: list } = headline(before.body.rows);
    const changes: Difference = {
      [id]: { values: { 'fields.headline': texts('gut', 7 as unknown as string), 'fields.image': 'x' } },
      [-5]: { row: { id: -5, parent: container, column: 99, position: 0, model: 'headline', slug: '', fields: {} } },
    };
    const { status, body } = await patch<{ errors: object }>(changes, etagOf(before));
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      400,
      [`${id}.headline.en`, `${id}.image`, '-5.column'].sort(),
    ]);
    const circle = await patch<{ errors: object }>({ [list!]: { values: { parent: id } } }, etagOf(before));
    expect([circle.status, Object.keys(circle.body.errors)]).toEqual([400, ['parent']]);
    expect((await read()).body.is_started).toBe(false);
  });

  it('takes as much as a whole page may hold, and of one text no more than anybody can read', async () => {
    const before = await read();
    const parent = before.body.rows.find(({ model }) => model === 'container')!.id;
    const withText = (id: number, letters: number): Difference => {
      const fields = { content: texts('x'.repeat(letters), '') };
      return { [id]: { row: { id, parent, column: 0, position: 99 - id, model: 'text', slug: '', fields } } };
    };
    const tooMuch = await patch<{ errors: object }>({ ...withText(-5, 100_001), ...withText(-6, 5) }, etagOf(before));
    expect([tooMuch.status, tooMuch.body.errors]).toEqual([400, { '-5.content.de': ['Höchstens 100000 Zeichen.'] }]);
    const twoMegabytes = Object.assign(
      {},
      ...Array.from({ length: 20 }, (_, n) => withText(-10 - n, 100_000)),
    ) as Difference;
    expect((await patch(twoMegabytes, etagOf(before))).status).toBe(200);
  });

  it('is never overwritten unseen', async () => {
    const before = await read();
    const { id } = headline(before.body.rows);
    const change: Difference = { [id]: { values: { 'fields.headline.de': 'Meins' } } };
    expect((await patch(change)).status).toBe(428);
    const mine = await patch(change, etagOf(before));
    const late = await patch<{ current: EditedDocument; current_etag: string }>(
      { [id]: { values: { 'fields.headline.de': 'Deins' } } },
      etagOf(before),
    );
    expect([late.status, late.body.current_etag]).toEqual([412, etagOf(mine)]);
    expect(headline(late.body.current.rows).fields['headline']).toMatchObject({ de: 'Meins' });
    expect(late.body.current.author).toBe('editor');
    // Also once that is published, and nobody has a working copy any more.
    await call('POST', `${PATH}publish/`, {}, etagOf(mine));
    const later = await patch<{ current: EditedDocument }>(change, etagOf(mine));
    expect([later.status, later.body.current.is_started, later.body.current.author]).toEqual([412, false, 'editor']);
  });

  it('becomes what visitors see, and says which ids new modules have got', async () => {
    const before = await read();
    const { id: parent } = before.body.rows.find(({ model }) => model === 'container')!;
    const row: ModuleRow = {
      id: -1234567,
      parent,
      column: 0,
      position: -0.5,
      model: 'headline',
      slug: 'ganz-oben',
      fields: { content: texts('Ganz oben', 'At the top'), headline_level: 2 },
    };
    const kept = await patch({ [row.id]: { row } }, etagOf(before));
    expect((await call('POST', `${PATH}publish/`, {})).status).toBe(428);
    const published = await call<PublishedDocument>('POST', `${PATH}publish/`, { label: 'Erste' }, etagOf(kept));
    expect(published.body.version).toMatchObject({ label: 'Erste', published: true });
    const { body: page } = await ask<Page>(`${site.url}/en/pageeditor-api/page/`);
    const [first] = page.modules as Container[];
    expect(first?.columns[0]?.children[0]).toMatchObject({ id: published.body.ids['-1234567'], content: 'At the top' });
    const after = await read();
    expect([after.body.is_started, etagOf(after)]).toEqual([false, etagOf(published)]);
  });

  it('is edited by several, who know of each other until they leave', async () => {
    const here = (client: string, more = {}) =>
      call<PresentEditor[]>('POST', 'pageeditor-api/pages/1/presence/', { client, module: 5, ...more });
    expect((await here('window-one')).body).toEqual([]);
    expect((await here('window-two')).body).toEqual([
      { name: TEXT, username: 'editor', module: 5, etag: (await read()).body.etag },
    ]);
    // So that whoever only looks knows when to look again.
    const { rows, etag } = (await read()).body;
    const kept = await patch({ [headline(rows).id]: { values: { 'fields.headline': texts('Neu', 'New') } } }, etag);
    expect((await here('window-two')).body).toMatchObject([{ etag: etagOf(kept) }]);
    expect((await here('window-one', { module: null })).body).toHaveLength(1);
    expect((await here('window-two')).body).toMatchObject([{ module: null }]);
    expect((await here('window-one', { is_leaving: true })).body).toHaveLength(1);
    expect((await here('window-two')).body).toEqual([]);
    expect(
      (await call('POST', 'pageeditor-api/pages/999999/presence/', { client: 'window-one', module: null })).status,
    ).toBe(404);
  });

  it.each([
    ['articles', '/de/api/articles/1/'],
    ['productions', '/de/api/productions/1/'],
    ['events', '/de/api/events/1/'],
    ['persons', '/de/api/persons/1/'],
    ['venues', '/de/api/venues/1/'],
    ['series', '/de/api/series/1/'],
  ])('is one of %s as well: kept, published, restored', async (kind, address) => {
    const path = `pageeditor-api/${kind}/1/`;
    const isShown = async (text: string) =>
      JSON.stringify((await ask<object>(`${site.url}${address}`)).body).includes(text);
    const before = await call<EditedDocument>('GET', `${path}document/`);
    const container: ModuleRow = {
      id: -1,
      parent: null,
      column: 0,
      position: 99,
      model: 'container',
      slug: '',
      fields: { layout: '100' },
    };
    const text: ModuleRow = {
      id: -2,
      parent: -1,
      column: 0,
      position: 0,
      model: 'text',
      slug: '',
      fields: { content: texts(`<p>Neu bei ${kind}</p>`, '<p>New</p>') },
    };
    const kept = await call<KeptChange>(
      'PATCH',
      `${path}document/`,
      { changes: { [-1]: { row: container }, [-2]: { row: text } } },
      etagOf(before),
    );
    expect(kept.status).toBe(200);
    expect(await isShown(`Neu bei ${kind}`)).toBe(false);
    expect((await call('POST', `${path}document/publish/`, { label: 'Mit Text' }, etagOf(kept))).status).toBe(200);
    expect(await isShown(`Neu bei ${kind}`)).toBe(true);

    const { body: versions } = await call<Paged<PageVersion>>('GET', `${path}versions/`);
    const [newest, first] = versions.results;
    const preview = (version: number, headers = {}) =>
      ask<object>(`${site.url}${address}?version_id=${version}`, { headers });
    expect(JSON.stringify((await preview(newest!.id, editor.headers)).body)).toContain(`Neu bei ${kind}`);
    expect((await preview(newest!.id)).status).toBe(404);
    expect((await preview(999999, editor.headers)).status).toBe(404);
    expect(newest).toMatchObject({ label: 'Mit Text', author: 'editor' });
    // Without modules there was nothing to keep.
    expect(Boolean(first)).toBe(before.body.live.length > 0);
    if (first) {
      expect((await call('POST', `${path}versions/${first.id}/restore/`)).status).toBe(200);
      expect(await isShown(`Neu bei ${kind}`)).toBe(false);
    }
    expect((await call('GET', `pageeditor-api/${kind}/999999/document/`)).status).toBe(404);
    expect(
      (
        await call('POST', `${path}schedule/`, {
          at: new Date(Date.now() + 3_600_000).toISOString(),
          action: 'offline',
        })
      ).status,
    ).toBe(400);
  });

  it('shows articles and venues: what has them carries their tags, wherever it stands', async () => {
    const path = 'pageeditor-api/productions/2/document/';
    const tagsOf = async () => (await ask<object>(`${site.url}/de/api/productions/2/`)).headers.get('cache-tag') ?? '';
    expect((await tagsOf()).split(', ')).not.toContain('articles');
    const begun = await call<EditedDocument>('GET', path);
    const container: ModuleRow = {
      id: -1,
      parent: null,
      column: 0,
      position: 99,
      model: 'container',
      slug: '',
      fields: { layout: '100' },
    };
    const list: ModuleRow = {
      id: -2,
      parent: -1,
      column: 0,
      position: 0,
      model: 'blog_teaser_list',
      slug: '',
      fields: { items: 2 },
    };
    const kept = await call<KeptChange>(
      'PATCH',
      path,
      { changes: { [-1]: { row: container }, [-2]: { row: list } } },
      etagOf(begun),
    );
    await call('POST', `${path}publish/`, {}, etagOf(kept));
    expect((await tagsOf()).split(', ')).toContain('articles');
  });

  it('goes with what it belongs to', async () => {
    const admin = await logIn(site.url, 'admin');
    const send = <T>(method: string, path: string, body: object, more = {}) =>
      ask<T>(`${site.url}/de/${path}`, { method, headers: { ...admin.headers, ...more }, body: JSON.stringify(body) });
    const { body: page } = await send<{ id: number }>('POST', 'api/back-office/pages/', {
      title: texts('Kurz', 'Short'),
      path: texts('kurz', 'short'),
      is_online: true,
    });
    const path = `pageeditor-api/pages/${page.id}/`;
    await send('POST', `${path}presence/`, { client: 'window-one', module: null });
    const begun = await call<EditedDocument>('GET', `${path}document/`);
    await call(
      'PATCH',
      `${path}document/`,
      { changes: { [begun.body.rows[0]!.id]: { values: { 'fields.layout': '50-50' } } } },
      etagOf(begun),
    );
    expect((await send('DELETE', `api/back-office/pages/${page.id}/`, {})).status).toBe(204);
    expect((await call('GET', `${path}document/`)).status).toBe(404);
  });
});
