import type { Nav, ResourceRecord } from '@foyer/shared/api';
import { BackOfficeClient } from '../../testing/back-office-client.ts';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

const both = (text: string) => ({ de: text, en: text });

describe('menus', () => {
  const site = serviceForTests();
  let admin: BackOfficeClient;
  const nav = async () => (await ask<Nav>(`${site.url}/de/pageeditor-api/nav`)).body;
  /** Names of the main menu, with those below each. */
  const menu = async () =>
    Object.fromEntries((await nav()).menu.map((entry) => [entry.menu_name, entry.children.map((c) => c.menu_name)]));
  const page = async (title: string, fields: object = {}) =>
    (await admin.create<ResourceRecord>('pages', { title: both(title), ...fields })).body;
  const link = (name: string, url: string) => ({ name: both(name), url: both(url) });
  const change = async (parts: object) => expect((await admin.changeNow('menus/1/', parts)).status).toBe(200);

  beforeAll(async () => {
    admin = new BackOfficeClient(site.url, await logIn(site.url, 'admin'));
    await change({ menu: [], secondary: [], footer: [] });
    const { body } = await admin.read<{ results: ResourceRecord[] }>('pages/?page_size=100');
    for (const { id } of body.results) await admin.changeNow(`pages/${id}/`, { in_menu: false, in_footer: false });
  });

  it('have pages below the next one above them that has an entry, in whatever order they stand', async () => {
    const top = await page('Haus', { in_menu: true, position: 900 });
    const middle = await page('Etage', { parent_id: top.id });
    await page('Zimmer', { parent_id: middle.id, in_menu: true });
    await page('Keller', { parent_id: top.id, in_menu: true, position: 0 });
    expect(await menu()).toEqual({ Haus: ['Keller', 'Zimmer'] });
    // An entry by hand counts as much as one of the tree.
    await admin.changeNow(`pages/${top.id}/`, { in_menu: false });
    await change({ menu: [{ ...link('Unser Haus', '/de/haus#oben'), has_tab_navigation: false, children: [] }] });
    expect(await menu()).toEqual({ 'Unser Haus': ['Keller', 'Zimmer'] });
  });

  it('show nothing of a page that is offline: no place on it, and not what stands below it as a heading of its own', async () => {
    const top = await page('Ausbau', { in_menu: true });
    await page('Plan', { parent_id: top.id, in_menu: true });
    await change({
      menu: [
        { ...link('Ausbau', '/de/ausbau/'), has_tab_navigation: false, children: [link('Plan', '/de/ausbau/plan')] },
      ],
      secondary: [link('Bau', '/de/ausbau#stand')],
      footer: [link('Baustelle', '/de/ausbau?von=fuss')],
    });
    expect(await menu()).toMatchObject({ Ausbau: ['Plan'] });
    await admin.changeNow(`pages/${top.id}/`, { is_online: false });
    expect(Object.keys(await menu())).not.toEqual(expect.arrayContaining(['Ausbau']));
    expect(Object.keys(await menu())).not.toEqual(expect.arrayContaining(['Plan']));
    expect(await nav()).toMatchObject({ secondary: [], footer: [] });
  });

  it('follow a page that moves with the place on it', async () => {
    const moving = await page('Alt');
    await change({ menu: [], secondary: [link('Ort', '/de/alt?a=1#ort')], footer: [] });
    await admin.changeNow(`pages/${moving.id}/`, { path: both('neuer-ort') });
    expect((await nav()).secondary).toEqual([{ url: '/de/neuer-ort?a=1#ort', menu_name: 'Ort' }]);
  });

  it('keep what stands below a page that is deleted, under its name', async () => {
    const top = await page('Abbau');
    const below = { ...link('Abbau', '/de/abbau'), children: [link('Rest', '/de/besuch')] };
    await change({ menu: [below, { ...link('Auch', '/de/abbau'), children: [] }] });
    expect((await admin.remove(`pages/${top.id}/`, true)).status).toBe(204);
    expect(await menu()).toMatchObject({ Abbau: ['Rest'] });
    expect(await menu()).not.toHaveProperty('Auch');
    expect((await nav()).menu[0]?.url).toBe('');
    // So it stays when something else is changed; an entry over nothing leads somewhere.
    const { menu: kept } = (await admin.read<{ menu: object[] }>('menus/1/')).body;
    await change({ menu: kept });
    const bare = { name: both('Leer'), url: { de: '/de', en: '' }, children: [] };
    expect((await admin.changeNow<{ errors: object }>('menus/1/', { menu: [...kept, bare] })).body.errors).toEqual({
      'menu.1.url.en': ['Dieses Feld ist ein Pflichtfeld!'],
    });
  });
});
