import { readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { AuditEntry, Paged, Problem, UploadedMedia } from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import { houseFile } from '../../testing/house-files.ts';
import { leapingClock } from '../../testing/leap.ts';
import { gradient, pixelBomb, telephonePhoto } from '../../testing/pictures.ts';
import { ownDatabase, type RunningService, startService } from '../../testing/running-service.ts';
import { ask, logIn, type Login } from '../../testing/site.ts';

const MB = 1024 * 1024;

describe('uploads', () => {
  let site: RunningService;
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let editor: Login;
  let photo: Buffer;

  beforeAll(async () => {
    database = await ownDatabase();
    site = await startService({ env: database.env });
    editor = await logIn(site.url, 'editor');
    photo = await telephonePhoto(64, 48);
  });
  afterAll(async () => {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
    await database.drop();
  });

  const headersOf = ({ cookie, csrfToken }: Login): Record<string, string> => ({ cookie, 'x-csrftoken': csrfToken });
  async function send<T = UploadedMedia>(
    content: Uint8Array | string,
    name: string,
    { headers = headersOf(editor), lang = 'en' }: { headers?: Record<string, string>; lang?: string } = {},
  ) {
    const body = new FormData();
    body.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
    return ask<T>(`${site.url}/${lang}/api/media/`, { method: 'POST', body, headers });
  }
  const waiting = (): string[] => readdirSync(join(site.dataDir, 'uploads'));
  const folders = (): string[] => readdirSync(join(site.dataDir, 'media')).sort();

  it('are for editors, with the token of their session', async () => {
    const before = folders();
    const [anonymous, expired, foreign, none] = await Promise.all([
      send(photo, 'a.jpg', { headers: {} }),
      send(photo, 'a.jpg', { headers: { cookie: 'sessionid=gone; csrftoken=x', 'x-csrftoken': 'x' } }),
      send(photo, 'a.jpg', { headers: { cookie: editor.cookie, 'x-csrftoken': 'x' } }),
      send(photo, 'a.jpg', { headers: { cookie: editor.cookie } }),
    ]);
    expect([anonymous, expired, foreign, none].map(({ status }) => status)).toEqual([401, 401, 403, 403]);
    expect(folders()).toEqual(before);
  });

  it('are judged by what they are, not by what they are called', async () => {
    const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const jpeg = await gradient(64, 48).jpeg().toBuffer();
    const moving = await gradient(8, 8).gif({ loop: 0 }).toBuffer();
    const frames = Buffer.concat([moving.subarray(0, -1), moving.subarray(moving.indexOf(Buffer.from([0x21, 0xf9])))]);
    const refusals: [string, Uint8Array | string, number][] = [
      ['page.jpg', '<!doctype html><script>alert(1)</script>', 415],
      ['page.pdf', '<html><body onload=alert(1)>', 415],
      ['logo.svg', svg, 415],
      ['logo.png', svg, 415],
      ['program.webp', 'MZ\x90\x00\x03', 415],
      ['letters.txt', 'Nur Text', 415],
      ['empty.jpg', '', 400],
      ['bomb.png', await pixelBomb(), 413],
      ['cut.jpg', jpeg.subarray(0, jpeg.length * 0.7), 415],
      ['moving.gif', frames, 415],
      ['large.jpg', Buffer.concat([photo, Buffer.alloc(25 * MB + 1 - photo.length)]), 413],
    ];
    const before = folders();
    for (const [name, content, status] of refusals) {
      const { body, ...answer } = await send<Problem>(content, name);
      expect([name, answer.status, body.errors?.['file']?.length]).toEqual([name, status, 1]);
    }
    expect((await send<Problem>(svg, 'logo.svg', { lang: 'de' })).body.detail).toMatch(/^SVG nehmen wir nicht an/);
    expect(folders()).toEqual(before);
    expect(waiting()).toEqual([]);
  });

  it('lose what is hidden behind a picture', async () => {
    const polyglot = Buffer.concat([
      await gradient(64, 48).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { status, body } = await send(polyglot, '../../<b>Böse Datei</b>.html');
    expect(status).toBe(201);
    expect(body.url).toMatch(/^\/media\/[0-9a-f]{32}\/b-64\.webp$/);
    const file = await fetch(site.url + body.url);
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await file.arrayBuffer()).includes('script')).toBe(false);
  });

  it('keep films, sounds and documents as they are, and offer no page for them', async () => {
    const sound = await send(houseFile('gong'), 'Der Gong.WAV');
    expect(sound.body).toMatchObject({
      kind: 'audio',
      mime: 'audio/wav',
      title: 'Der Gong',
      duration: 5,
      image_obj: null,
      is_new: true,
    });
    const part = await fetch(site.url + sound.body.url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);

    const pdf = await send(houseFile('hausordnung'), 'blatt.html');
    expect(pdf.body).toMatchObject({
      kind: 'document',
      mime: 'application/pdf',
      url: expect.stringMatching(/\/blatt\.pdf$/) as string,
    });
    const shown = await fetch(site.url + pdf.body.url);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");

    const captions = await send('WEBVTT\n\n00:00.000 --> 00:02.000\nDer Gong\n', 'gong.de.vtt');
    expect(captions.body).toMatchObject({ kind: 'document', mime: 'text/vtt' });
  });

  it('begin with the name of their file as a title, quotes included', async () => {
    const { body } = await send(await gradient(21, 20).png().toBuffer(), 'Blau & "Bild" ü.png');
    expect(body.title).toBe('Blau & "Bild" ü');
    const long = await send(await gradient(22, 20).png().toBuffer(), `a${'😀'.repeat(110)}.png`);
    expect(long.body.title).toBe(`a${'😀'.repeat(99)}`);
  });

  it('are one when they are the same, also at the same moment', async () => {
    const content = await gradient(20, 20).png().toBuffer();
    const both = await Promise.all([send(content, 'one.png'), send(content, 'two.png')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.map(({ body }) => body.is_new).sort()).toEqual([false, true]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect((await send(content, 'three.png')).body).toMatchObject({ id: both[0]?.body.id, is_new: false });
  });

  it('cannot be read from where they wait, nor the pictures that crops are cut from', async () => {
    const [master] = readdirSync(join(site.dataDir, 'media/masters'));
    for (const path of [
      `/media/masters/${master ?? ''}/master.webp`,
      `/media//masters/${master ?? ''}/master.webp`,
      `/media/x/../masters/${master ?? ''}/master.webp`,
      `/media/%6dasters/${master ?? ''}/master.webp`,
      '/media/masters/',
      '/media/',
    ]) {
      expect([path, (await ask(site.url + path, { headers: editor.headers })).status]).toEqual([path, 404]);
    }
  });

  it('that break off leave nothing to be seen, whoever dies', async () => {
    const { port } = new URL(site.url);
    const half = [
      'POST /de/api/media/ HTTP/1.1',
      'host: 127.0.0.1',
      `cookie: ${editor.cookie}`,
      `x-csrftoken: ${editor.csrfToken}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 5000000',
      '',
      '--x',
      'content-disposition: form-data; name="file"; filename="a.jpg"',
      '',
    ].join('\r\n');
    const begin = async () => {
      const known = new Set(readdirSync(join(site.dataDir, 'uploads')));
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(Buffer.concat([Buffer.from(`${half}\r\n`), photo, Buffer.alloc(200_000)]));
      await eventually(() => waiting().some((name) => !known.has(name)), { what: 'the beginning of the upload' });
      return socket;
    };
    // The editor's connection dies: what had come goes.
    (await begin()).destroy();
    await eventually(() => waiting().length === 0, { what: 'the end of what was uploaded' });
    // Files of a crop that was replaced go on, for those who have the page open.
    const { body: whole } = await send(await gradient(30, 30).png().toBuffer(), 'whole.png');
    const change = { method: 'PATCH', headers: editor.headers, body: '{"crop":{"x":0,"y":0,"width":0.5,"height":1}}' };
    const { body: cut } = await ask<UploadedMedia>(`${site.url}/de/api/media/pictures/${whole.id}/`, change);
    const statusOf = async (url: string) => (await ask(site.url + url)).status;
    expect([await statusOf(whole.url), await statusOf(cut.url)]).toEqual([200, 200]);
    const trail = await ask<Paged<AuditEntry>>(`${site.url}/de/api/back-office/pictures/${whole.id}/audit/`, {
      headers: editor.headers,
    });
    expect(trail.body.results.map(({ author, action, changes }) => [author, action, changes['crop']?.after])).toEqual([
      ['editor', 'update', { x: 0, y: 0, width: 0.5, height: 1 }],
      ['editor', 'create', undefined],
    ]);

    // The service dies: what had come waits for the sweep, and nothing of it is in the library.
    const known = folders();
    await begin();
    await site.kill();
    expect(waiting()).toHaveLength(1);
    expect(folders()).toEqual(known);

    // Nine days later both are gone, and only they.
    site = await startService({ dataDir: site.dataDir, env: { ...database.env, ...leapingClock(), LEAP_DAYS: '9' } });
    await eventually(async () => waiting().length === 0 && (await statusOf(whole.url)) !== 200, {
      within: 100_000,
      every: 100,
      what: 'the sweep',
    });
    expect([await statusOf(whole.url), await statusOf(cut.url)]).toEqual([404, 200]);
    editor = await logIn(site.url, 'editor');
    expect((await send(photo, 'photo.jpg')).status).toBe(201);
  });
});
