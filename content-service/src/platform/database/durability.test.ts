import { rmSync } from 'node:fs';
import { eventually } from '@foyer/shared/eventually';
import pg from 'pg';
import { itOnServer } from '../../testing/databases.ts';
import { exitOf, freshDirectory, launch, ownDatabase, startService } from '../../testing/running-service.ts';
import { ask, logIn } from '../../testing/site.ts';

const KILLS = 10;
const WRITERS = 4;

interface Writing {
  url: string;
  headers: Record<string, string>;
  /** Id of the section to write into. */
  parent: number | undefined;
  round: number;
  /** Acknowledged writes; the others are on their way then. */
  killAfter: number;
  /** Between that and the kill, in milliseconds: spread, so that kills hit different steps of a write. */
  killLaterMs: number;
  kill: () => void;
}

/** Creates headlines until the service dies. @returns the ids that were acknowledged */
async function writeUntilDeath({
  url,
  headers,
  parent,
  round,
  killAfter,
  killLaterMs,
  kill,
}: Writing): Promise<number[]> {
  const acknowledged: number[] = [];
  const writer = async (name: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const body = JSON.stringify({
        slug: `k-${round}-${name}-${count}`,
        parent,
        content_type: 'page',
        object_id: 1,
        content: `Nr. ${count}`,
      });
      const answer = await ask<{ id: number }>(`${url}/de/pageeditor-api/modules/headline/`, {
        method: 'POST',
        headers,
        body,
      }).catch(() => null);
      if (!answer) return;
      if (answer.status === 201) acknowledged.push(answer.body.id);
      if (acknowledged.length === killAfter) setTimeout(kill, killLaterMs);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)));
  return acknowledged;
}

describe('a killed service', () => {
  it(`opens again ${KILLS} times, and nothing that it acknowledged is lost`, async () => {
    const database = await ownDatabase();
    const dataDir = await freshDirectory();
    const acknowledged: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const service = await startService({ dataDir, env: database.env });
      const editor = await logIn(service.url, 'editor');
      const page = await ask<{ modules: { id: number }[] }>(`${service.url}/de/pageeditor-api/page/`);
      const parent = page.body.modules[0]?.id;
      const killing = { killAfter: 2 + (round % 5), killLaterMs: round * 7, kill: () => void service.kill() };
      acknowledged.push(
        ...(await writeUntilDeath({ url: service.url, headers: editor.headers, parent, round, ...killing })),
      );
      await exitOf(service);
    }
    const service = await startService({ dataDir, env: database.env });
    const editor = await logIn(service.url, 'editor');
    const lost: number[] = [];
    for (const id of acknowledged) {
      const { status } = await ask(`${service.url}/de/pageeditor-api/modules/headline/${id}/`, {
        headers: editor.headers,
      });
      if (status !== 200) lost.push(id);
    }
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * KILLS);
    expect(lost).toEqual([]);
  }, 900_000);
});

describe('a service that cannot start', () => {
  const oneSentence = (code: string) => new RegExp(`^${code}: [A-Z][^\\n]*\\.\\n$`);

  it('because its port is taken says so and ends', async () => {
    const [one, other] = [await ownDatabase(), await ownDatabase()];
    const first = await startService({ env: one.env });
    const second = launch({ dataDir: await freshDirectory(), env: { ...other.env, PORT: new URL(first.url).port } });
    expect(await exitOf(second)).not.toBe(0);
    expect(second.output()).toMatch(oneSentence('FOYER-402'));
    await first.stop();
    await one.drop();
    await other.drop();
  });

  it('because its host is no address of this machine says so and ends', async () => {
    const database = await ownDatabase();
    const service = launch({ dataDir: await freshDirectory(), env: { ...database.env, HOST: '192.0.2.1' } });
    expect(await exitOf(service)).not.toBe(0);
    expect(service.output()).toMatch(oneSentence('FOYER-402'));
    await database.drop();
  });

  it('because its database cannot be reached says so, without the password, and ends', async () => {
    const service = launch({
      dataDir: await freshDirectory(),
      env: { DATABASE_URL: 'postgres://foyer:secret@127.0.0.1:1/foyer' },
    });
    expect(await exitOf(service)).not.toBe(0);
    expect(service.output()).toMatch(oneSentence('FOYER-403'));
    expect(service.output()).not.toContain('secret');
  });
});

describe('a service on a server', () => {
  itOnServer('that may not make tables there says so and ends', async () => {
    const database = await ownDatabase({ empty: true });
    const url = `${database.env['DATABASE_URL']}?options=${encodeURIComponent('-c role=pg_monitor')}`;
    const service = launch({ dataDir: await freshDirectory(), env: { DATABASE_URL: url } });
    expect(await exitOf(service)).not.toBe(0);
    expect(service.output()).toMatch(/^FOYER-405: Making the table of migrations failed: permission denied[^\n]*\n$/);
    await database.drop();
  });

  itOnServer('waits for migrations longer than for what is done for a request', async () => {
    const database = await ownDatabase({ empty: true });
    const connectionString = database.env['DATABASE_URL'];
    const [holder, watch] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
    await Promise.all([holder.connect(), watch.connect()]);
    await holder.query('begin; create table pages ()');
    const starting = startService({ env: database.env });
    const late = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and now() - query_start > interval '11 seconds'`;
    await eventually(async () => (await watch.query(late)).rowCount, { what: 'a migration that takes long' });
    await Promise.all([holder.end(), watch.end()]);
    const service = await starting;
    await service.stop();
    await database.drop();
  });
});

describe('two services that start at once on one server', () => {
  itOnServer('fill the database once', async () => {
    const database = await ownDatabase({ empty: true });
    const services = await Promise.all([startService({ env: database.env }), startService({ env: database.env })]);
    const counts = await Promise.all(services.map(({ url }) => ask<{ count: number }>(`${url}/de/api/articles/`)));
    expect(counts[0]?.body.count).toBeGreaterThan(20);
    expect(counts[0]?.body.count).toBe(counts[1]?.body.count);
    await Promise.all(services.map(({ stop }) => stop()));
    await database.drop();
  });
});
