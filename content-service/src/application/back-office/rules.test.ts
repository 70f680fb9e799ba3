import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Alert,
  AuditEntry,
  EditedDocument,
  Event,
  Form,
  Nav,
  Page,
  PageDraft,
  Paged,
  PersonDetail,
  Production,
  Redirect,
  RecordUser,
  ResourceRecord,
} from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import { BackOfficeClient } from '../../testing/back-office-client.ts';
import { contentCommand } from '../../testing/content-command.ts';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

interface InUse {
  users: RecordUser[];
  user_count: number;
}
interface Refused {
  errors: Record<string, string[]>;
}

const both = (text: string) => ({ de: text, en: text });
/** More events than a notice of the database can name. */
const SEASON = 500;
const SITE_URL = 'https://www.house.example';

describe('rules of the back-office', () => {
  const site = serviceForTests({ env: { SITE_URL } });
  let admin: BackOfficeClient;
  const visit = async <T>(path: string) => (await ask<T>(site.url + path)).body;
  const created = async (resource: string, body: object) => {
    const { status, body: record } = await admin.create<ResourceRecord>(resource, body);
    expect({ status, record: status === 201 ? null : record }).toEqual({ status: 201, record: null });
    return record;
  };

  beforeAll(async () => {
    admin = new BackOfficeClient(site.url, await logIn(site.url, 'admin'));
  });

  it('what is written shows on the public site within a second, and can be found', async () => {
    const [event] = (await visit<Paged<Event>>('/de/api/events/?page_size=1')).results;
    const path = `events/${event?.id}/`;
    const before = (await admin.read<ResourceRecord>(path)).body;
    expect((await admin.changeNow(path, { title: both('Quittenmond über Förde') })).status).toBe(200);
    expect((await visit<Event>(`/de/api/events/${event?.id}/`)).title).toBe('Quittenmond über Förde');
    expect((await visit<Paged<Event>>('/de/api/events/?page_size=1')).results[0]?.title).toBe('Quittenmond über Förde');
    const found = async () => (await visit<Paged<Event>>('/de/api/search/events/?query=Quittenmond')).count;
    expect(await eventually(found, { what: 'the new title among what is found' })).toBe(1);
    const after = await admin.changeNow<ResourceRecord>(path, { title: before['title'] });
    expect(after.body['sequence']).toBe(Number(before['sequence']) + 2);
  });

  it('names whatever uses a picture, wherever that is, and lets it go when told so', async () => {
    const { body: pictures } = await admin.read<Paged<ResourceRecord>>('pictures/?page_size=1');
    const id = pictures.results[0]?.id ?? 0;
    const url = String(pictures.results[0]?.['url']);
    const series = await created('series', {
      name: both('Bilderreihe'),
      picture_id: id,
      description: both(`<p>Vorher <img src="${url}" alt=""> nachher</p>`),
    });
    const page = await created('pages', { title: both('Bilderseite') });
    const editor = await logIn(site.url, 'editor');
    const editing = `${site.url}/de/pageeditor-api`;
    const live = await ask(`${editing}/modules/image/`, {
      method: 'POST',
      headers: editor.headers,
      body: JSON.stringify({ slug: 'bild', parent: null, content_type: 'page', object_id: page.id, image: id }),
    });
    expect(live.status).toBe(201);
    const draft = await ask<PageDraft>(`${editing}/pages/${page.id}/draft/`, { headers: editor.headers });
    const kept = await ask(`${editing}/pages/${page.id}/draft/`, {
      method: 'PUT',
      headers: { ...editor.headers, 'if-match': draft.headers.get('etag') ?? '' },
      body: JSON.stringify({ modules: draft.body.modules }),
    });
    expect(kept.status).toBe(200);

    const refused = await admin.remove<InUse>(`pictures/${id}/`);
    expect(refused.status).toBe(409);
    const places = refused.body.users.map(({ resource, id: user }) => `${resource} ${user}`);
    expect(places.filter((place) => place === `series ${series.id}`)).toHaveLength(2);
    expect(
      refused.body.users.filter((user) => user.resource === 'pages' && user.id === page.id).map(({ title }) => title),
    ).toEqual(['Bilderseite', 'Bilderseite (Arbeitskopie)']);
    expect(refused.body.user_count).toBeGreaterThanOrEqual(places.length);

    expect((await admin.remove(`pictures/${id}/`, true)).status).toBe(204);
    const { body: bare } = await admin.read<ResourceRecord>(`series/${series.id}/`);
    expect([bare['picture_id'], bare['description']]).toEqual([null, both('<p>Vorher  nachher</p>')]);
    expect(JSON.stringify(await visit<Page>('/de/pageeditor-api/page/bilderseite'))).not.toContain(url);
    const after = await ask<PageDraft>(`${editing}/pages/${page.id}/draft/`, { headers: editor.headers });
    expect(JSON.stringify(after.body.modules)).toContain('"image":null');
    expect(after.headers.get('etag')).not.toBe(kept.headers.get('etag'));
    const { body: trail } = await admin.read<Paged<AuditEntry>>(`series/${series.id}/audit/`);
    expect(trail.results.map(({ action }) => action)).toContain('update');
    await admin.remove(`series/${series.id}/`);
    await admin.remove(`pages/${page.id}/`);
  });

  it('keeps what cannot do without something', async () => {
    const [venue] = (await admin.read<Paged<ResourceRecord>>('venues/?page_size=1')).body.results;
    const { status, body } = await admin.remove<InUse>(`venues/${venue?.id}/`, true);
    expect([status, body.users.some(({ resource, blocking }) => resource === 'rooms' && blocking)]).toEqual([
      409,
      true,
    ]);
    const [type] = (await admin.read<Paged<ResourceRecord>>('exhibition-types/?page_size=1')).body.results;
    expect((await admin.remove<InUse>(`exhibition-types/${type?.id}/`, true)).status).toBe(409);
    expect((await admin.remove('pages/1/', true)).status).toBe(409);
  });

  it('keeps the home page online, whatever else changes on it', async () => {
    const offline = await admin.changeNow('pages/1/', { is_online: false });
    expect([offline.status, offline.body]).toMatchObject([400, { errors: { is_online: [expect.any(String)] } }]);
    expect((await admin.changeNow('pages/1/', { in_footer: true })).status).toBe(200);
  });

  it('says when the events begin that use something, since many have one title', async () => {
    const genre = await created('genres', { name: both('Schattenspiel') });
    const [event] = (await admin.read<Paged<ResourceRecord>>('events/?page_size=1')).body.results;
    const { id: _id, urls: _urls, sequence: _sequence, ...copied } = event ?? { id: 0 };
    const starts = ['2031-05-04T19:30:00+02:00', '2031-11-04T19:30:00+01:00'];
    const copies = [];
    for (const date_start of starts)
      copies.push(
        await created('events', { ...copied, genre_id: genre.id, date_start, date_end: '2031-12-01T21:00:00+01:00' }),
      );
    const { users } = (await admin.remove<InUse>(`genres/${genre.id}/`)).body;
    expect(users.map(({ id, at }) => [id, at])).toEqual(copies.map(({ id }, index) => [id, starts[index]]));
    for (const { id } of copies) await admin.remove(`events/${id}/`);
    expect((await admin.remove(`genres/${genre.id}/`)).status).toBe(204);
  });

  it('lets go of what a whole season has', async () => {
    const type = (await admin.read<Paged<ResourceRecord>>('exhibition-types/?page_size=1')).body.results[0];
    const genre = await created('genres', { name: both('Freilichtspiel') });
    const rows = Array.from(
      { length: SEASON },
      (_, number) =>
        `night-${number};2031-05-04 19:30;2031-05-04 21:00;Sommernacht;${String(type?.['slug'])};Freilichtspiel`,
    );
    const file = join(site.running.dataDir, 'season.csv');
    writeFileSync(file, ['uid;start;end;title_de;type;genre', ...rows].join('\n'));
    const imported = await contentCommand(['import', file], { DATA_DIR: site.running.dataDir });
    expect(imported).toMatchObject({ code: 0 });
    expect((await admin.remove<InUse>(`genres/${genre.id}/`)).body.user_count).toBe(SEASON);
    expect((await admin.remove(`genres/${genre.id}/`, true)).status).toBe(204);
    const { results } = (await admin.read<Paged<ResourceRecord>>('events/?q=Sommernacht&page_size=1')).body;
    expect(results.map((record) => record['genre_id'])).toEqual([null]);
  });

  it('takes tags, team and related articles off whatever has them', async () => {
    const tag = await created('article-tags', { name: both('Nebelbank') });
    const one = await created('articles', {
      title: both('Eins'),
      published_at: '2026-01-01T10:00:00+01:00',
      tag_ids: [tag.id],
    });
    const two = await created('articles', {
      title: both('Zwei'),
      published_at: '2026-01-01T10:00:00+01:00',
      related_ids: [one.id],
      tag_ids: [tag.id],
    });
    const person = await created('persons', { first_name: 'Ilse', last_name: 'Öhm' });
    expect([person['slug'], person['full_name']]).toEqual(['ilse-oehm', 'Ilse Öhm']);
    const production = await created('productions', {
      title: both('Probe'),
      team: [{ person_id: person.id, role: both('Regie') }],
    });
    expect((await admin.remove<InUse>(`article-tags/${tag.id}/`)).body.users.map(({ id }) => id)).toEqual([
      one.id,
      two.id,
    ]);
    for (const path of [`article-tags/${tag.id}/`, `articles/${one.id}/`, `persons/${person.id}/`]) {
      expect((await admin.remove(path)).status).toBe(409);
      expect((await admin.remove(path, true)).status).toBe(204);
    }
    expect((await admin.read<ResourceRecord>(`articles/${two.id}/`)).body).toMatchObject({
      tag_ids: [],
      related_ids: [],
    });
    expect((await admin.read<ResourceRecord>(`productions/${production.id}/`)).body['team']).toEqual([]);
    for (const path of [`articles/${two.id}/`, `productions/${production.id}/`])
      expect((await admin.remove(path)).status).toBe(204);
  });

  it('shows what a person takes part in, the newest first, and what has no date yet at the end', async () => {
    const person = await created('persons', { first_name: 'Ole', last_name: 'Fähr' });
    const team = [{ person_id: person.id, role: both('Licht') }];
    const made = [];
    for (const [title, date_from] of [
      ['Offen', null],
      ['Alt', '2020-01-01'],
      ['Neu', '2030-01-01'],
    ] as const)
      made.push(await created('productions', { title: both(title), team, date_from, date_to: date_from }));
    const { productions } = await visit<PersonDetail>(`/de/api/persons/${person.id}/`);
    expect(productions.map(({ title }) => title)).toEqual(['Neu', 'Alt', 'Offen']);
    for (const { id } of made) expect((await admin.remove(`productions/${id}/`)).status).toBe(204);
    expect((await admin.remove(`persons/${person.id}/`)).status).toBe(204);
  });

  it('shows as running what is not over, and what has no last day', async () => {
    const made: ResourceRecord[] = [];
    for (const [title, date_from, date_to] of [
      ['Mispel vorbei', '2020-01-01', '2020-02-01'],
      ['Mispel für immer', '2020-01-01', null],
      ['Mispel später', '2990-01-01', '2990-02-01'],
      ['Mispel offen', null, null],
    ] as const)
      made.push(await created('productions', { title: both(title), date_from, date_to }));
    const titles: string[] = [];
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { results, next } = await visit<Paged<Production>>(`/de/api/productions/?date=2026-11-29&page=${page}`);
      titles.push(...results.map(({ title }) => title));
      isMore = next !== null;
    }
    expect(titles.filter((title) => title.startsWith('Mispel'))).toEqual([
      'Mispel für immer',
      'Mispel später',
      'Mispel offen',
    ]);
    for (const { id } of made) expect((await admin.remove(`productions/${id}/`)).status).toBe(204);
  });

  it('gives no page a path at which the site shows something else, and leaves alone what stands there', async () => {
    const errorsOf = async (body: object) =>
      (await admin.create<Refused>('pages', { title: both('Versteckt'), ...body })).body.errors;
    for (const path of ['webshop', 'ticketing-shop/x', 'forms/x/1', 'produktionen/x/1', 'search', 'user/profile'])
      expect(await errorsOf({ path: both(path) })).toEqual({
        'path.de': [expect.stringContaining(`nie zu sehen: ${path}.`)],
        'path.en': [expect.stringContaining(`nie zu sehen: ${path}.`)],
      });
    // Suggested by its title, it stands beside what it would be hidden by.
    const search = await created('pages', { title: both('Search') });
    expect(search['path']).toEqual(both('search-2'));
    const below = await created('pages', { title: both('Eins'), parent_id: search.id, path: both('search-2/x/1') });
    expect((await admin.changeNow<Refused>(`pages/${search.id}/`, { path: { de: 'team' } })).body.errors).toEqual({
      'path.de': [expect.any(String)],
    });
    expect((await admin.changeNow<Refused>(`pages/${search.id}/`, { path: { de: 'forms' } })).body.errors).toEqual({
      'path.de': [expect.stringContaining('nie zu sehen: forms/x/1.')],
    });
    // The page at a list's address, which has its headline, is changed like any other.
    const { results } = (await admin.read<Paged<ResourceRecord>>('pages/?q=Ensemble&page_size=100')).body;
    const list = results.find(({ path }) => (path as { de: string } | undefined)?.de === 'team');
    expect(list).toBeDefined();
    expect((await admin.changeNow(`pages/${list?.id}/`, { in_footer: list?.['in_footer'] })).status).toBe(200);
    for (const { id } of [below, search]) expect((await admin.remove(`pages/${id}/`, true)).status).toBe(204);
  });

  it('gives pages paths of their own, moves them with what lies below, and leaves redirects', async () => {
    const top = await created('pages', { title: { de: 'Über Größe', en: 'On Size' } });
    expect(top['path']).toEqual({ de: 'ueber-groesse', en: 'on-size' });
    const below = await created('pages', { title: { de: 'Maß', en: 'Measure' }, parent_id: top.id });
    expect(below['path']).toEqual({ de: 'ueber-groesse/mass', en: 'on-size/measure' });
    expect((await visit<Page>('/de/pageeditor-api/page/ueber-groesse/mass')).modules).toMatchObject([
      { model: 'container', layout: '100' },
    ]);
    const twin = await created('pages', { title: { de: 'Über Größe', en: 'On Size' } });
    expect(twin['path']).toEqual({ de: 'ueber-groesse-2', en: 'on-size-2' });
    const taken = await admin.create<Refused>(
      'pages',
      { title: both('Noch eine'), path: { de: 'ueber-groesse', en: 'api/x' } },
      'en',
    );
    expect(taken.body.errors).toEqual({
      'path.de': ['Another page has this path already: On Size.'],
      'path.en': [expect.stringContaining('never be seen there: api/x.')],
    });
    const second = await admin.create<Refused>(
      'pages',
      { title: both('Noch eine'), path: { de: 'ueber-groesse', en: 'size' } },
      'en',
    );
    expect(second.body.errors).toEqual({ 'path.de': ['Another page has this path already: On Size.'] });
    expect((await admin.changeNow<Refused>(`pages/${top.id}/`, { parent_id: below.id })).body.errors).toEqual({
      parent_id: ['Eine Seite kann nicht unter sich selbst stehen.'],
    });

    await admin.changeNow('menus/1/', {
      footer: [{ name: both('Größe'), url: { de: '/de/ueber-groesse', en: '/en/on-size' } }],
    });
    expect((await admin.changeNow(`pages/${top.id}/`, { path: { de: 'mass-und-groesse' } })).status).toBe(200);
    expect((await admin.read<ResourceRecord>(`pages/${below.id}/`)).body['path']).toEqual({
      de: 'mass-und-groesse/mass',
      en: 'on-size/measure',
    });
    const leading = async () =>
      (await visit<Redirect[]>('/de/pageeditor-api/redirect')).filter(({ old_path }) => old_path.includes('groesse'));
    expect(await leading()).toEqual([
      { old_path: '/de/ueber-groesse', new_path: '/de/mass-und-groesse' },
      { old_path: '/de/ueber-groesse/mass', new_path: '/de/mass-und-groesse/mass' },
    ]);
    expect((await visit<Nav>('/de/pageeditor-api/nav')).footer[0]).toEqual({
      title: 'Größe',
      url: '/de/mass-und-groesse',
    });
    // A new page in the place of the old one is not behind its redirect.
    const instead = await created('pages', {
      title: { de: 'Über Größe', en: 'On Size' },
      path: { de: 'ueber-groesse', en: 'size' },
    });
    expect((await leading()).map(({ old_path }) => old_path)).toEqual(['/de/ueber-groesse/mass']);
    expect((await admin.remove(`pages/${instead.id}/`)).status).toBe(204);
    // And back: no circle.
    await admin.changeNow(`pages/${top.id}/`, { path: { de: 'ueber-groesse' } });
    expect((await leading()).map(({ old_path }) => old_path)).toEqual([
      '/de/mass-und-groesse',
      '/de/mass-und-groesse/mass',
    ]);
    const users = (await admin.remove<InUse>(`pages/${top.id}/`)).body.users.map(({ resource }) => resource);
    expect(users.sort()).toEqual(['menus', 'pages', 'redirects']);
    expect((await admin.remove(`pages/${top.id}/`, true)).status).toBe(204);
    expect((await visit<Nav>('/de/pageeditor-api/nav')).footer.filter(({ title }) => title === 'Größe')).toEqual([]);
    for (const { id } of [below, twin]) expect((await admin.remove(`pages/${id}/`, true)).status).toBe(204);
  });

  it('has a page that cannot be clicked as a name over those below it, and nowhere else', async () => {
    const nav = () => visit<Nav>('/de/pageeditor-api/nav');
    const before = await nav();
    const holds = { title: both('Klammer'), path: both('klammer'), in_menu: true, in_footer: true };
    const above = await created('pages', { ...holds, is_clickable: false });
    expect(await nav()).toEqual(before);
    const child = { title: both('Glied'), path: both('klammer/glied'), in_menu: true, parent_id: above.id };
    const below = await created('pages', child);
    expect((await nav()).menu.at(-1)).toEqual({
      url: '',
      menu_name: 'Klammer',
      has_tab_navigation: false,
      children: [{ url: '/de/klammer/glied', menu_name: 'Glied' }],
    });
    await admin.changeNow(`pages/${above.id}/`, { is_clickable: true });
    expect((await nav()).menu.at(-1)).toMatchObject({ url: '/de/klammer' });
    expect((await nav()).footer.at(-1)).toEqual({ url: '/de/klammer', title: 'Klammer' });
    for (const { id } of [below, above]) expect((await admin.remove(`pages/${id}/`, true)).status).toBe(204);
  });

  it('moves a page to below where it stood, with its redirects, into the place of one that moves along', async () => {
    const page = await created('pages', { title: both('Besuch'), path: both('besuch-hier') });
    const below = await created('pages', {
      title: both('Planen'),
      path: both('besuch-hier/planen'),
      parent_id: page.id,
    });
    const moved = await admin.changeNow<ResourceRecord>(`pages/${page.id}/`, { path: both('besuch-hier/planen') });
    expect([moved.status, moved.body['path']]).toEqual([200, both('besuch-hier/planen')]);
    expect((await admin.read<ResourceRecord>(`pages/${below.id}/`)).body['path']).toEqual(
      both('besuch-hier/planen/planen'),
    );
    const leading = (await visit<Redirect[]>('/de/pageeditor-api/redirect')).filter(({ old_path }) =>
      old_path.startsWith('/de/besuch-hier'),
    );
    expect(leading).toEqual([{ old_path: '/de/besuch-hier', new_path: '/de/besuch-hier/planen' }]);
    for (const { id } of [below, page]) expect((await admin.remove(`pages/${id}/`, true)).status).toBe(204);
  });

  it('has links follow a page that moves: on the site, and in a working copy that somebody writes', async () => {
    const target = await created('pages', { title: both('Ziel'), path: both('ziel') });
    const page = await created('pages', { title: both('Quelle'), path: both('quelle') });
    const login = await logIn(site.url, 'admin');
    const path = `${site.url}/de/pageeditor-api/pages/${page.id}/document/`;
    const write = (method: string, where: string, body: object, etag: string) =>
      ask<EditedDocument>(where, {
        method,
        headers: { ...login.headers, 'if-match': etag },
        body: JSON.stringify(body),
      });
    const read = async () => (await ask<EditedDocument>(path, { headers: login.headers })).body;
    const container = (await read()).rows[0]?.id ?? 0;
    const row = {
      id: -5,
      parent: container,
      column: 0,
      position: 0,
      model: 'link',
      slug: 'hin',
      fields: { link_text: both('Hin'), link_url: { de: '/de/ziel?a=1#b', en: '/en/zielscheibe' } },
    };
    const text = { ...row, id: -6, position: 1, model: 'text', slug: 'worte' };
    const html = both('<p><a href="/de/ziel">Hin</a> und <a href="/de/ziele">weiter</a></p>');
    const changes = { '-5': { row }, '-6': { row: { ...text, fields: { content: html } } } };
    const { body: kept } = await write('PATCH', path, { changes }, (await read()).etag);
    await write('POST', `${path}publish/`, {}, kept.etag);
    const link = (await read()).rows.find(({ model }) => model === 'link')?.id ?? 0;
    const draft = { [link]: { values: { 'fields.link_text.de': 'Dorthin' } } };
    await write('PATCH', path, { changes: draft }, (await read()).etag);
    const { etag } = await read();

    await admin.changeNow(`pages/${target.id}/`, { path: both('neues-ziel') });
    const after = await read();
    for (const rows of [after.rows, after.live])
      expect(
        rows.filter(({ model }) => model !== 'container').map(({ fields }) => fields['link_url'] ?? fields['content']),
      ).toEqual([
        { de: '/de/neues-ziel?a=1#b', en: '/en/zielscheibe' },
        { ...both('<p><a href="/de/neues-ziel">Hin</a> und <a href="/de/ziele">weiter</a></p>') },
      ]);
    expect(JSON.stringify((await visit<Page>('/de/pageeditor-api/page/quelle')).modules)).toContain(
      '/de/neues-ziel?a=1#b',
    );
    // Whoever was writing is told, and brings both together.
    expect((await write('PATCH', path, { changes: draft }, etag)).status).toBe(412);
    for (const { id } of [target, page]) expect((await admin.remove(`pages/${id}/`, true)).status).toBe(204);
  });

  it('has lists of a type follow its name in addresses: on the site, and in a working copy that somebody writes', async () => {
    const type = await created('exhibition-types', { name: both('Puppenspiel') });
    const page = await created('pages', { title: both('Puppen'), path: both('puppen') });
    const { headers } = await logIn(site.url, 'admin');
    const path = `${site.url}/de/pageeditor-api/pages/${page.id}/document/`;
    const read = async () => (await ask<EditedDocument>(path, { headers })).body;
    const write = async (method: string, where: string, body: object) =>
      ask(where, {
        method,
        headers: { ...headers, 'if-match': (await read()).etag },
        body: JSON.stringify(body),
      });
    const list = (id: number, chosen: string) => {
      const place = { parent: null, column: 0, position: -id, slug: `list${id}` };
      return { row: { id, ...place, model: 'event_list', fields: { filters: { type: chosen, room: null } } } };
    };
    await write('PATCH', path, { changes: { '-5': list(-5, 'puppenspiel'), '-6': list(-6, 'konzert') } });
    await write('POST', `${path}publish/`, {});
    await write('PATCH', path, { changes: { '-7': list(-7, 'puppenspiel') } });

    expect((await admin.changeNow(`exhibition-types/${type.id}/`, { slug: 'figurentheater' })).status).toBe(200);
    const types = ({ rows }: Pick<EditedDocument, 'rows'>) =>
      rows.flatMap(({ model, fields }) =>
        model === 'event_list' ? [(fields['filters'] as { type: string }).type] : [],
      );
    const after = await read();
    expect(types(after).sort()).toEqual(['figurentheater', 'figurentheater', 'konzert']);
    expect(types({ rows: after.live }).sort()).toEqual(['figurentheater', 'konzert']);
    const shown = JSON.stringify((await visit<Page>('/de/pageeditor-api/page/puppen')).modules);
    expect([shown.includes('figurentheater'), shown.includes('puppenspiel')]).toEqual([true, false]);
    for (const one of [`pages/${page.id}/`, `exhibition-types/${type.id}/`])
      expect((await admin.remove(one, true)).status).toBe(204);
  });

  it('puts a page between two others, which make room', async () => {
    const parent = await created('pages', { title: both('Reihe'), path: both('reihe') });
    const page = (name: string) => created('pages', { title: both(name), parent_id: parent.id });
    const [, second, third] = [await page('Eins'), await page('Zwei'), await page('Drei')];
    // As the form sends it where nothing was entered.
    await created('pages', { title: both('Vier'), parent_id: parent.id, position: null });
    await admin.changeNow(`pages/${third.id}/`, { position: second['position'] });
    const titles = async () =>
      (await visit<Page>('/de/pageeditor-api/page/reihe/eins')).siblings.map(({ title }) => title);
    expect(await titles()).toEqual(['Eins', 'Drei', 'Zwei', 'Vier']);
    // Where nobody stands, nobody moves.
    await admin.changeNow(`pages/${third.id}/`, { position: 40 });
    expect(await titles()).toEqual(['Eins', 'Zwei', 'Vier', 'Drei']);
  });

  it.each([
    ...['genres', 'exhibition-types', 'event-tags', 'production-tags', 'seasons'],
    ...['person-categories', 'article-categories', 'article-tags'],
  ])('shows %s in the order of their positions, new ones last', async (resource) => {
    const names = async () => (await visit<{ name: string }[]>(`/de/api/${resource}/`)).map(({ name }) => name);
    const before = await names();
    const added = await created(resource, { name: both('Abseits'), position: null });
    expect(await names()).toEqual([...before, 'Abseits']);
    await admin.changeNow(`${resource}/${added.id}/`, { position: 0 });
    expect((await names()).slice(0, 2)).toContain('Abseits');
    expect((await admin.remove(`${resource}/${added.id}/`)).status).toBe(204);
  });

  it.each([
    ['genres', 'name'],
    ['pages', 'title'],
  ])('takes more into %s whose last stands as far down as can be', async (resource, title) => {
    const last = await created(resource, { [title]: both('Ganz unten'), position: 1_000_000 });
    const next = await created(resource, { [title]: both('Noch eins') });
    expect(next['position']).toBe(last['position']);
    const further = await admin.changeNow<Refused>(`${resource}/${next.id}/`, { position: 2_147_483_647 });
    expect([further.status, Object.keys(further.body.errors)]).toEqual([400, ['position']]);
    for (const { id } of [last, next]) await admin.remove(`${resource}/${id}/`, true);
  });

  it('leaves a list that nobody has put into order by name', async () => {
    const { results } = (await admin.read<Paged<ResourceRecord>>('production-tags/?page_size=100')).body;
    for (const { id } of results) await admin.changeNow(`production-tags/${id}/`, { position: 3 });
    const added = await created('production-tags', { name: both('Abseits') });
    const [first] = await visit<{ name: string }[]>('/de/api/production-tags/');
    expect([added['position'], first?.name]).toEqual([3, 'Ab 13 Jahren']);
    expect((await admin.remove(`production-tags/${added.id}/`)).status).toBe(204);
    for (const { id, position } of results) await admin.changeNow(`production-tags/${id}/`, { position });
  });

  it('lets redirects lead somewhere', async () => {
    const errorsOf = async (old_path: string, new_path: string) =>
      Object.keys((await admin.create<Refused>('redirects', { old_path, new_path })).body.errors ?? {});
    const first = await created('redirects', { old_path: '/de/a', new_path: '/de/b' });
    expect(await errorsOf('/de/b', '/de/a')).toEqual(['new_path']);
    expect(await errorsOf('/de/c', '/de/c/')).toEqual(['new_path']);
    expect(await errorsOf('/de/a', '/de/d')).toEqual(['old_path']);
    expect(await errorsOf('de/x', '/de/d')).toEqual(['old_path']);
    expect(await errorsOf('/de/besuch', '/de/d')).toEqual(['old_path']);
    expect((await admin.remove(`redirects/${first.id}/`)).status).toBe(204);
  });

  it.each([
    ['in a circle of umlauts', '/de/%C3%B62', '/de/%C3%B61', 'new_path', 'in a circle: /de/%C3%B62.'],
    ['in a circle of capitals', '/de/l2', '/de/L1', 'new_path', 'in a circle: /de/l2.'],
    ['to itself in capitals', '/de/selbst', '/de/SELBST?a=1', 'new_path', 'lead to itself'],
    ['to a place on itself', '/de/selbst', '#oben', 'new_path', 'lead to itself'],
    ['to itself by the whole address', '/de/selbst', `${SITE_URL}/de/selbst?a=1`, 'new_path', 'lead to itself'],
    ['in a circle of whole addresses', '/de/l2', 'http://www.house.example/de/l1/', 'new_path', 'in a circle: /de/l2.'],
    ['from an address that there is', '/de//%C3%B61/', '/de/besuch', 'old_path', 'exists already'],
    ['from half a character', '/de/b%C3hne', '/de/besuch', 'old_path', 'belongs to no character'],
    ['from a sign that is cut off', '/de/%', '/de/besuch', 'old_path', 'belongs to no character'],
    ['to a sign that is cut off', '/de/alt', '/de/%', 'new_path', 'belongs to no character'],
    ['to one by the whole address', '/de/alt', `${SITE_URL}/de/%?a=1`, 'new_path', 'belongs to no character'],
    ['from another host', '//evil.example/x', '/de/besuch', 'old_path', 'begins with one /'],
    ['to another host without its scheme', '/de/alt', '//evil.example', 'new_path', 'begins with /, or a whole'],
    ['from a query', '/de/alt.php?id=3', '/de/besuch', 'old_path', 'without ? and #'],
    ['from the back-office', '/admin', '/de/besuch', 'old_path', 'something of its own'],
    ['from the search', '/de/search', '/de/besuch', 'old_path', 'something of its own'],
    ['from a list', '/de/team/', '/de/besuch', 'old_path', 'something of its own'],
    ['from a person', '/de/team/wer-auch-immer/1', '/de/besuch', 'old_path', 'something of its own'],
  ])('lets no redirect lead %s', async (_, old_path, new_path, field, words) => {
    const first = await created('redirects', { old_path: '/de/ö1', new_path: '/de/ö2' });
    const second = await created('redirects', { old_path: '/de/l1', new_path: '/de/l2' });
    const { errors } = (await admin.create<Refused>('redirects', { old_path, new_path }, 'en')).body;
    expect(errors).toEqual({ [field]: [expect.stringContaining(words)] });
    for (const { id } of [first, second]) expect((await admin.remove(`redirects/${id}/`)).status).toBe(204);
  });

  it('lets redirects lead from records that are gone, and from names of lists that this site does not use', async () => {
    for (const old_path of ['/de/team/wer-auch-immer/99999', '/de/ensemble']) {
      const redirect = await created('redirects', { old_path, new_path: '/de/besuch' });
      expect((await admin.remove(`redirects/${redirect.id}/`)).status).toBe(204);
    }
  });

  it('lets redirects lead from umlauts as an old site wrote them', async () => {
    const redirect = await created('redirects', { old_path: '/de/b%FChne', new_path: '/de/besuch' });
    expect((await admin.remove(`redirects/${redirect.id}/`)).status).toBe(204);
  });

  it('keeps prices to the cent, and says so to who has entered more', async () => {
    const [event] = (await admin.read<Paged<ResourceRecord>>('events/?page_size=1')).body.results;
    const path = `events/${event?.id}/`;
    const before = { price_from: event?.['price_from'], price_to: event?.['price_to'] };
    for (const price of [19.99, 0.1, 1234.5, 20, null])
      expect((await admin.changeNow(path, { price_from: price, price_to: price })).status).toBe(200);
    for (const name of ['price_from', 'price_to']) {
      const prices = { price_from: null, price_to: null, [name]: 12.345 };
      expect((await admin.changeNow<Refused>(path, prices)).body.errors).toEqual({
        [name]: ['Bitte einen Preis mit höchstens zwei Stellen nach dem Komma eingeben.'],
      });
    }
    expect((await admin.changeNow(path, before)).status).toBe(200);
  });

  it('finds opening hours by the name of their day, in both languages', async () => {
    for (const [word, weekday] of [
      ['Montag', 1],
      ['Monday', 1],
      ['sonn', 7],
    ] as const) {
      const { results } = (await admin.read<Paged<ResourceRecord>>(`opening-hours/?q=${word}`)).body;
      expect([word, [...new Set(results.map((hours) => hours['weekday']))]]).toEqual([word, [weekday]]);
    }
  });

  it('gives no link to a language that has none', async () => {
    const link = { de: '/de/besuch', en: '' };
    const alert = await created('alerts', { title: both('Sturm'), link });
    const links = async (locale: string) =>
      (await visit<Alert[]>(`/${locale}/api/breaking-news/`)).find(({ id }) => id === alert.id)?.link;
    expect([await links('de'), await links('en')]).toEqual([{ url: '/de/besuch' }, null]);
    expect((await admin.remove(`alerts/${alert.id}/`)).status).toBe(204);
  });

  it('looks after users: their sessions, their passwords, and that somebody can still administer', async () => {
    const account = {
      username: 'Probe',
      email: 'probe@nordlicht.example',
      role: 'admin',
      password: 'vierzehn Kraniche ziehen',
    };
    const weak = await admin.create<Refused>('users', { ...account, password: 'kurz' });
    expect(weak.body.errors['password']).toEqual(['Ein Passwort hat mindestens 12 Zeichen.']);
    const user = await created('users', account);
    expect(JSON.stringify(user)).not.toMatch(/argon|Kraniche/);
    const namesake = { ...account, username: 'probe', email: 'probe.2@nordlicht.example' };
    expect((await admin.create<Refused>('users', namesake)).body.errors).toEqual({
      username: ['Das gibt es schon. Bitte wählen Sie etwas anderes.'],
    });
    const session = await logIn(site.url, 'Probe', account.password);
    const own = new BackOfficeClient(site.url, session);
    expect((await own.remove(`users/${user.id}/`)).status).toBe(409);
    expect((await admin.changeNow(`users/${user.id}/`, { role: 'editor' })).status).toBe(200);
    expect((await own.read('resources/')).status).toBe(401);
    const again = new BackOfficeClient(site.url, await logIn(site.url, 'Probe', account.password));
    expect((await again.read('users/')).status).toBe(403);
    expect((await admin.changeNow(`users/${user.id}/`, { password: 'fünfzehn Reiher stehen' })).status).toBe(200);
    expect((await again.read('resources/')).status).toBe(401);
    const [self] = (await admin.read<Paged<ResourceRecord>>('users/?q=admin')).body.results;
    expect((await admin.changeNow<Refused>(`users/${self?.id}/`, { role: 'editor' })).body.errors).toHaveProperty(
      'role',
    );

    const back = new BackOfficeClient(site.url, await logIn(site.url, 'Probe', 'fünfzehn Reiher stehen'));
    expect((await admin.changeNow(`users/${user.id}/`, { is_active: false })).status).toBe(200);
    expect((await back.read('resources/')).status).toBe(401);
    const refused = new BackOfficeClient(site.url, await logIn(site.url, 'Probe', 'fünfzehn Reiher stehen'));
    expect((await refused.read('resources/')).status).toBe(401);
    expect((await admin.changeNow<Refused>(`users/${self?.id}/`, { is_active: false })).body.errors).toEqual({
      is_active: ['Das ist das letzte Konto mit Verwaltungsrechten. Es behält sie.'],
    });
    expect((await admin.changeNow(`users/${user.id}/`, { is_active: true, role: 'admin' })).status).toBe(200);
    expect((await back.read('resources/')).status).toBe(401);
    expect((await admin.changeNow<Refused>(`users/${self?.id}/`, { is_active: false })).body.errors).toEqual({
      is_active: ['Das ist Ihr eigenes Konto.'],
    });

    const trail = await admin.read<Paged<AuditEntry>>(`users/${user.id}/audit/`);
    expect(trail.body.results.map(({ changes }) => Object.keys(changes))).toContainEqual(['password']);
    expect(JSON.stringify(trail.body)).not.toMatch(/argon|Kraniche|Reiher/);
    expect((await admin.remove(`users/${user.id}/`)).status).toBe(204);
  });

  it('gives an e-mail address to one account, however it is written, also of two who ask at once', async () => {
    const taken = { email: ['Diese E-Mail-Adresse hat schon ein anderes Konto.'] };
    const password = 'vierzehn Kraniche ziehen';
    const make = (username: string, email: string) =>
      admin.create<ResourceRecord & Refused>('users', { username, email, role: 'editor', password });
    expect((await make('doppelt', 'Admin@Nordlicht.example')).body.errors).toEqual(taken);
    const answers = await Promise.all(['eins', 'zwei'].map((name) => make(name, 'beide@nordlicht.example')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const made = answers.find(({ status }) => status === 201)?.body;
    const path = `users/${made?.id}/`;
    const change = async (email: string) => (await admin.changeNow<Refused>(path, { email })).body.errors;
    expect(await change('EDITOR@nordlicht.example')).toEqual(taken);
    expect(await change('Beide@nordlicht.example')).toBeUndefined();

    const own = await logIn(site.url, String(made?.['username']), password);
    const patch = async (email: string, locale: string) => {
      const init = { method: 'PATCH', headers: own.headers, body: JSON.stringify({ email }) };
      return (await ask<Refused>(`${site.url}/${locale}/api/user-details/`, init)).body.errors;
    };
    expect(await patch('Admin@nordlicht.example', 'en')).toEqual({
      email: ['Another account has this e-mail address already.'],
    });
    expect(await patch('beide@Nordlicht.example', 'de')).toBeUndefined();
    expect((await admin.remove(path)).status).toBe(204);
  });

  it('writes one line a write of the page editor, too, and nothing that visitors wrote', async () => {
    const editor = await logIn(site.url, 'editor');
    const trailOf = async (path: string) => (await admin.read<Paged<AuditEntry>>(path)).body;
    const before = (await trailOf('pages/1/audit/')).count;
    const modules = `${site.url}/de/pageeditor-api/modules/headline/`;
    const made = await ask<{ id: number }>(modules, {
      method: 'POST',
      headers: editor.headers,
      body: JSON.stringify({ slug: 'zeile', parent: null, content_type: 'page', object_id: 1, content: 'Eins' }),
    });
    const headers = { ...editor.headers, 'if-match': '*' };
    await ask(`${modules}${made.body.id}/`, { method: 'PATCH', headers, body: JSON.stringify({ content: 'Zwei' }) });
    await ask(`${modules}${made.body.id}/`, { method: 'DELETE', headers });
    const { count, results } = await trailOf('pages/1/audit/');
    expect([count - before, results[0]?.author]).toEqual([3, 'editor']);
    expect(results[1]?.changes).toEqual({
      [`headline ${made.body.id}: content`]: { before: { de: 'Eins', en: 'Eins' }, after: { de: 'Zwei', en: 'Eins' } },
    });

    const sent = await ask<{ id: number }>(`${site.url}/de/api/forms-entries/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(await filledForm()),
    });
    expect(sent.status).toBe(201);
    const [entry] = (await admin.read<Paged<ResourceRecord>>('form-entries/')).body.results;
    expect(JSON.stringify(entry)).toContain('Geheimnis');
    expect((await admin.remove(`form-entries/${entry?.id}/`)).status).toBe(204);
    const audit = await trailOf('audit/?resource=form-entries');
    expect([audit.count, JSON.stringify(audit).includes('Geheimnis')]).toEqual([1, false]);
  });

  it('lets a field of a form depend on one above it that can have the answer, and on nothing else', async () => {
    const form = (offer: object, topic: object) =>
      admin.create<ResourceRecord & Refused>('forms', {
        title: both('Abhängig'),
        fields: [
          {
            label: both('Angebot'),
            slug: 'angebot',
            field_type: 6,
            choices: [{ value: 'tour', label: both('Führung') }],
            ...offer,
          },
          { label: both('Thema'), slug: 'thema', field_type: 1, ...topic },
        ],
      });
    const onOffer = (value: string) => ({ depends_on: 'angebot', depends_on_values: [{ value }] });
    for (const [offer, topic, fault] of [
      [{}, onOffer('nie'), 'fields.1.depends_on_values'],
      [{}, { depends_on: 'gibtsnicht' }, 'fields.1.depends_on'],
      [{}, { depends_on_values: [{ value: 'tour' }] }, 'fields.1.depends_on'],
      [{ field_type: 11 }, onOffer('ja'), 'fields.1.depends_on_values'],
      [{ field_type: 9 }, onOffer('lebenslauf.pdf'), 'fields.1.depends_on_values'],
      [{ field_type: 4 }, onOffer('drei'), 'fields.1.depends_on_values'],
      [{ field_type: 10 }, onOffer('4.12.2026'), 'fields.1.depends_on_values'],
      [{ depends_on: 'thema' }, {}, 'fields.0.depends_on'],
      [{ depends_on: 'angebot' }, {}, 'fields.0.depends_on'],
    ] as const) {
      const { status, body } = await form(offer, topic);
      expect([status, Object.keys(body.errors)]).toEqual([400, [fault]]);
    }
    const { body } = await form({}, onOffer('tour'));
    const seen = await visit<Form>(`/de/api/forms/${body.id}/`);
    expect(seen.fields.map(({ condition }) => condition)).toEqual([null, { slug: 'angebot', values: ['tour'] }]);
    await admin.remove(`forms/${body.id}/`);
    for (const [field_type, written, values] of [
      [4, '3,50', ['3.5']],
      [4, '03', ['3']],
      [5, 'tour', ['tour']],
      [10, '2026-12-04', ['2026-12-04']],
      [11, 'true', ['true']],
    ] as const) {
      const { body: made } = await form({ field_type }, onOffer(written));
      const { fields } = await visit<Form>(`/de/api/forms/${made.id}/`);
      expect(fields[1]?.condition).toEqual({ slug: 'angebot', values });
      await admin.remove(`forms/${made.id}/`);
    }
  });

  it('lets a field of a form start with nothing that visitors could not send, and has each choice once', async () => {
    const form = async (field: object) => {
      const given = { label: both('Angabe'), slug: 'angabe', ...field };
      const { status, body } = await admin.create<ResourceRecord & Refused>('forms', {
        title: both('Vorgaben'),
        fields: [given],
      });
      if (status === 201) await admin.remove(`forms/${body.id}/`);
      return status === 201 ? [] : Object.keys(body.errors);
    };
    const choices = ['a', 'b'].map((value) => ({ value, label: both(value) }));
    for (const [field_type, fit, unfit] of [
      [3, 'haus@haus.example', 'haus'],
      [4, '3,5', 'drei'],
      [5, ['a', 'b'], ['a', 'c']],
      [6, 'b', 'c'],
      [7, 'a', 'a, b'],
      [10, '2026-12-04', 'morgen'],
      [11, true, 'ja'],
    ] as const) {
      expect(await form({ field_type, choices, required: true, default_value: fit })).toEqual([]);
      expect(await form({ field_type, choices, visible: false, default_value: unfit })).toEqual([
        'fields.0.default_value',
      ]);
    }
    expect(await form({ field_type: 6, choices, required: true, default_value: null })).toEqual([]);
    expect(await form({ field_type: 8, choices: [...choices, ...choices] })).toEqual([
      'fields.0.choices.2.value',
      'fields.0.choices.3.value',
    ]);
  });

  it('leaves the fields of a form the ids by which visitors send their answers', async () => {
    const form = await created('forms', {
      title: both('Wandel'),
      fields: [
        { label: both('Name'), field_type: 1 },
        { label: both('Anlass'), field_type: 1 },
        { label: both('Grüße'), field_type: 2 },
      ],
    });
    const idsBySlug = async () => {
      const { fields } = await visit<Form>(`/de/api/forms/${form.id}/`);
      return Object.fromEntries(fields.map(({ slug, id }) => [slug, id]));
    };
    const before = await idsBySlug();
    const [name, , wishes] = form['fields'] as object[];
    const fields = [{ ...wishes, help: both('Gern auch länger.') }, name, { label: both('E-Mail'), field_type: 3 }];
    expect((await admin.changeNow(`forms/${form.id}/`, { fields })).status).toBe(200);
    const after = await idsBySlug();
    expect(Object.keys(after)).toEqual(['gruesse', 'name', 'e-mail']);
    expect(after).toMatchObject({ gruesse: before['gruesse'], name: before['name'] });
    expect(Object.values(before)).not.toContain(after['e-mail']);
    await admin.remove(`forms/${form.id}/`);
  });

  it('leads to a form under its name in each language, as the site does', async () => {
    const form = await created('forms', {
      title: both('Gruppe'),
      slug: { de: 'gruppe-anmelden', en: 'book-a-group' },
      fields: [{ label: both('Ein Wort'), field_type: 1 }],
    });
    expect(form['urls']).toEqual({
      de: `/de/forms/gruppe-anmelden/${form.id}`,
      en: `/en/forms/book-a-group/${form.id}`,
    });
    expect((await visit<Form>(`/de/api/forms/${form.id}/`)).urls).toEqual(form['urls']);
    await admin.remove(`forms/${form.id}/`);
  });

  /** A form of the test's own, filled in. */
  async function filledForm(): Promise<object> {
    const form = await created('forms', {
      title: both('Zettel'),
      fields: [
        { label: both('Ein Wort'), field_type: 1 },
        { label: both('Ein Wort'), field_type: 2 },
      ],
    });
    expect((form['fields'] as { slug: string }[]).map(({ slug }) => slug)).toEqual(['ein-wort', 'ein-wort-2']);
    return { form: form.id, field_values: { 'ein-wort': 'Geheimnis' } };
  }
});
