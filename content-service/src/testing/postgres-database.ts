import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates an empty database on a server. @returns its URL */
export async function createDatabase(server: string): Promise<string> {
  const name = `foyer_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(server: string, url: string): Promise<void> {
  await onServer(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
