import type { CheckedThing, EditedDocument, Paged } from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import { leap, leapingClock } from '../../testing/leap.ts';
import { ask, logIn, type Login, processForTests } from '../../testing/site.ts';

const PAGE = 1;

describe('the checks of the night', () => {
  const site = processForTests({ env: leapingClock() });
  let editor: Login;

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
  });

  const list = async () =>
    (await ask<Paged<CheckedThing>>(`${site.url}/de/api/dashboard-checks/`, { headers: editor.headers })).body;

  it('find what is wrong on what visitors see, and lead there', async () => {
    const path = `${site.url}/de/pageeditor-api/pages/${PAGE}/`;
    const { rows } = (await ask<EditedDocument>(`${path}document/`, { headers: editor.headers })).body;
    const text = rows.find(({ model }) => model === 'teaser_item')!;
    expect((await list()).results).toEqual([]);
    const { status } = await ask(`${site.url}/de/pageeditor-api/modules/${text.model}/${text.id}/`, {
      method: 'PATCH',
      headers: { ...editor.headers, 'if-match': '*' },
      body: JSON.stringify({ text: '<p><a href="/de/gibt-es-nicht">Nirgendwohin</a></p>' }),
    });
    expect(status).toBe(200);
    await leap(site.running);
    // A day later sessions have ended.
    editor = await logIn(site.url, 'editor');
    const { results } = await eventually(async () => ((await list()).count > 0 ? list() : null), {
      what: 'the checks of the night',
    });
    expect(results).toMatchObject([{ kind: 'pages', id: PAGE, url: '/de?edit' }]);
    expect(results[0]?.faults).toContain('check.link_missing');
  });

  it('find a text that is older than its sibling, until somebody says that it is right', async () => {
    const path = `${site.url}/de/pageeditor-api/pages/${PAGE}/document/`;
    const send = (method: string, more: string, etag: string, body: object) =>
      ask<{ etag: string }>(path + more, {
        method,
        headers: { ...editor.headers, 'if-match': etag },
        body: JSON.stringify(body),
      });
    const read = async () => (await ask<EditedDocument>(path, { headers: editor.headers })).body;
    const begun = await read();
    const { id } = begun.rows.find(({ model }) => model === 'teaser_item')!;
    const faults = async () => (await list()).results.find((thing) => thing.id === PAGE)?.faults ?? [];
    // Checks that are still under way when the clock leaps come again a night later.
    const oneOfTheNextNights = async (): Promise<string[]> => {
      await leap(site.running);
      editor = await logIn(site.url, 'editor');
      return faults();
    };
    const night = (isOlder: boolean) =>
      eventually(async () => (await oneOfTheNextNights()).includes('check.english_older') === isOlder, {
        every: 1000,
        what: 'the checks of the night',
      });
    const kept = await send('PATCH', '', begun.etag, {
      changes: {
        [id]: { values: { 'fields.headline.de': 'Neuer', 'fields.text': { de: '<p>A</p>', en: '<p>B</p>' } } },
      },
    });
    expect((await send('POST', 'publish/', kept.headers.get('etag') ?? '', {})).status).toBe(200);
    await night(true);

    const later = await read();
    const texts = later.rows.find((row) => row.id === id)!.fields['headline'];
    const confirmed = await send('PATCH', '', later.etag, {
      changes: { [id]: { values: { 'in_step.headline': texts, 'in_step.nothing': { de: '', en: '' } } } },
    });
    expect(confirmed.status).toBe(200);
    expect((await read()).rows.find((row) => row.id === id)?.in_step).toEqual({ headline: texts });
    await night(false);
    const current = await read();
    expect((await send('POST', 'publish/', current.etag, {})).status).toBe(200);
    expect((await read()).live.find((row) => row.id === id)).not.toHaveProperty('in_step');
    await night(false);
  });

  it('are for editors only', async () => {
    expect((await ask(`${site.url}/de/api/dashboard-checks/`)).status).toBe(401);
  });

  it('a decorative picture needs no alternative text, and has none', async () => {
    const path = `${site.url}/de/pageeditor-api/pages/${PAGE}/document/`;
    const begun = (await ask<EditedDocument>(path, { headers: editor.headers })).body;
    const row = begun.rows.find(({ fields }) => typeof fields['image'] === 'number')!;
    const changes = { [row.id]: { values: { 'fields.decorative': true } } };
    const kept = await ask<{ references: EditedDocument['references'] }>(path, {
      method: 'PATCH',
      headers: { ...editor.headers, 'if-match': begun.etag },
      body: JSON.stringify({ changes }),
    });
    expect(kept.body.references[row.id]?.de).toMatchObject({ image_obj: { alt: '' } });
  });
});
