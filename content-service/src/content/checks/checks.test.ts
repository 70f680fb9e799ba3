import type { CheckReport, EditedDocument, Paged, ResourceRecord } from '@foyer/shared/api';
import { check, documentOf, type Finding } from '@foyer/shared/modules';
import { ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

const PAGE = 1;

describe('the checks', () => {
  const site = serviceForTests();
  let editor: Login;

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
  });

  const read = async <T>(path: string) => (await ask<T>(`${site.url}/de/${path}`, { headers: editor.headers })).body;
  const checksOf = (id: number) => read<CheckReport>(`pageeditor-api/pages/${id}/checks/`);

  it('give no false alarm on the demo house, and the same answer here as there', async () => {
    const pages = (await read<Paged<ResourceRecord>>('api/back-office/pages/?page_size=100')).results;
    const alarms: string[] = [];
    for (const { id, path } of pages) {
      const { findings, facts } = await checksOf(id);
      const { rows, live } = await read<EditedDocument>(`pageeditor-api/pages/${id}/document/`);
      expect(check({ document: documentOf(rows), live: documentOf(live), facts })).toEqual(findings);
      alarms.push(
        ...findings.map(
          ({ key, field, values }) => `${JSON.stringify(path)}: ${key} ${field} ${JSON.stringify(values ?? {})}`,
        ),
      );
    }
    expect(alarms).toEqual([]);
  });

  describe('when something is published', () => {
    const path = `pageeditor-api/pages/${PAGE}/document/`;
    const send = <T>(method: string, to: string, body: object, ifMatch: string) =>
      ask<T>(`${site.url}/de/${to}`, {
        method,
        headers: { ...editor.headers, 'if-match': ifMatch },
        body: JSON.stringify(body),
      });

    /** A working copy in which one more headline stands. @returns its entity tag */
    const withHeadline = async (fields: object): Promise<string> => {
      const begun = await read<EditedDocument>(path);
      const home = begun.rows.find(({ model }) => model === 'container')!;
      const row = { id: -7, parent: home.id, column: 0, position: 99, model: 'headline', slug: 'probe', fields };
      return (await send<{ etag: string }>('PATCH', path, { changes: { '-7': { row } } }, begun.etag)).body.etag;
    };

    it.each(['document/publish/', 'publish/', 'schedule/'])(
      'refuse what has an error, with words and the findings: %s',
      async (way) => {
        const etag = await withHeadline({ content: { de: '', en: '' } });
        const at = new Date(Date.now() + 3600_000).toISOString();
        const refused = await send<{ detail: string; findings: Finding[] }>(
          'POST',
          `pageeditor-api/pages/${PAGE}/${way}`,
          way === 'schedule/' ? { at, action: 'publish' } : {},
          etag,
        );
        expect(refused.status).toBe(409);
        expect(refused.body.detail).toBe('So lässt sich das nicht veröffentlichen: Die Prüfung hat Fehler gefunden.');
        expect(refused.body.findings).toContainEqual(
          expect.objectContaining({ id: -7, field: 'content', key: 'fault.required', isError: true }),
        );
        expect((await checksOf(PAGE)).findings).toEqual(refused.body.findings);
      },
    );

    it('let through what has warnings only', async () => {
      const etag = await withHeadline({ content: { de: 'Nur auf Deutsch', en: '' }, headline_level: 2 });
      expect((await checksOf(PAGE)).findings.map(({ key }) => key)).toContain('check.english');
      expect((await send('POST', `${path}publish/`, {}, etag)).status).toBe(200);
    });
  });

  it('know what links lead to: pages, redirects, events, and nothing', async () => {
    const begun = await read<EditedDocument>(`pageeditor-api/pages/${PAGE}/document/`);
    const home = begun.rows.find(({ model }) => model === 'container')!;
    const hrefs = [
      '/de/besuch',
      '/de/programm',
      '/de/favoriten',
      '/de/gibt-es-nicht',
      '/de/programm/konzert/999999',
      '/en/visit?x=1#oben',
    ];
    const html = `<p>${hrefs.map((href, index) => `<a href="${href}">Ziel ${index}</a>`).join(' ')}</p>`;
    const row = {
      id: -8,
      parent: home.id,
      column: 0,
      position: 99,
      model: 'text',
      slug: 'links',
      fields: { content: { de: html, en: html } },
    };
    await ask(`${site.url}/de/pageeditor-api/pages/${PAGE}/document/`, {
      method: 'PATCH',
      headers: { ...editor.headers, 'if-match': begun.etag },
      body: JSON.stringify({ changes: { '-8': { row } } }),
    });
    const { facts } = await checksOf(PAGE);
    expect([...facts.missing].sort()).toEqual(['/de/gibt-es-nicht', '/de/programm/konzert/999999']);
  });

  it('know that what a module has chosen is no more: versions and copies may be older than its end', async () => {
    const begun = await read<EditedDocument>(`pageeditor-api/pages/${PAGE}/document/`);
    const home = begun.rows.find(({ model }) => model === 'container')!;
    const [venue] = (await read<Paged<ResourceRecord>>('api/back-office/venues/')).results;
    const rowOf = (id: number, model: string, fields: object) => ({
      [id]: { row: { id, parent: home.id, column: 0, position: 100 - id, model, slug: `${model}${id}`, fields } },
    });
    const changes = {
      ...rowOf(-9, 'venue', { venue: Number(venue!.id) }),
      ...rowOf(-10, 'venue', { venue: 999_999 }),
      ...rowOf(-11, 'form', { form_id: 999_999 }),
      ...rowOf(-12, 'highlight_teaser', { categories: [999_999] }),
    };
    const written = await ask(`${site.url}/de/pageeditor-api/pages/${PAGE}/document/`, {
      method: 'PATCH',
      headers: { ...editor.headers, 'if-match': begun.etag },
      body: JSON.stringify({ changes }),
    });
    expect(written.status).toBe(200);
    const { facts, findings } = await checksOf(PAGE);
    expect(facts.gone).toEqual({ venue: [999_999], form: [999_999], 'article-category': [999_999] });
    expect(findings.filter(({ key }) => key === 'check.record_gone').map(({ id, field }) => [id, field])).toEqual([
      [-10, 'venue'],
      [-11, 'form_id'],
      [-12, 'categories'],
    ]);
  });

  it('are for editors only', async () => {
    expect((await ask(`${site.url}/de/pageeditor-api/pages/${PAGE}/checks/`)).status).toBe(401);
  });
});
