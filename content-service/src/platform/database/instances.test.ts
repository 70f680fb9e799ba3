import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { eventually } from '@foyer/shared/eventually';
import { describeEmbedded, describeOnServer } from '../../testing/databases.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import {
  exitOf,
  freshDirectory,
  launch,
  ownDatabase,
  PASSWORD,
  type RunningService,
  startService,
} from '../../testing/running-service.ts';
import { ask, logIn, loginForm } from '../../testing/site.ts';
import { withStore } from '../archive/running-or-store.ts';
import type { Store } from './database.ts';
import { rowsOf } from './rows.ts';
import { openServerStore } from './server-store.ts';

describeOnServer('two services on one server', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let mails: MailServer;
  let dataDir: string;
  let one: RunningService;
  let other: RunningService;

  beforeAll(async () => {
    [database, mails, dataDir] = await Promise.all([ownDatabase(), startMailServer(), freshDirectory()]);
    const env = { ...database.env, SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'post@haus.example' };
    one = await startService({ dataDir, env });
    other = await startService({ dataDir, env });
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop(), mails.stop()]);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('take each other’s sessions, and end them for each other', async () => {
    const editor = await logIn(one.url, 'editor');
    const user = () => ask<{ username: string }>(`${other.url}/de/pageeditor-api/user`, { headers: editor.headers });
    expect((await user()).body.username).toBe('editor');
    expect(
      (await ask(`${other.url}/de/api/user-logout/`, { method: 'POST', headers: editor.headers, body: '{}' })).status,
    ).toBe(204);
    expect((await ask(`${one.url}/de/pageeditor-api/user`, { headers: editor.headers })).status).toBe(401);
  });

  it('purge each other’s cached answers within a second', async () => {
    const admin = await logIn(one.url, 'admin');
    const shop = async () =>
      (await ask<{ webshop_url: string }>(`${other.url}/de/pageeditor-api/settings`)).body.webshop_url;
    for (const address of ['https://first.example', 'https://second.example', 'https://third.example']) {
      const begin = Date.now();
      expect(await shop()).not.toBe(address);
      const readMs = Date.now() - begin;
      const { status } = await ask(`${one.url}/de/pageeditor-api/settings`, {
        method: 'PATCH',
        headers: admin.headers,
        body: JSON.stringify({ webshop_url: address }),
      });
      expect(status).toBe(200);
      await eventually(async () => (await shop()) === address, {
        within: 1000 + 20 * readMs,
        every: 20,
        what: 'the address',
      });
    }
  });

  it('count failed logins together', async () => {
    const guess = async ({ url }: RunningService, password: string) => {
      const { cookies } = await loginForm(url);
      const body = new URLSearchParams({
        username: 'admin',
        password,
        csrfmiddlewaretoken: cookies['csrftoken'] ?? '',
      });
      return (
        await ask(`${url}/admin/login/`, {
          method: 'POST',
          body,
          headers: { cookie: `csrftoken=${cookies['csrftoken']}`, 'x-forwarded-for': '203.0.113.7' },
        })
      ).status;
    };
    // One of them is right in between: it neither counts nor sets free.
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1)
      statuses.push(await guess(count % 2 ? one : other, count === 4 ? PASSWORD : `guess ${count}`));
    expect(statuses).toEqual([401, 401, 401, 401, 303, 401, 401, 401, 401, 401]);
    const late = await Promise.all([one, other, one, other].map((service, count) => guess(service, `late ${count}`)));
    expect(late.filter((status) => status === 401)).toHaveLength(1);
    expect([await guess(one, PASSWORD), await guess(other, PASSWORD)]).toEqual([429, 429]);
  });

  it('share files, entries and mails of forms: each mail goes out once', async () => {
    const entries = 12;
    for (let count = 0; count < entries; count += 1) {
      const [receiver, sender] = count % 2 ? [one, other] : [other, one];
      const file = new FormData();
      file.set('file', new Blob(['%PDF-1.7']), 'Ausweis.pdf');
      const { body } = await ask<{ id: string }>(`${receiver.url}/de/api/temp-files/`, { method: 'POST', body: file });
      const values = {
        name: 'Ada',
        email: `ada${count}@haus.example`,
        redaktion: 'Blatt',
        telefon: '0461 1',
        termin: '2026-12-04',
        ausweis: body.id,
        datenschutz: true,
      };
      const answer = await ask(`${sender.url}/de/api/forms-entries/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ form: 4, field_values: values }),
      });
      expect(answer.status).toBe(201);
    }
    await mails.receives(2 * entries);
    const ids = mails.received.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(2 * entries);
    expect(ids).toHaveLength(2 * entries);
  });
});

describeEmbedded('two services on one data directory', () => {
  it('cannot be: the second says so, leaves it alone and ends', async () => {
    const first = await startService();
    const second = launch({ dataDir: first.dataDir });
    expect(await exitOf(second)).not.toBe(0);
    expect(second.output()).toMatch(/^FOYER-401: [A-Z][^\n]*\.\n$/);
    expect((await ask(`${first.url}/readyz`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
    rmSync(first.dataDir, { recursive: true, force: true });
  });
});

describeOnServer('a database on a server', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let store: Store;

  beforeAll(async () => {
    database = await ownDatabase();
    store = await openServerStore(database.env['DATABASE_URL'] ?? '');
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it('has no connection left over from an attempt to listen that failed, as on a server that still recovers', async () => {
    const connections = async () =>
      (await rowsOf(store.db, sql`select pid from pg_stat_activity where datname = current_database()`)).length;
    const before = await connections();
    const noName = '';
    const listening = store.listen(
      noName,
      () => undefined,
      () => undefined,
    );
    await expect(listening).rejects.toThrow('zero-length');
    await eventually(async () => (await connections()) === before, { what: 'the end of its connection' });
  });

  it('ends what takes longer than ten seconds where visitors wait, and not where a command works in bulk', async () => {
    const limitIn = async ({ db }: Store) =>
      (await rowsOf<{ statement_timeout: string }>(db, sql`show statement_timeout`))[0];
    expect(await limitIn(store)).toEqual({ statement_timeout: '10s' });
    const place = { databaseUrl: database.env['DATABASE_URL'] ?? '', dataDir: await freshDirectory() };
    expect(await withStore(place, limitIn)).toEqual({ statement_timeout: '0' });
    rmSync(place.dataDir, { recursive: true });
  });

  it('ends no process whose connection breaks while it works alone', async () => {
    await store.exclusively(async () => {
      const ended = await rowsOf<{ gone: boolean }>(
        store.db,
        sql`select pg_terminate_backend(pid, 5000) as gone from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(ended).toEqual([{ gone: true }]);
    });
  });
});
