import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { startS3 } from '@foyer/shared/s3-server';
import { freePort } from './steps/ports.mjs';
import { node, run } from './steps/run.mjs';
import { ROOT } from './steps/say.mjs';

const COMPILERS = ['webpack', 'typescript', '@swc/core', 'jest', 'playwright', 'nx'];

let folder;
/** Address of the content service, once it runs. */
let apiUrl;
const started = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-packed-'));
  const file = join(folder, 'foyer.tar.gz');
  const packed = await node([join(ROOT, 'scripts/pack.mjs'), '--output', file]);
  if (packed.code !== 0) throw new Error(packed.output);
  await run('tar', ['--extract', '--file', file, '--directory', folder]);
}, 600_000);

/** Ends a program, and waits until it has. */
const end = (child) =>
  new Promise((ended) => void (child.exitCode === null ? child.once('exit', ended).kill() : ended()));

afterAll(async () => {
  await Promise.all(started.map(end));
  rmSync(folder, { recursive: true, force: true });
});

const place = () => join(folder, 'foyer');

/** Starts one of the archive's programs as a machine does that knows nothing else. */
function start(script, env) {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    cwd: place(),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  started.push(child);
  return child;
}

/** Asks until there is an answer of 200, or the program has ended. */
async function answer(url, child) {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return response;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`ended with ${child.exitCode} before ${url} was there`);
}

/** Files below a folder, packages left out. */
const filesIn = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

test('what is packed is for everybody to read, and says nothing of the folder that it is unpacked into', async () => {
  const { output } = await run('tar', ['--list', '--verbose', '--file', join(folder, 'foyer.tar.gz')]);
  const entries = output.trim().split('\n');
  expect(entries.filter((line) => !/^(?:l|-rw-r--r--|[-d]rwxr-xr-x)/.test(line))).toEqual([]);
  expect(entries.filter((line) => !/\sfoyer\//.test(line))).toEqual([]);
});

test('what is packed has no compilers, no sources, and no path of the machine that packed it', () => {
  expect(COMPILERS.filter((name) => existsSync(join(place(), 'node_modules', name)))).toEqual([]);
  const files = filesIn(place());
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
  expect(files.filter((file) => readFileSync(file).includes(ROOT))).toEqual([]);
});

test('the demo house is not in it', () => {
  expect(['demo-house', 'node_modules/@foyer/demo-house'].filter((name) => existsSync(join(place(), name)))).toEqual(
    [],
  );
  // Its film, and its words.
  const ofHouse = (file) => /\.(?:mp4|webm)$/.test(file) || readFileSync(file).includes('Frau Jessens Karte');
  expect(filesIn(place()).filter(ofHouse)).toEqual([]);
});

test('what buckets need is in it once, and nothing that tests need', () => {
  const folders = readdirSync(place(), { recursive: true }).filter((path) => /@aws-sdk.client-s3$/.test(path));
  expect(folders).toEqual([join('node_modules', '@aws-sdk', 'client-s3')]);
  expect(
    ['shared/dist/bucket', 'shared/dist/s3-server', 'node_modules/s3rver'].map((path) =>
      existsSync(join(place(), path)),
    ),
  ).toEqual([true, false, false]);
});

test('the site runs from it where there is no repository', async () => {
  const published = await node(['shell/dist/server/releases/cli.js', 'publish-new'], {
    cwd: place(),
    env: { DATA_DIR: join(folder, 'data') },
  });
  expect(published).toMatchObject({ code: 0, output: expect.stringMatching(/events is now/) });

  const [contentPort, port] = [await freePort(), await freePort()];
  const content = start('content-service/dist/main.js', { PORT: String(contentPort) });
  apiUrl = `http://127.0.0.1:${contentPort}`;
  await answer(`${apiUrl}/readyz`, content);
  const gateway = start('shell/dist/server/main.js', { PORT: String(port), API_URL: apiUrl });
  await answer(`http://127.0.0.1:${port}/readyz`, gateway);

  for (const [path, words] of [
    ['/de/programm', /<h1[^>]*>[^<]*Programm/],
    ['/de', /create-user/],
    ['/en', /lang="en"/],
    ['/admin/login/', /Anmelden/],
  ]) {
    const html = await (await answer(`http://127.0.0.1:${port}${path}`, gateway)).text();
    expect(html).toMatch(words);
  }

  const made = await node(['content-service/dist/cli.js', 'create-user', 'anna', '--email', 'anna@house.example'], {
    cwd: place(),
    env: { DATA_DIR: join(folder, 'data') },
  });
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Created anna (admin).') });
});

test('a gateway of it runs on releases in a bucket', async () => {
  const s3 = await startS3();
  let gateway;
  try {
    const env = { ...s3.env, RELEASES: s3.place('releases'), DATA_DIR: join(folder, 'elsewhere') };
    const published = await node(['shell/dist/server/releases/cli.js', 'publish-new'], { cwd: place(), env });
    expect(published).toMatchObject({ code: 0, output: expect.stringMatching(/events is now/) });
    const port = await freePort();
    gateway = start('shell/dist/server/main.js', { ...env, PORT: String(port), API_URL: apiUrl });
    await answer(`http://127.0.0.1:${port}/readyz`, gateway);
    expect(await (await answer(`http://127.0.0.1:${port}/de/programm`, gateway)).text()).toMatch(
      /<h1[^>]*>[^<]*Programm/,
    );
  } finally {
    if (gateway) await end(gateway);
    await s3.stop();
  }
});
