import { dirname, join, relative, resolve, sep } from 'node:path';
import { ROOT } from '../packages.mjs';

const REMOTE = /^mfe-/;
const DOORS =
  /^@foyer\/shared(?:\/(?:api|browser|bucket|chunk-reload|code-from-text|consent|eventually|fields|forms|house|http-server|limits|lists|modules|pasting|pictures|popups|process-lock|records|s3-server|server|settings|testing|theme|upload|wall-clock|schema\/[\w.-]+))?$/;
/** Packages that run in Node as a whole. */
const NODE_ONLY = new Set(['build-kit', 'content-service', 'demo-house', 'e2e', 'docs', 'scripts']);
/** The house that tests of the content service are made for; nothing that runs imports it: it is loaded by its name in a setting. */
const HOUSE_OF_TESTS = '@foyer/demo-house';
/** Doors of shared that remotes may bundle, besides the singleton itself. */
const DOORS_OF_REMOTES = [
  'chunk-reload',
  'consent',
  'fields',
  'forms',
  'limits',
  'lists',
  'modules',
  'pasting',
  'pictures',
  'popups',
  'records',
  'theme',
  'upload',
  'wall-clock',
];
const OF_REMOTES = new Set(['@foyer/shared', ...DOORS_OF_REMOTES.map((door) => `@foyer/shared/${door}`)]);
/** What a house may know of the platform. */
const OF_HOUSES = new Set(['@foyer/shared/house', '@foyer/shared/modules']);
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

/** Rooms of a package, from the lowest to the highest: each may import itself and those before it. */
const LAYERS = { 'content-service': ['platform', 'content', 'application'] };
/** What stands beside the layers: the interface of a running service, which all of them may name. */
const OF_ALL_LAYERS = /^service\.ts$/;

const MESSAGES = {
  package:
    'A relative import must not leave its package. What packages have in common goes through a door of @foyer/shared.',
  door: '"{{request}}" is no public door: across packages only @foyer/shared and its doors are imported.',
  house: 'Nothing that runs imports a house: the content service loads the one that the setting HOUSE names.',
  content: 'A house is content: of the platform it imports only "@foyer/shared/house" and "@foyer/shared/modules".',
  remote: `A remote imports only "@foyer/shared", its doors ${DOORS_OF_REMOTES.map((door) => `"${door}"`).join(', ')}, types also from "@foyer/shared/api", and in tests "@foyer/shared/testing".`,
  singleton: '"{{request}}" exists once, in the shell: import what you need of it from "@foyer/shared".',
  layer: '"{{request}}" is of a higher layer: platform, content, application; each imports itself and those before it.',
  server: 'Code that runs in the browser, or on both sides, must not import from server/.',
  browser: 'Code that runs on the server, or on both sides, must not import from browser/.',
};

/** Package (first folder of the workspace) that a file belongs to. */
const packageOf = (file) => relative(ROOT, file).split(sep)[0];

/** Where a file's code may run: the folder (or file) named `server` or `browser` says it; else both. */
function environmentOf(path) {
  const names = path.split(/[\\/]/).map((name) => name.replace(/\.\w+$/, ''));
  if (
    ['server', 'settings', 'http-server', 'code-from-text', 'bucket', 'process-lock', 's3-server'].some((name) =>
      names.includes(name),
    )
  )
    return 'server';
  return names.includes('browser') ? 'browser' : 'both';
}

/** Whether a package's file imports from a higher layer of its package; what lies beside the layers is above them all. */
function isHigher(home, file, target, isType) {
  const layers = LAYERS[home];
  if (!layers) return false;
  const inSource = (path) => relative(join(ROOT, home, 'src'), path);
  const layerOf = (path) => layers.indexOf(path.split(sep)[0]);
  const [from, to] = [inSource(file), inSource(target)];
  if (layerOf(from) < 0 || (isType && OF_ALL_LAYERS.test(to))) return false;
  return layerOf(to) < 0 || layerOf(to) > layerOf(from);
}

/**
 * @param {string} file absolute path of what imports
 * @param {string} request what it imports
 * @param {boolean} isType whether only types
 * @returns {keyof MESSAGES | undefined} the border that this crosses
 */
export function violation(file, request, isType) {
  const home = packageOf(file);
  const isTest = IS_TEST.test(file) || file.includes(`${sep}testing${sep}`);
  const isRelative = request.startsWith('.');
  const target = isRelative ? resolve(dirname(file), request) : request;

  if (isRelative && packageOf(target) !== home) return 'package';
  if (request === HOUSE_OF_TESTS) return home === 'content-service' && isTest ? undefined : 'house';
  if (request.startsWith('@foyer/') && !DOORS.test(request)) return 'door';
  if (home === 'demo-house' && request.startsWith('@foyer/') && !OF_HOUSES.has(request)) return 'content';
  if (isRelative && !isTest && isHigher(home, file, target, isType)) return 'layer';
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

/** The architecture's borders: between packages, between layers of one, and between server and browser. */
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
