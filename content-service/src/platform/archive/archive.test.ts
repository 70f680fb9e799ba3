import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { pack } from 'tar-stream';
import type { Event, Module, Page, Paged } from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import { startS3 } from '@foyer/shared/s3-server';
import { contentCommand } from '../../testing/content-command.ts';
import { itOnServer } from '../../testing/databases.ts';
import { ownDatabase, type RunningService, startService } from '../../testing/running-service.ts';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

describe('the archive of everything', () => {
  const site = serviceForTests();
  let folder: string;
  let archive: string;
  const opened: RunningService[] = [];
  const drops: (() => Promise<void>)[] = [];
  let bucket: Record<string, string>;

  beforeAll(async () => {
    const s3 = await startS3();
    bucket = { ...s3.env, MEDIA_STORAGE: s3.place('media') };
    drops.push(s3.stop);
    folder = mkdtempSync(join(tmpdir(), 'foyer-archives-'));
    archive = join(folder, 'house.tar.gz');
  });
  afterAll(async () => {
    for (const service of opened) await service.stop();
    for (const drop of drops) await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** An empty place for a house: a directory, and a database where tests run on a server. */
  async function emptyPlace(): Promise<Record<string, string>> {
    const { env, drop } = await ownDatabase({ empty: true });
    drops.push(drop);
    return { ...env, DATA_DIR: mkdtempSync(join(folder, 'place-')) };
  }
  const here = () => ({ DATA_DIR: site.running.dataDir });
  const texts = async (url: string) => JSON.stringify((await ask<Page>(`${url}/de/pageeditor-api/page/`)).body.modules);

  it('is written while the service runs and is written to', async () => {
    const editor = await logIn(site.url, 'editor');
    const { body } = await ask<Page>(`${site.url}/de/pageeditor-api/page/`);
    const write = (content: string) =>
      ask<Module>(`${site.url}/de/pageeditor-api/modules/headline/`, {
        method: 'POST',
        headers: editor.headers,
        body: JSON.stringify({
          slug: content,
          parent: body.modules[0]?.id,
          content_type: 'page',
          object_id: 1,
          content,
        }),
      });
    expect((await write('Vor der Sicherung')).status).toBe(201);
    // Ends a line for some, and stands as it is in the JSON of a row.
    const { status } = await ask(`${site.url}/api/dashboard-error-log/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: '/de/a\u2028b' }),
    });
    expect(status).toBe(204);
    let isDone = false;
    const writes: Promise<unknown> = (async () => {
      while (!isDone) expect((await write('Währenddessen')).status).toBe(201);
    })();
    const { code, output } = await contentCommand(['backup', archive], here());
    isDone = true;
    await writes;
    expect(output).toMatch(/^Wrote .*house\.tar\.gz \(\d+\.\d MB\)\.\n$/);
    expect(code).toBe(0);
    expect(readdirSync(folder)).toContain('house.tar.gz');
  });

  it('never takes the place of another file', async () => {
    const { code, output } = await contentCommand(['backup', archive], here());
    expect([code, output]).toEqual([1, expect.stringContaining('FOYER-406')]);
  });

  it('says why it cannot be written, and reads nothing but files', async () => {
    for (const env of [here(), await emptyPlace()]) {
      const { code, output } = await contentCommand(['backup', join(archive, 'x.tar.gz')], env);
      expect([code, output]).toEqual([1, expect.stringMatching(/^FOYER-406: .*x\.tar\.gz cannot be written: ENOTDIR/)]);
    }
    expect(await contentCommand(['restore', folder], await emptyPlace())).toEqual({
      code: 1,
      output: `FOYER-406: There is no file ${folder}.\n`,
    });
  });

  it('is not written of a house whose media are not there', async () => {
    const media = join(site.running.dataDir, 'media');
    const away = join(folder, 'away');
    renameSync(media, away);
    try {
      const none = join(folder, 'none.tar.gz');
      expect(await contentCommand(['backup', none], here())).toEqual({
        code: 1,
        output: expect.stringMatching(
          /^FOYER-406: The media library names files, and there is none in MEDIA_STORAGE/,
        ) as string,
      });
      expect(existsSync(none)).toBe(false);
    } finally {
      renameSync(away, media);
    }
  });

  it('is given to nobody without the token of the data directory', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer x'])
      expect((await ask(`${site.url}/internal/archive`, { headers: { authorization } })).status).toBe(403);
    expect(statSync(join(site.running.dataDir, 'operator.json')).mode & 0o077).toBe(0);
  });

  it('brings the whole house to another place: content, files, logins, and numbers that go on', async () => {
    // From a folder to a bucket.
    const place = { ...(await emptyPlace()), ...bucket };
    const { code, output } = await contentCommand(['restore', archive], place);
    expect(output).toMatch(/^Restored \d+ rows of \d+ tables as they were at 20/);
    expect(code).toBe(0);
    const other = await startService({ dataDir: place['DATA_DIR'], env: place });
    opened.push(other);
    expect(await texts(other.url)).toContain('Vor der Sicherung');
    const events = async (url: string) => (await ask<Paged<Event>>(`${url}/de/api/events/?page_size=50`)).body.results;
    expect(await events(other.url)).toEqual(await events(site.url));
    const picture = (await events(other.url)).find(({ image_obj }) => image_obj)?.image_obj?.url ?? '';
    expect((await ask(other.url + picture)).status).toBe(200);
    expect(existsSync(join(other.dataDir, 'media'))).toBe(false);
    const editor = await logIn(other.url, 'editor');
    const { body } = await ask<Page>(`${other.url}/de/pageeditor-api/page/`);
    const made = await ask<Module>(`${other.url}/de/pageeditor-api/modules/headline/`, {
      method: 'POST',
      headers: editor.headers,
      body: JSON.stringify({
        slug: 'neu',
        parent: body.modules[0]?.id,
        content_type: 'page',
        object_id: 1,
        content: 'Nach der Rückkehr',
      }),
    });
    expect(made.status).toBe(201);
    expect(
      (await ask<{ events: { count: number } }>(`${other.url}/de/api/search/?query=Theater`)).body.events.count,
    ).toBeGreaterThan(0);

    const fromBucket = join(folder, 'from-bucket.tar.gz');
    expect((await contentCommand(['backup', fromBucket], place)).code).toBe(0);
    expect(gunzipSync(readFileSync(fromBucket)).includes(picture.slice(1))).toBe(true);

    await other.stop();
    const elsewhere = { ...place, MEDIA_STORAGE: join(folder, 'no-media') };
    expect(await contentCommand(['backup', join(folder, 'none.tar.gz')], elsewhere)).toEqual({
      code: 1,
      output: expect.stringMatching(/^FOYER-450: The media library names files, and there is none/) as string,
    });
    const atRest = join(folder, 'at-rest.tar.gz');
    expect(await contentCommand(['backup', atRest], place)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Wrote .*at-rest/) as string,
    });
    expect(existsSync(atRest)).toBe(true);
    const nowhere = { ...place, TMPDIR: join(folder, 'nowhere') };
    expect(await contentCommand(['backup', join(folder, 'other.tar.gz')], nowhere)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^FOYER-406: What is in tables cannot be kept in .*nowhere until .*: ENOENT/,
      ) as string,
    });
    const refused = await contentCommand(['restore', archive], place);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('FOYER-408')]);
    expect((await contentCommand(['restore', archive, '--replace'], place)).code).toBe(0);
    const again = await startService({ dataDir: place['DATA_DIR'], env: place });
    opened.push(again);
    expect(await texts(again.url)).not.toContain('Nach der Rückkehr');
  });

  it('changes nothing where its media cannot be brought, and takes away what a killed command has unpacked', async () => {
    const place = await emptyPlace();
    const directory = place['DATA_DIR'] ?? '';
    mkdirSync(join(directory, 'restore-killed', 'tables'), { recursive: true });
    mkdirSync(join(directory, 'blocked'));
    writeFileSync(join(directory, 'blocked', 'demo'), '');
    const refused = await contentCommand(['restore', archive], {
      ...place,
      MEDIA_STORAGE: join(directory, 'blocked'),
    });
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/^FOYER-450: [^\n]*EEXIST[^\n]*\n$/)]);
    const { code, output } = await contentCommand(['restore', archive], place);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Restored /)]);
    expect(readdirSync(directory).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });

  itOnServer('is brought back by one command after the other, where two begin at once', async () => {
    const place = await emptyPlace();
    const both = await Promise.all([1, 2].map(async () => contentCommand(['restore', archive, '--replace'], place)));
    expect(both).toEqual(Array(2).fill({ code: 0, output: expect.stringMatching(/^Restored /) as string }));
    expect(readdirSync(place['DATA_DIR'] ?? '').filter((name) => name.startsWith('restore-'))).toEqual([]);
  });

  itOnServer('is brought back while a service is in the middle of writing', async () => {
    const place = await emptyPlace();
    expect((await contentCommand(['restore', archive], place)).code).toBe(0);
    const writer = new pg.Client({ connectionString: place['DATABASE_URL'] });
    const watcher = new pg.Client({ connectionString: place['DATABASE_URL'] });
    await Promise.all([writer.connect(), watcher.connect()]);
    try {
      await writer.query('begin; delete from search_stale');
      const restored = contentCommand(['restore', archive, '--replace'], place);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const waits = async () => (await watcher.query(waiting)).rowCount;
      await eventually(waits, { what: 'the restore waiting for the writer' });
      // Each has what the other wants: PostgreSQL ends whoever notices first.
      await writer.query('select 1 from events limit 1; commit').catch(() => undefined);
      const { code, output } = await restored;
      expect([code, output]).toEqual([0, expect.stringMatching(/^Restored /)]);
    } finally {
      await Promise.all([writer.end(), watcher.end()]);
    }
  });

  it('that is damaged, not complete, or none at all is refused, and nothing is changed', async () => {
    const place = await emptyPlace();
    const bad: Record<string, Buffer> = {
      'cut.tar.gz': readFileSync(archive),
      'text.tar.gz': Buffer.from('Hallo'),
      'other.tar.gz': gzipSync('Hallo'),
      'evil.tar.gz': await tarOf({
        'manifest.json': '{"format":1,"created_at":"","migrations":[],"tables":[]}',
        'media/../../../evil': 'x',
      }),
      'newer.tar.gz': await tarOf({ 'manifest.json': '{"format":99,"created_at":"","migrations":[],"tables":[]}' }),
      'version.tar.gz': await tarOf({
        'manifest.json': '{"format":1,"created_at":"","migrations":["9999_later.sql"],"tables":[]}',
      }),
    };
    for (const [name, bytes] of Object.entries(bad)) {
      const file = join(folder, name);
      writeFileSync(file, bytes);
      if (name.startsWith('cut')) truncateSync(file, Math.floor(bytes.length / 2));
      const { code, output } = await contentCommand(['restore', file], place);
      expect({ name, code, isOneSentence: /^FOYER-407: [^\n]+$/.test(output.trim()) }).toEqual({
        name,
        code: 1,
        isOneSentence: true,
      });
    }
    expect(existsSync(join(folder, 'evil'))).toBe(false);
    expect(readdirSync(place['DATA_DIR'] ?? '').filter((name) => /^restore-|^media/.test(name))).toEqual([]);
  });
});

async function tarOf(files: Record<string, string>): Promise<Buffer> {
  const archive = pack();
  for (const [name, text] of Object.entries(files)) archive.entry({ name }, text);
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}
