import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, sep } from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT } from './steps/say.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const manifestOf = (dir) => JSON.parse(read(join(dir, 'package.json')));
const { workspaces, devDependencies } = manifestOf('.');
/** Tools of the workspace, which every package tests and builds with. */
const TOOLS = Object.keys(devDependencies);
/** What another package asks for beside itself. */
const PEERS = { 'back-office': ['@tiptap/pm'], 'build-kit': ['@swc/core'], shell: ['workbox-core'] };

/** The sources of a package, in their folder. */
const sourcesOf = (dir) =>
  readdirSync(join(ROOT, dir), { recursive: true })
    .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file))
    .filter(
      (file) => !file.split(sep).some((name) => ['node_modules', 'dist', '.cache', 'test-results'].includes(name)),
    )
    .map((file) => join(dir, file));

/** `@scope/name/door` and `name/door` as the package's name; undefined for what is no package. */
function packageIn(request) {
  if (/^(?:\.|\/|node:)/.test(request) || builtinModules.includes(request)) return undefined;
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What a source imports, in whatever way, types too. */
function importsOf(file) {
  const typed = /\.tsx?$/.test(file);
  const { body } = parseSync(read(file), typed ? { syntax: 'typescript', tsx: file.endsWith('x') } : { jsx: true });
  return requestsIn(body).flatMap((request) => packageIn(request) ?? []);
}

function requestsIn(tree) {
  if (Array.isArray(tree)) return tree.flatMap(requestsIn);
  if (tree === null || typeof tree !== 'object') return [];
  const requested = ['Import', 'require'].includes(tree.callee?.value ?? tree.callee?.type)
    ? tree.arguments[0]?.expression
    : (tree.source ?? (tree.type === 'TsImportType' && tree.argument));
  const found = requested?.type === 'StringLiteral' ? [requested.value] : [];
  return [...found, ...Object.values(tree).flatMap(requestsIn)];
}

describe.each(workspaces)('the package %s', (dir) => {
  const { name, dependencies = {}, devDependencies: own = {} } = manifestOf(dir);
  const named = new Set([...Object.keys(dependencies), ...Object.keys(own)]);
  const sources = sourcesOf(dir);

  test('names what it imports', () => {
    const missing = sources.flatMap((file) =>
      importsOf(file)
        .filter((each) => each !== name && !named.has(each) && !TOOLS.includes(each))
        .map((each) => `${file}: ${each}`),
    );
    expect(missing).toEqual([]);
  });

  test('is among those whose types are checked', () => {
    const references = JSON.parse(read('tsconfig.json')).references.map(({ path }) => path);
    expect(references.includes(dir)).toBe(existsSync(join(ROOT, dir, 'tsconfig.json')));
  });

  test('names nothing else', () => {
    const texts = sources.map(read).join('\n');
    const idle = [...named].filter(
      (each) =>
        !each.startsWith('@types/') &&
        !each.startsWith('@foyer/') &&
        !(PEERS[dir] ?? []).includes(each) &&
        !texts.includes(`'${each}'`) &&
        !texts.includes(`'${each}/`) &&
        !texts.includes(`node_modules/${each}/`),
    );
    expect(idle).toEqual([]);
  });
});
