import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryAnswer, Form, TempFile } from '@foyer/shared/api';
import { archive, openDocument, wordDocument } from '../../testing/documents.ts';
import { leap, leapingClock } from '../../testing/leap.ts';
import { gradient } from '../../testing/pictures.ts';
import { ask, logIn, processForTests } from '../../testing/site.ts';

const PDF = '%PDF-1.7\n%%EOF';
const PROGRAM = 'MZ\x90\0\x03';
/** PostgreSQL takes 65,535 parameters. */
const MORE_THAN_A_QUERY_TAKES = 65_536;
const GERMAN = { visitor: '203.0.113.1' };

interface Problem {
  detail: string;
  errors: Record<string, string[]>;
}

describe('a file of a form', () => {
  const site = processForTests({ env: leapingClock() });
  let form: Form;

  let png: Buffer;
  beforeAll(async () => {
    png = await gradient(4, 4).png().toBuffer();
    for (let id = 1; !form?.fields.some(({ field_type }) => field_type === 9); id += 1)
      ({ body: form } = await ask<Form>(`${site.url}/de/api/forms/${id}/`));
  });

  const upload = <T = TempFile>(content: Buffer | string, name: string, { visitor } = GERMAN, locale = 'de') => {
    const body = new FormData();
    body.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
    return ask<T>(`${site.url}/${locale}/api/temp-files/`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': visitor },
    });
  };
  const send = (file: unknown, more: object = {}) => {
    const samples: Record<number, unknown> = {
      1: 'Ada',
      3: 'ada@house.example',
      4: '3',
      9: file,
      10: '2026-12-04',
      11: true,
      12: '0461 1',
    };
    const values = Object.fromEntries(form.fields.map(({ slug, field_type }) => [slug, samples[field_type] ?? null]));
    const body = JSON.stringify({ form: form.id, field_values: { ...values, ...more } });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.2' };
    return ask<{ id: number } & Problem>(`${site.url}/de/api/forms-entries/`, { method: 'POST', headers, body });
  };
  const slug = () => form.fields.find(({ field_type }) => field_type === 9)?.slug ?? '';
  const waiting = () => readdirSync(join(site.running.dataDir, 'temp-files'));

  it('waits for its entry, goes with it once, and is served to editors alone', async () => {
    const { status, body: file } = await upload(PDF, 'Müllers "Ausweis".pdf');
    expect(file.id).toMatch(/^[\w-]{32}$/);
    expect([status, file]).toEqual([
      201,
      { id: file.id, name: 'Müllers "Ausweis".pdf', size: PDF.length, mime: 'application/pdf' },
    ]);
    const first = await send(file.id);
    expect(first.status).toBe(201);
    expect(readFileSync(join(site.running.dataDir, 'form-files', String(first.body.id), file.id), 'utf8')).toBe(PDF);
    expect(waiting()).toEqual([]);

    const second = await send(file.id);
    expect([second.status, Object.keys(second.body.errors)]).toEqual([400, [slug()]]);
    for (const path of [
      `form-files/${first.body.id}/${file.id}`,
      `media/../form-files/${first.body.id}/${file.id}`,
      `de/api/temp-files/${file.id}/`,
    ]) {
      expect((await ask(`${site.url}/${path}`)).status).toBe(404);
    }

    const entry = `${site.url}/de/api/back-office/form-entries/${first.body.id}`;
    const { headers } = await logIn(site.url, 'editor');
    const { body: answers } = await ask<EntryAnswer[]>(`${entry}/answers/`, { headers });
    expect(answers.map((answer) => answer.slug)).toEqual(
      form.fields.filter(({ field_type }) => field_type !== 14).map((field) => field.slug),
    );
    expect(answers.find((answer) => answer.slug === slug())).toMatchObject({ value: file.name, file: file.id });
    const saved = await fetch(`${entry}/files/${file.id}`, { headers });
    expect([saved.status, await saved.text()]).toEqual([200, PDF]);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="M-llers.*\.pdf"$/);
    expect(saved.headers.get('cache-control')).toBe('no-store');
    expect((await ask(`${entry}/files/${file.id}`)).status).toBe(401);
    for (const path of [`${entry}/files/other`, `${entry}9/files/${file.id}`, `${entry}9/answers/`])
      expect((await ask(path, { headers })).status).toBe(404);
  });

  it('can be used by one of two entries at the same time only', async () => {
    const { body: file } = await upload(png, 'card.png');
    const answers = await Promise.all([send(file.id), send(file.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('is gone with its entry', async () => {
    const { body: file } = await upload(PDF, 'letter.pdf');
    const { body: entry } = await send(file.id);
    const folder = join(site.running.dataDir, 'form-files', String(entry.id));
    expect(readdirSync(folder)).toEqual([file.id]);
    const { headers } = await logIn(site.url, 'editor');
    const gone = await ask(`${site.url}/de/api/back-office/form-entries/${entry.id}/`, { method: 'DELETE', headers });
    expect([gone.status, existsSync(folder)]).toEqual([204, false]);
  });

  it('whose entry is gone without it goes with the next form that is deleted, among however many', async () => {
    const kept = join(site.running.dataDir, 'form-files');
    const { body: file } = await upload(PDF, 'letter.pdf');
    await send(file.id);
    const ofEntries = readdirSync(kept);
    for (let id = 1_000_000; id < 1_000_000 + MORE_THAN_A_QUERY_TAKES; id += 1) mkdirSync(join(kept, String(id)));
    const { headers } = await logIn(site.url, 'editor');
    const forms = `${site.url}/de/api/back-office/forms/`;
    const both = { de: 'Weg', en: 'Gone' };
    const made = await ask<{ id: number }>(forms, { method: 'POST', headers, body: JSON.stringify({ title: both }) });
    const gone = await ask(`${forms}${made.body.id}/`, { method: 'DELETE', headers });
    expect([made.status, gone.status, readdirSync(kept)]).toEqual([201, 204, ofEntries]);
  });

  it('is known by its content, and gets the ending that tells the truth', async () => {
    const sent: [content: Buffer | string, name: string, mime: string, called: string][] = [
      [await gradient(4, 4).jpeg().toBuffer(), 'Photo.JPEG', 'image/jpeg', 'Photo.JPEG'],
      [await gradient(4, 4).webp().toBuffer(), 'photo', 'image/webp', 'photo.webp'],
      [
        wordDocument(),
        'letter.doc',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'letter.doc.docx',
      ],
      [openDocument(), 'letter.odt', 'application/vnd.oasis.opendocument.text', 'letter.odt'],
      ['Grüße\n', 'note.txt', 'text/plain', 'note.txt'],
    ];
    for (const [content, name, mime, called] of sent) {
      const { status, body } = await upload(content, name);
      expect([name, status, body.mime, body.name]).toEqual([name, 201, mime, called]);
    }
    const refusals: [content: Buffer | string, name: string][] = [
      [PROGRAM, 'a.pdf'],
      ['<script>1</script>', 'a.pdf'],
      ['Grüße\n', 'a.html'],
      ['nul\0', 'a.txt'],
      [wordDocument({ macros: true }), 'a.docx'],
      [archive(), 'a.docx'],
      ['PK\x03\x04PK\x05\x06', 'a.docx'],
      [await gradient(4, 4).gif().toBuffer(), 'a.png'],
    ];
    for (const [content, name] of refusals) expect([name, (await upload(content, name)).status]).toEqual([name, 415]);
  });

  it('is refused when its name lies, in the visitor’s language', async () => {
    const { status, headers, body } = await upload<Problem>(PROGRAM, 'card.pdf', GERMAN, 'en');
    expect([status, headers.get('content-type')]).toEqual([415, expect.stringContaining('application/problem+json')]);
    expect(body.errors['file']?.[0]).toContain('We do not take this kind of file');
    expect((await upload(png, '../../card.exe')).body.name).toBe('card.exe.png');
  });

  it('is refused when it is too large, empty, or not there, and leaves nothing behind', async () => {
    const before = waiting();
    const large = await upload<Problem>(PDF.padEnd(10 * 1024 * 1024 + 1, ' '), 'card.pdf');
    expect([large.status, large.body.errors['file']]).toEqual([413, ['Diese Datei ist größer als 10 MB.']]);
    expect((await upload('', 'card.pdf')).status).toBe(400);
    const address = `${site.url}/de/api/temp-files/`;
    expect((await ask(address, { method: 'POST', body: new FormData() })).status).toBe(400);
    expect(
      (await ask(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(415);
    expect(waiting()).toEqual(before);
  });

  it.each([['an unknown id'], [7], [true]])('is no %j', async (value) => {
    expect((await send(value)).status).toBe(400);
  });

  it('stays unused when a robot sends it', async () => {
    const { body: file } = await upload(PDF, 'card.pdf');
    expect((await send(file.id, { email2: 'robot@example.org' })).status).toBe(201);
    expect((await send(file.id)).status).toBe(201);
  });

  it('is not taken from one address without end', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await upload(PDF, 'card.pdf', { visitor: '203.0.113.9' }, count % 2 ? 'de' : 'en')).status);
    expect([statuses.indexOf(429), statuses.length]).toEqual([60, 61]);
  });

  it('expires after a day', async () => {
    const { body: file } = await upload(PDF, 'card.pdf');
    await leap(site.running);
    const { status, body } = await send(file.id);
    expect([status, Object.keys(body.errors)]).toEqual([400, [slug()]]);
    expect(existsSync(join(site.running.dataDir, 'temp-files', file.id))).toBe(true);
  });
});
