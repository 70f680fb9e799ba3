import type { Container, Module, Page, Paged, PageDraft, PageVersion, ScheduledChange } from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import { type Answer, ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

type Text = Module & { content: string };
interface Stale {
  current: PageDraft;
  current_etag?: string;
  newest_version?: number;
}

const PAGE = 1;

describe('the working copy of a page', () => {
  const site = serviceForTests();
  let editor: Login;
  let admin: Login;

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
    admin = await logIn(site.url, 'admin');
  });

  const call = <T>(
    method: string,
    path: string,
    body?: object,
    { who = editor, ifMatch = '', locale = 'de' } = {},
  ): Promise<Answer<T>> =>
    ask<T>(`${site.url}/${locale}/pageeditor-api/${path}`, {
      method,
      headers: { ...who.headers, ...(ifMatch && { 'if-match': ifMatch }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const read = (locale = 'de') => call<PageDraft>('GET', `pages/${PAGE}/draft/`, undefined, { locale });
  const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';
  const put = <T = PageDraft>(body: object, options = {}) => call<T>('PUT', `pages/${PAGE}/draft/`, body, options);
  const publish = <T = PageVersion>(ifMatch: string, label = '') =>
    call<T>('POST', `pages/${PAGE}/publish/`, { label }, { ifMatch });
  const shown = async (locale = 'de') => (await ask<Page>(`${site.url}/${locale}/pageeditor-api/page/`)).body;
  const section = (texts: { id: number; content: string }[], id = -1) => ({
    id,
    model: 'container',
    slug: `neu${id}`,
    layout: '100',
    columns: [{ index: 0, children: texts.map((text) => ({ model: 'headline', slug: `h${text.id}`, ...text })) }],
  });
  const lastTexts = ({ modules }: { modules: readonly (Module | Container)[] }) =>
    (modules.at(-1) as Container).columns.flatMap(({ children }) => (children as Text[]).map(({ content }) => content));

  beforeEach(async () => {
    const { body, headers } = await read();
    if (body.is_started)
      await call('DELETE', `pages/${PAGE}/draft/`, undefined, { ifMatch: headers.get('etag') ?? '' });
  });

  it('begins with what visitors see, is seen by nobody else, and becomes what visitors see', async () => {
    const begin = await read();
    expect(begin.body).toMatchObject({ is_started: false, is_outdated: false, modules: (await shown()).modules });
    const written = await put(
      { modules: [...begin.body.modules, section([{ id: -2, content: 'Nur für uns' }])] },
      { ifMatch: etagOf(begin) },
    );
    expect(written.body).toMatchObject({ is_started: true, author: 'editor' });
    expect(lastTexts(written.body)).toEqual(['Nur für uns']);
    expect(await shown()).toMatchObject({ modules: begin.body.modules });

    const published = await publish(etagOf(written), 'Frühjahr');
    expect(published.body).toMatchObject({ author: 'editor', label: 'Frühjahr', published: true });
    const now = await shown();
    expect(lastTexts(now)).toEqual(['Nur für uns']);
    expect(now.modules.at(-1)?.id).toBeGreaterThan(0);
    expect(now.modules.slice(0, -1)).toEqual(begin.body.modules);
    expect(now.version.id).toBe(published.body.id);
    expect((await read()).body.is_started).toBe(false);
  });

  it('keeps the texts of the other language', async () => {
    const begin = await read();
    const first = await put(
      { modules: [...begin.body.modules, section([{ id: -2, content: 'Guten Abend' }])] },
      { ifMatch: etagOf(begin) },
    );
    const english = await read('en');
    const modules = structuredClone(english.body.modules);
    ((modules.at(-1) as Container).columns[0]!.children[0] as Text).content = 'Good evening';
    const second = await put({ modules }, { ifMatch: etagOf(first), locale: 'en' });
    expect(lastTexts(second.body)).toEqual(['Good evening']);
    await publish(etagOf(second));
    expect([lastTexts(await shown('de')), lastTexts(await shown('en'))]).toEqual([['Guten Abend'], ['Good evening']]);
  });

  it('is never overwritten unseen: a writer who knows another state gets the current one', async () => {
    const begin = await read();
    const mine = await put({ modules: [section([{ id: -2, content: 'Meins' }])] }, { ifMatch: etagOf(begin) });
    for (const ifMatch of [etagOf(begin), '"draft-1-x"']) {
      const other = await put<Stale>({ modules: [] }, { who: admin, ifMatch });
      expect(other.status).toBe(412);
      expect(lastTexts(other.body.current)).toEqual(['Meins']);
      expect(other.body.current_etag).toBe(etagOf(mine));
    }
    expect((await call('DELETE', `pages/${PAGE}/draft/`, undefined, { ifMatch: etagOf(begin) })).status).toBe(412);
    expect((await publish<Stale>(etagOf(begin))).status).toBe(412);
  });

  it('is neither begun nor changed, published or discarded by who does not say what they have seen', async () => {
    const refused = async () => [
      (await put({ modules: [] })).status,
      (await publish('')).status,
      (await call('DELETE', `pages/${PAGE}/draft/`)).status,
    ];
    expect(await refused()).toEqual([428, 428, 428]);
    const begin = await read();
    expect(begin.body.is_started).toBe(false);
    const mine = await put({ modules: [section([{ id: -2, content: 'Meins' }])] }, { ifMatch: etagOf(begin) });
    expect(await refused()).toEqual([428, 428, 428]);
    expect(etagOf(await read())).toBe(etagOf(mine));
  });

  it('is not published over a change that its author has not seen', async () => {
    const begin = await read();
    const mine = await put(
      { modules: [...begin.body.modules, section([{ id: -2, content: 'Spät' }])] },
      { ifMatch: etagOf(begin) },
    );
    const { id: target } = begin.body.modules[0]!;
    await call(
      'POST',
      'modules/headline/',
      { slug: 'dazwischen', parent: target, content_type: 'page', object_id: PAGE, content: 'Dazwischen' },
      { who: admin },
    );
    const refused = await publish<Stale>(etagOf(mine));
    expect([refused.status, refused.body.current.is_outdated]).toEqual([412, true]);
    const seen = await put(
      { modules: refused.body.current.modules, base_version: refused.body.newest_version },
      { ifMatch: etagOf(mine) },
    );
    expect((await publish(etagOf(seen))).status).toBe(200);
  });

  it('that is discarded stays as a version that visitors never saw', async () => {
    const begin = await read();
    const mine = await put({ modules: [section([{ id: -2, content: 'Verworfen' }])] }, { ifMatch: etagOf(begin) });
    expect((await call('DELETE', `pages/${PAGE}/draft/`, undefined, { ifMatch: etagOf(mine) })).status).toBe(204);
    const { body } = await call<Paged<PageVersion>>('GET', `pages/${PAGE}/versions/`);
    expect(body.results[0]).toMatchObject({ published: false });
    const version = await ask<Page>(`${site.url}/de/pageeditor-api/page/?version_id=${body.results[0]?.id}`, {
      headers: editor.headers,
    });
    expect(lastTexts(version.body)).toEqual(['Verworfen']);
  });

  it('names every place that does not fit, and keeps what was there', async () => {
    const begin = await read();
    const broken = [
      section([{ id: -2, content: 'gut' }]),
      { id: 2_000_000, model: 'headline' },
      { id: -3, model: 'no_such' },
      { id: -4, model: 'headline', content: 5 },
      'x',
      { id: -5, model: 'container', columns: 7 },
      section([], -1),
    ];
    const { status, body } = await put<{ errors: object }>({ modules: broken }, { ifMatch: etagOf(begin) });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([
      'modules.1.id',
      'modules.2.model',
      'modules.3.content',
      'modules.4.module',
      'modules.5.columns',
      'modules.6.id',
    ]);
    expect((await read()).body.is_started).toBe(false);
  });

  it('an earlier version is restored with the modules it had, under their ids', async () => {
    const { version, modules } = await shown();
    const { body: made } = await call<Text>('POST', 'modules/headline/', {
      slug: 'weg',
      parent: modules[0]!.id,
      content_type: 'page',
      object_id: PAGE,
      content: 'Wieder da',
    });
    const kept = (await shown()).version.id;
    await call('DELETE', `modules/headline/${made.id}/`);
    expect((await call('PATCH', `pages/${PAGE}/versions/${kept}/`, { label: 'Mit Überschrift' })).body).toMatchObject({
      label: 'Mit Überschrift',
    });
    const restored = await call<PageVersion>('POST', `pages/${PAGE}/versions/${kept}/restore/`);
    expect(restored.body).toMatchObject({ label: 'Mit Überschrift', published: true });
    expect(restored.body.id).toBeGreaterThan(version.id);
    expect((await call<Text>('GET', `modules/headline/${made.id}/`)).body.content).toBe('Wieder da');
    expect((await call('POST', `pages/${PAGE}/versions/2000000000/restore/`)).status).toBe(404);
  });

  it('is for editors only', async () => {
    for (const path of ['draft', 'versions', 'schedule'])
      expect((await ask(`${site.url}/de/pageeditor-api/pages/${PAGE}/${path}/`)).status).toBe(401);
    const anonymous = { headers: { 'content-type': 'application/json' }, body: '{"modules":[]}' };
    expect(
      (await ask(`${site.url}/de/pageeditor-api/pages/${PAGE}/draft/`, { method: 'PUT', ...anonymous })).status,
    ).toBe(401);
    expect(
      (
        await ask(`${site.url}/de/pageeditor-api/pages/${PAGE}/draft/`, {
          method: 'PUT',
          ...anonymous,
          headers: { ...anonymous.headers, cookie: editor.cookie },
        })
      ).status,
    ).toBe(403);
  });

  it('of two editors who save at once, 200 times, never loses a word unseen', async () => {
    let unseen = 0;
    let last = etagOf(await read());
    for (let round = 0; round < 200; round++) {
      const texts = [`A${round}`, `B${round}`];
      const order = round % 3 === 0 ? [1, 0] : [0, 1];
      const answers = await Promise.all(
        order.map((index) =>
          put<PageDraft & Stale>(
            { modules: [section([{ id: -2, content: texts[index]! }])] },
            { who: index ? admin : editor, ifMatch: last },
          ),
        ),
      );
      const won = answers.find(({ status }) => status === 200);
      const lost = answers.find(({ status }) => status === 412);
      if (!won || !lost || lastTexts(lost.body.current)[0] !== lastTexts(won.body)[0]) unseen++;
      last = won ? etagOf(won) : last;
    }
    expect(unseen).toBe(0);
  });

  describe('a change that is planned', () => {
    const schedule = <T = ScheduledChange>(body: object, options = {}) =>
      call<T>('POST', `pages/${PAGE}/schedule/`, body, options);
    const IN_TIME = { every: 100, what: 'the planned change' };
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

    it('publishes the working copy at its time', async () => {
      const begin = await read();
      const mine = await put(
        { modules: [...begin.body.modules, section([{ id: -2, content: 'Zur rechten Zeit' }])] },
        { ifMatch: etagOf(begin) },
      );
      const planned = await schedule(
        { at: soon(1500), action: 'publish', label: 'Premiere' },
        { ifMatch: etagOf(mine) },
      );
      expect(planned.body).toMatchObject({ action: 'publish', author: 'editor', label: 'Premiere' });
      expect((await read()).body.is_started).toBe(false);
      expect(lastTexts(await shown())).not.toEqual(['Zur rechten Zeit']);
      await eventually(async () => lastTexts(await shown())[0] === 'Zur rechten Zeit', IN_TIME);
      expect((await call<ScheduledChange[]>('GET', `pages/${PAGE}/schedule/`)).body).toEqual([]);
    });

    it('takes a page offline, and online again', async () => {
      const visit = () => ask<Page>(`${site.url}/de/pageeditor-api/page/besuch/`);
      const status = async () => (await visit()).status;
      const { id } = (await visit()).body;
      const plan = (body: object) => call('POST', `pages/${id}/schedule/`, body);
      await plan({ at: soon(300), action: 'offline' });
      await plan({ at: soon(2500), action: 'online' });
      await eventually(async () => (await status()) === 404, IN_TIME);
      await eventually(async () => (await status()) === 200, IN_TIME);
    });

    it('does not take the home page offline, in the language of whoever asks', async () => {
      const { status, body } = await schedule<{ errors: Record<string, string[]> }>(
        { at: soon(3_600_000), action: 'offline' },
        { locale: 'en' },
      );
      expect([status, body.errors['action']]).toEqual([400, [expect.stringContaining('home page stays online')]]);
    });

    it('can be taken back, and loses nothing', async () => {
      const begin = await read();
      const mine = await put({ modules: [section([{ id: -2, content: 'Doch nicht' }])] }, { ifMatch: etagOf(begin) });
      const { body } = await schedule({ at: soon(3_600_000), action: 'publish' }, { ifMatch: etagOf(mine) });
      expect((await call('DELETE', `pages/${PAGE}/schedule/${body.id}/`)).status).toBe(204);
      expect((await call('DELETE', `pages/${PAGE}/schedule/${body.id}/`)).status).toBe(404);
      expect((await call<Paged<PageVersion>>('GET', `pages/${PAGE}/versions/`)).body.results[0]).toMatchObject({
        published: false,
        author: 'editor',
      });
    });

    it.each([
      ['in the past', -1000],
      ['in ten years', 10 * 366 * 86_400_000],
    ])('is refused %s', async (_, ms) => {
      const { status, body } = await schedule<{ errors: object }>({ at: soon(ms), action: 'online' });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['at']]);
    });
  });
});
