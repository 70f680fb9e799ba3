import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { findCodeFromText } from '@foyer/shared/code-from-text';
import { ROOT } from './packages.mjs';

const CLI = join(ROOT, 'build-kit/cli.mjs');
const SAMPLE = join(ROOT, 'build-kit/sample');
const ENTRY_LIMIT = 7 * 1024;
const FRAGMENT_LIMIT = 1024;

/** Builds the sample in a folder of its own, so that no cache is shared. */
async function buildSample(workspace, name) {
  const dir = join(workspace, name);
  cpSync(SAMPLE, dir, { recursive: true });
  await promisify(execFile)(process.execPath, [CLI, 'remote'], { cwd: dir });
  return join(dir, 'dist');
}

const filesOf = (dir) =>
  readdirSync(dir, { recursive: true })
    .filter((file) => statSync(join(dir, file)).isFile())
    .sort();
const hashesOf = (dir) =>
  Object.fromEntries(
    filesOf(dir).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(dir, file)))
        .digest('hex'),
    ]),
  );

describe('the build of a remote', () => {
  let workspace;
  let dist;
  let again;

  beforeAll(async () => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    workspace = mkdtempSync(join(ROOT, '.cache/build-'));
    dist = await buildSample(workspace, 'one');
    again = await buildSample(workspace, 'two');
  });

  afterAll(() => rmSync(workspace, { recursive: true, force: true }));

  test('gives the same bytes for the same sources, wherever they lie', () => {
    expect(hashesOf(again)).toEqual(hashesOf(dist));
  });

  test('leaves no path of this machine in any file', () => {
    const found = filesOf(dist).filter(
      (file) => !/\.(?:br|gz)$/.test(file) && readFileSync(join(dist, file), 'utf8').includes(ROOT),
    );
    expect(found).toEqual([]);
  });

  test('has an entry of at most 7 KB brotli, and a small chunk per fragment', () => {
    const sizeOf = (pattern) =>
      statSync(
        join(
          dist,
          'client',
          readdirSync(join(dist, 'client')).find((file) => pattern.test(file)),
        ),
      ).size;
    expect(sizeOf(/^remoteEntry\.js\.br$/)).toBeLessThanOrEqual(ENTRY_LIMIT);
    expect(sizeOf(/^list\.js\.br$/)).toBeLessThanOrEqual(FRAGMENT_LIMIT);
  });

  test('has an entry that says what each chunk must be', () => {
    const entry = readFileSync(join(dist, 'client/remoteEntry.js'), 'utf8');
    for (const chunk of ['list.js', 'detail.js'])
      expect(entry).toContain(
        createHash('sha384')
          .update(readFileSync(join(dist, 'client', chunk)))
          .digest('base64'),
      );
    expect(entry).toMatch(/\.integrity="sha384-"\+/);
    expect(entry).not.toContain('integrity-of-chunk');
  });

  test('names every fragment and its files in the manifest', () => {
    const { exposes } = JSON.parse(readFileSync(join(dist, 'client/mf-manifest.json'), 'utf8'));
    expect(exposes.map(({ name, assets }) => [name, assets.js.sync.length, assets.js.async.length])).toEqual([
      ['list', 1, 0],
      ['detail', 1, 0],
    ]);
  });

  test('states the ranges it asks of the shell', () => {
    const ranges = JSON.parse(readFileSync(join(dist, 'client/shared.json'), 'utf8'));
    expect(Object.keys(ranges).sort()).toEqual([
      '@emotion/react',
      '@emotion/react/jsx-runtime',
      '@foyer/shared',
      'react',
      'react/jsx-runtime',
    ]);
  });

  test('makes no code from text in the browser', () => {
    expect(findCodeFromText(join(dist, 'client'))).toEqual([]);
  });

  test('brings no React to the browser', () => {
    const scripts = readdirSync(join(dist, 'client')).filter((file) => file.endsWith('.js'));
    expect(
      scripts.filter((file) => readFileSync(join(dist, 'client', file), 'utf8').includes('react.transitional.element')),
    ).toEqual([]);
  });

  test('compresses every script beside it, faithfully', () => {
    const scripts = readdirSync(join(dist, 'client')).filter((file) => file.endsWith('.js'));
    for (const script of scripts) {
      const path = join(dist, 'client', script);
      expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(readFileSync(path))).toBe(true);
    }
  });

  test('gives one server file that renders with nothing but Node', async () => {
    expect(readdirSync(join(dist, 'server')).sort()).toEqual(['index.cjs', 'index.cjs.map']);
    const lonely = mkdtempSync('/tmp/foyer-server-');
    cpSync(join(dist, 'server/index.cjs'), join(lonely, 'index.cjs'));
    const script = `const { render, contract } = require('./index.cjs'); console.log(typeof render, contract)`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: lonely });
    rmSync(lonely, { recursive: true });
    expect(stdout.trim()).toBe('function 1');
  });
});
