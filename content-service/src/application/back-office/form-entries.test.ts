import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditEntry, InUseProblem, Paged, ResourceRecord, TempFile } from '@foyer/shared/api';
import { BackOfficeClient } from '../../testing/back-office-client.ts';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

const both = (text: string) => ({ de: text, en: text });

/** What one person has sent is found, given out and erased; a form goes with all that was sent with it. */
describe('entries of forms', () => {
  const site = serviceForTests();
  let editor: BackOfficeClient;
  let headers: Record<string, string>;

  beforeAll(async () => {
    const login = await logIn(site.url, 'editor');
    headers = login.headers;
    editor = new BackOfficeClient(site.url, login);
  });

  const newForm = async () => {
    const fields = [
      { label: both('Name'), field_type: 1 },
      { label: both('Ausweis'), field_type: 9 },
    ];
    const { status, body } = await editor.create<ResourceRecord>('forms', { title: both('Zettel'), fields });
    expect(status).toBe(201);
    return body.id;
  };
  const upload = async () => {
    const body = new FormData();
    body.set('file', new Blob(['%PDF-1.7\n%%EOF']), 'ausweis.pdf');
    return (await ask<TempFile>(`${site.url}/de/api/temp-files/`, { method: 'POST', body })).body.id;
  };
  const send = async (form: number, name: string, file: string | null = null) => {
    const { status, body } = await ask<{ id: number }>(`${site.url}/de/api/forms-entries/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form, field_values: { name, ausweis: file } }),
    });
    expect(status).toBe(201);
    return body.id;
  };
  const found = async (query: string) =>
    (await editor.read<Paged<ResourceRecord>>(`form-entries/?${query}`)).body.results.map(({ id }) => id);
  const folders = () => readdirSync(join(site.running.dataDir, 'form-files')).map(Number);
  const trailOf = async (path: string) => (await editor.read<Paged<AuditEntry>>(`${path}/audit/`)).body.results;

  it('go with their form once that is confirmed, with their files, and the trail says how many', async () => {
    const [form, other] = [await newForm(), await newForm()];
    const [withFile, without] = [await send(form, 'Ada', await upload()), await send(form, 'Grace')];
    const kept = await send(other, 'Ada', await upload());

    const asked = await editor.remove<InUseProblem>(`forms/${form}/`);
    expect([asked.status, asked.body.entries, asked.body.users]).toEqual([409, { count: 2, files: 1 }, []]);
    expect(await found(`ids=${withFile},${without}`)).toHaveLength(2);

    expect((await editor.remove(`forms/${form}/`, true)).status).toBe(204);
    expect(await found(`ids=${withFile},${without},${kept}`)).toEqual([kept]);
    expect(folders()).toEqual([kept]);
    const [last] = await trailOf(`forms/${form}`);
    expect(last).toMatchObject({
      action: 'delete',
      author: 'editor',
      changes: { entries: { before: 2, after: null }, files: { before: 1, after: null } },
    });
    expect(JSON.stringify(last)).not.toContain('Grace');
  });

  it('are deleted several at once, with their files, each with its line in the trail', async () => {
    const form = await newForm();
    const [one, two, kept] = [
      await send(form, 'Ada', await upload()),
      await send(form, 'Ada'),
      await send(form, 'Joan'),
    ];
    const asked = await editor.remove<InUseProblem>(`form-entries/?ids=${one},${two}`);
    expect([asked.status, asked.body.entries]).toEqual([409, { count: 2, files: 1 }]);

    // One of them may have gone meanwhile.
    expect((await editor.remove(`form-entries/?confirm=true&ids=${one},${two},999999`)).status).toBe(204);
    expect(await found(`form_id=${form}`)).toEqual([kept]);
    expect(folders()).not.toContain(one);
    for (const id of [one, two])
      expect(await trailOf(`form-entries/${id}`)).toMatchObject([{ action: 'delete', author: 'editor', changes: {} }]);

    for (const query of ['', '?confirm=true', '?ids='])
      expect((await editor.remove(`form-entries/${query}`)).status).toBe(400);
    expect(await found(`form_id=${form}`)).toEqual([kept]);
  });

  it('are found by the names of the files that came with them, beside their answers', async () => {
    const form = await newForm();
    const [withFile, without] = [await send(form, 'Ada', await upload()), await send(form, 'Ausweis von Joan')];
    expect(await found(`form_id=${form}&q=ausweis.pdf`)).toEqual([withFile]);
    expect(await found(`form_id=${form}&q=ada%20AUSWEIS`)).toEqual([withFile]);
    expect(await found(`form_id=${form}&q=ausweis`)).toEqual([without, withFile]);
  });

  it('are given out as they are found: those of one person alone', async () => {
    const form = await newForm();
    const [first, , last] = [await send(form, 'Ada Eins'), await send(form, 'Joan'), await send(form, 'Ada Zwei')];
    const table = async (query: string) => {
      const { body } = await ask<string>(`${site.url}/de/api/back-office/form-entries.csv?form=${form}${query}`, {
        headers,
      });
      return body
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => Number(line.split(';')[0]));
    };
    expect(await table('')).toHaveLength(3);
    expect(await table('&q=ada')).toEqual([first, last]);
    expect(await table('&created_at_to=2020-01-01')).toEqual([]);
    const ofNone = `${site.url}/de/api/back-office/form-entries.csv?form=2147483648`;
    expect((await ask(ofNone, { headers })).status).toBe(400);
  });

  it('have numbers in their table that spreadsheets know for numbers', async () => {
    const fields = [
      { label: both('Menge'), field_type: 4 },
      { label: both('Wort'), field_type: 1 },
    ];
    const { body: form } = await editor.create<ResourceRecord>('forms', { title: both('Zahlen'), fields });
    for (const [menge, wort] of [
      ['3,5', '-2+3'],
      ['-2.5', '-2'],
    ]) {
      const { status } = await ask(`${site.url}/de/api/forms-entries/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ form: form.id, field_values: { menge, wort } }),
      });
      expect(status).toBe(201);
    }
    const table = async (locale: string) =>
      (await ask<string>(`${site.url}/${locale}/api/back-office/form-entries.csv?form=${form.id}`, { headers })).body;
    expect(await table('de')).toMatch(/;3,5;'-2\+3\r\n.*;-2,5;-2\r\n/);
    expect(await table('en')).toMatch(/,3\.5,'-2\+3\r\n.*,-2\.5,-2\r\n/);
  });
});
