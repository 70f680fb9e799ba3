import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './ports.mjs';
import { run } from './run.mjs';
import { CommandError } from './say.mjs';

const DEBIAN = '/usr/lib/postgresql';
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Folder with `initdb` and `pg_ctl`; undefined where PostgreSQL is not installed. */
export function postgresBinaries() {
  const packaged = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...packaged, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

/**
 * PostgreSQL refuses to run as root: the account that it, or nobody, has.
 * @returns {Promise<{uid?: number, gid?: number}>}
 */
export async function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => run('id', [flag, user])));
    if (uid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  return {};
}

/**
 * Runs `work` with a PostgreSQL cluster of its own, which is thrown away afterwards.
 * @param {string} binaries folder from `postgresBinaries`
 * @param {(url: string) => Promise<T>} work gets the address of the database
 * @throws {CommandError} FOYER-512 when the cluster cannot be started
 */
export async function withPostgres(binaries, work) {
  const owner = await unprivileged();
  const dir = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
  if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid);
  const data = join(dir, 'data');
  const port = await freePort();
  // Told to end, nothing may be left behind: what runs now must not wait.
  const endNow = () => {
    if (existsSync(data)) spawnSync(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], owner);
    rmSync(dir, { recursive: true, force: true });
    process.exit(1);
  };
  process.once('SIGTERM', endNow).once('SIGINT', endNow);
  const call = (name, args) => run(join(binaries, name), args, { cwd: dir, ...owner });
  const expectSuccess = async (name, args) => {
    const { code, output } = await call(name, args);
    if (code !== 0)
      throw new CommandError(
        'FOYER-512',
        `a PostgreSQL cluster for the tests could not be started: ${output.trim().split('\n').pop()}`,
      );
  };
  try {
    await expectSuccess('initdb', [
      '-D',
      data,
      '-U',
      'foyer',
      '--auth=trust',
      '--encoding=UTF8',
      `--locale=${LOCALE}`,
      '--no-sync',
    ]);
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${dir}' -c fsync=off`;
    await expectSuccess('pg_ctl', ['-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start']);
    return await work(`postgres://foyer@127.0.0.1:${port}/postgres`);
  } finally {
    process.off('SIGTERM', endNow).off('SIGINT', endNow);
    if (existsSync(data)) await call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(dir, { recursive: true, force: true });
  }
}
