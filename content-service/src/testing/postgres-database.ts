import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Any number that nobody else uses as an advisory lock on the server. */
const ADVISORY_LOCK = 4_070_090;

/** Creates a database on a server, empty or as the copy of another that nobody is connected to. @returns its URL */
export async function createDatabase(server: string, copyOf = 'template1'): Promise<string> {
  const name = `foyer_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${copyOf}`));
  return urlOf(server, name);
}

export async function dropDatabase(server: string, url: string): Promise<void> {
  await onServer(server, (client) => client.query(`drop database if exists ${nameIn(url)} with (force)`));
}

/** Sees to it that the server has a database of this name: whoever comes first fills it, the others wait. */
export async function ensureDatabase(
  server: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const url = await createDatabase(server);
    await fill(url);
    await client.query(`alter database ${nameIn(url)} rename to ${name}`);
  });
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
