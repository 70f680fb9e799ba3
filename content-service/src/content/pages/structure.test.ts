import type { Container, Module, Page } from '@foyer/shared/api';
import { ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

type Text = Module & { content: string };

describe('the structure of a page', () => {
  const site = serviceForTests();
  let editor: Login;

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
  });

  const write = <T>(path: string, body: object = {}, headers: Record<string, string> = {}) =>
    ask<T>(`${site.url}/de/pageeditor-api/modules/${path}/`, {
      method: 'POST',
      headers: { ...editor.headers, ...headers },
      body: JSON.stringify(body),
    });
  const page = async (path = '') => (await ask<Page>(`${site.url}/de/pageeditor-api/page/${path}`)).body;
  const container = async (id: number, path = ''): Promise<Container> => {
    const found = (await page(path)).modules.find(
      (module): module is Container => module.id === id && module.model === 'container',
    );
    if (!found) throw new Error(`There is no container ${id}`);
    return found;
  };
  const textsIn = async (id: number, column = 0) =>
    ((await container(id)).columns[column]!.children as Text[]).map(({ content }) => content);
  const idsIn = async (id: number) => ((await container(id)).columns[0]?.children ?? []).map((child) => child.id);

  /** A new section of the home page with these texts in its first column. */
  async function sectionWith(...texts: string[]): Promise<{ id: number; children: Text[] }> {
    const { body } = await write<Container>('container', {
      slug: `section-${texts.join('-')}-${Date.now()}`,
      parent: null,
      content_type: 'page',
      object_id: 1,
      layout: '50-50',
    });
    const children: Text[] = [];
    for (const content of texts) {
      children.push(
        (await write<Text>('headline', { slug: content, parent: body.id, content_type: 'page', object_id: 1, content }))
          .body,
      );
    }
    return { id: body.id, children };
  }

  it('is put into another order', async () => {
    const { id, children } = await sectionWith('A', 'B', 'C');
    const order = [children[2]!.id, children[0]!.id, children[1]!.id];
    expect((await write('reorder', { container: id, column: 0, order })).status).toBe(204);
    expect(await textsIn(id)).toEqual(['C', 'A', 'B']);
  });

  it('is not put into an order that leaves out what someone else has added', async () => {
    const { id, children } = await sectionWith('A', 'B');
    await write('headline', { slug: 'neu', parent: id, content_type: 'page', object_id: 1, content: 'Neu' });
    const stale = await write<{ current: number[] }>('reorder', {
      container: id,
      order: children.map((child) => child.id).reverse(),
    });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toEqual(await idsIn(id));
    expect(await textsIn(id)).toEqual(['A', 'B', 'Neu']);
    expect(
      (await write('reorder', { container: id, order: [children[0]!.id, children[0]!.id, children[1]!.id] })).status,
    ).toBe(412);
  });

  it('has its sections reordered too, on the page itself', async () => {
    const before = (await page()).modules.map(({ id }) => id);
    const order = [...before].reverse();
    expect((await write('reorder', { container: null, order })).status).toBe(400);
    expect((await write('reorder', { container: null, content_type: 'page', object_id: 1, order })).status).toBe(204);
    expect((await page()).modules.map(({ id }) => id)).toEqual(order);
  });

  it('lets a module move to a place in another column, between others', async () => {
    const from = await sectionWith('A', 'B');
    const to = await sectionWith('1', '2');
    const { status, body, headers } = await write<Text>(`headline/${from.children[0]!.id}/move`, {
      container: to.id,
      column: 0,
      position: 1,
    });
    expect([status, body.content, headers.get('etag')]).toEqual([200, 'A', `"module-${body.id}-2"`]);
    expect(await textsIn(to.id)).toEqual(['1', 'A', '2']);
    expect(await textsIn(from.id)).toEqual(['B']);
    expect((await write(`headline/${body.id}/move`, { container: to.id, column: 1, position: 99 })).status).toBe(200);
    expect(await textsIn(to.id, 1)).toEqual(['A']);
  });

  it('lets a section move to another page with everything in it, and both pages show it at once', async () => {
    const { id } = await sectionWith('Umzug');
    const other = (await page('besuch')).modules.find(({ model }) => model === 'container')!;
    expect((await write(`container/${id}/move`, { container: other.id, column: 0, position: 0 })).status).toBe(200);
    expect((await page()).modules.some((module) => module.id === id)).toBe(false);
    const [first] = (await container(other.id, 'besuch')).columns[0]!.children;
    expect(first).toMatchObject({ id, columns: [{ children: [{ content: 'Umzug' }] }, {}] });
  });

  it('does not let a module move into itself, nor to where nothing is', async () => {
    const { id, children } = await sectionWith('A');
    const inner = await write<Container>('container', {
      slug: 'inner',
      parent: id,
      content_type: 'page',
      object_id: 1,
    });
    expect((await write<{ errors: object }>(`container/${id}/move`, { container: inner.body.id })).body.errors).toEqual(
      { container: ['A module cannot stand in itself.'] },
    );
    expect((await write(`container/${id}/move`, { container: id })).status).toBe(400);
    expect((await write(`headline/${children[0]!.id}/move`, { container: 2_000_000_000 })).status).toBe(400);
    expect((await write('headline/2000000000/move', { container: id })).status).toBe(404);
  });

  it('refuses a move that is based on an older state, with the current module', async () => {
    const { id, children } = await sectionWith('A', 'B');
    const stale = await write<{ current: Text }>(
      `headline/${children[0]!.id}/move`,
      { container: id, position: 1 },
      { 'if-match': '"module-1-0"' },
    );
    expect([stale.status, stale.body.current.content]).toEqual([412, 'A']);
    expect(await textsIn(id)).toEqual(['A', 'B']);
  });

  it('copies a module with everything in it, right after it, under slugs of their own', async () => {
    const { id } = await sectionWith('A', 'B');
    const copy = await write<Container>(`container/${id}/duplicate`);
    expect(copy.status).toBe(201);
    expect(copy.body.columns[0]?.children.map((child) => (child as Text).content)).toEqual(['A', 'B']);
    const ids = (await page()).modules.map((module) => module.id);
    expect(ids.indexOf(copy.body.id)).toBe(ids.indexOf(id) + 1);
    const slugs = (module: Container) => [
      module.slug,
      ...module.columns.flatMap(({ children }) => children.map(({ slug }) => slug)),
    ];
    expect(new Set([...slugs(await container(id)), ...slugs(copy.body)]).size).toBe(6);
  });

  it('loses nothing when many move, copy, add and remove at the same time', async () => {
    const one = await sectionWith('A', 'B', 'C', 'D');
    const two = await sectionWith('1', '2', '3', '4');
    const moves = one.children.map(({ id }, index) =>
      write(`headline/${id}/move`, { container: two.id, position: index }),
    );
    const back = two.children.map(({ id }, index) =>
      write(`headline/${id}/move`, { container: one.id, position: index }),
    );
    const copies = one.children.slice(0, 2).map(({ id }) => write(`headline/${id}/duplicate`));
    const remove = ask(`${site.url}/de/pageeditor-api/modules/headline/${two.children[3]!.id}/`, {
      method: 'DELETE',
      headers: { ...editor.headers, 'if-match': '*' },
    });
    const answers = await Promise.all([...moves, ...back, ...copies, remove]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const texts = [...(await textsIn(one.id)), ...(await textsIn(two.id))].sort();
    expect(texts).toEqual(['1', '2', '3', 'A', 'A', 'B', 'B', 'C', 'D']);
  });
});
