import { dirname, relative, resolve, sep } from 'node:path';
import { ROOT } from './packages.mjs';

const REMOTE = /^mfe-/;
const DOORS =
  /^@foyer\/shared(?:\/(?:api|browser|consent|eventually|face|fields|lists|modules|popups|server|settings|testing|build(?:\/[\w-]+)?|jest|schema\/[\w.-]+))?$/;
/** Packages that run in Node as a whole. */
const NODE_ONLY = new Set(['content-service', 'e2e', 'docs', 'scripts']);
/** What remotes may bundle besides the shared singleton. */
const OF_REMOTES = new Set([
  '@foyer/shared',
  '@foyer/shared/consent',
  '@foyer/shared/face',
  '@foyer/shared/fields',
  '@foyer/shared/lists',
  '@foyer/shared/modules',
  '@foyer/shared/popups',
]);
const IS_TEST = /\.test\.[mc]?tsx?$/;
/** Singletons that remotes get through `@foyer/shared`; a copy of their own would be a second instance. */
const THROUGH_SHARED = new Set([
  'mobx',
  'mobx-react-lite',
  'react-router',
  'react-router-dom',
  'i18next',
  'single-spa',
  'single-spa-react',
  'react-dom',
]);

const MESSAGES = {
  package:
    'A relative import must not leave its package. What packages have in common goes through a door of @foyer/shared.',
  door: '"{{request}}" is no public door: across packages only @foyer/shared and its doors are imported.',
  remote:
    'A remote imports only "@foyer/shared", its doors "consent", "face", "fields", "lists", "modules" and "popups", types also from "@foyer/shared/api", and in tests "@foyer/shared/testing".',
  singleton: '"{{request}}" exists once, in the shell: import what you need of it from "@foyer/shared".',
  server: 'Code that runs in the browser, or on both sides, must not import from server/.',
  browser: 'Code that runs on the server, or on both sides, must not import from browser/.',
};

/** Package (first folder of the workspace) that a file belongs to. */
const packageOf = (file) => relative(ROOT, file).split(sep)[0];

/** Where a file's code may run: the folder (or file) named `server` or `browser` says it; else both. */
function environmentOf(path) {
  const names = path.split(/[\\/]/).map((name) => name.replace(/\.\w+$/, ''));
  if (names.includes('server') || names.includes('settings')) return 'server';
  return names.includes('browser') ? 'browser' : 'both';
}

function violation(file, request, isType) {
  const home = packageOf(file);
  const isTest = IS_TEST.test(file) || file.includes(`${sep}testing${sep}`);
  const isRelative = request.startsWith('.');
  const target = isRelative ? resolve(dirname(file), request) : request;

  if (isRelative && packageOf(target) !== home) return 'package';
  if (request.startsWith('@foyer/') && !DOORS.test(request)) return 'door';
  if (REMOTE.test(home)) {
    const allowed =
      OF_REMOTES.has(request) ||
      (isType && request === '@foyer/shared/api') ||
      (isTest && request === '@foyer/shared/testing');
    if (request.startsWith('@foyer/') && !allowed) return 'remote';
    if (THROUGH_SHARED.has(request) && !isTest) return 'singleton';
  }
  const isOurs = isRelative || request.startsWith('@foyer/');
  if (!isOurs || isType || isTest || NODE_ONLY.has(home)) return undefined;
  const from = environmentOf(relative(ROOT, file));
  const to = environmentOf(isRelative ? relative(ROOT, target) : request);
  return to !== 'both' && to !== from ? to : undefined;
}

/** The architecture's borders: between packages, and between server and browser. */
export const borders = {
  meta: { type: 'problem', schema: [], messages: MESSAGES },
  create(context) {
    const check = (node, source, isType) => {
      if (typeof source?.value !== 'string') return;
      const messageId = violation(context.filename, source.value, isType);
      if (messageId) context.report({ node, messageId, data: { request: source.value } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
    };
  },
};
