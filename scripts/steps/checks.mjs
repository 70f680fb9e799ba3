import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { failuresOfJourneys, failuresOfUnits } from './failures.mjs';
import { node } from './run.mjs';
import { ROOT, say } from './say.mjs';
import { timesOfJourneys, timesOfUnits } from './times.mjs';

/**
 * @typedef {{passed: number, failed: number, times?: {file: string, ms: number}[], failures?: import('./failures.mjs').Failure[]}} Count
 *   `times`: how long its files took; `failures`: what failed, by name
 */

const REPORTS = join(ROOT, 'node_modules/.cache/foyer-test');
const bin = (path) => join(ROOT, 'node_modules', path);
const countOf = (results) => ({
  passed: results.filter(Boolean).length,
  failed: results.filter((good) => !good).length,
});

/** No file system takes names without end: many words are told apart by the first of them. */
const LONGEST_NAME = 200;

/** A fresh place for a tool's report. */
function reportFile(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name.slice(0, LONGEST_NAME)}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Reads a report; a tool that ended without one has failed once. */
function readReport(file, count) {
  if (!existsSync(file))
    return { passed: 0, failed: 1, failures: [{ name: 'no report', message: 'The tool ended early.' }] };
  return count(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * TypeScript over all packages, or over some and what these refer to: one check each.
 * @param {string[]} [packages] with `shared` among them, all are checked: all refer to it
 * @returns {Promise<Count>}
 */
export async function checkTypes(packages = []) {
  const all = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')).references;
  const some = packages.length > 0 && !packages.includes('shared');
  const references = some ? packages.map((path) => ({ path })) : all;
  const { code, output } = await node([
    bin('typescript/bin/tsc'),
    '-b',
    // Threads of the compiler check the same twice: half the time of two processors, and 1.1 GB instead of 5.
    '--singleThreaded',
    '--pretty',
    'false',
    ...(some ? packages : []),
  ]);
  if (code !== 0) console.error(output.trimEnd());
  const bad = new Set([...output.matchAll(/^([\w-]+)\/.*error TS\d+/gm)].map(([, name]) => name));
  const failures = code === 0 ? [] : [{ name: [...bad].join(', ') || 'tsc', message: output }];
  const counted = { ...countOf(references.map(({ path }) => !bad.has(path))), failures };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Prettier over the tree, or some files: one check. @returns {Promise<Count>} */
async function checkFormat(files) {
  const { code, output } = await node([
    bin('prettier/bin/prettier.cjs'),
    '--check',
    '--ignore-unknown',
    '--cache',
    '--cache-location',
    join(ROOT, '.cache/prettier'),
    '--log-level',
    'warn',
    ...(files.length > 0 ? files : ['.']),
  ]);
  if (code === 0) return { passed: 1, failed: 0, failures: [] };
  console.error(`${output.trimEnd()}\nnpm run format mends this.`);
  return { passed: 0, failed: 1, failures: [{ name: 'format', message: output }] };
}

/** The format of the tree, or of some files, and the linter: one check per package. @returns {Promise<Count>} */
export async function checkLint(files = []) {
  const format = await checkFormat(files);
  const lint = await checkRules(files);
  return {
    passed: format.passed + lint.passed,
    failed: format.failed + lint.failed,
    failures: [...format.failures, ...lint.failures],
  };
}

/** The linter, with types: one check per package. */
async function checkRules(files) {
  const { output } = await node([bin('oxlint/bin/oxlint'), '--format', 'json', ...files]);
  const report = jsonIn(output);
  if (!report) {
    console.error(output);
    return { passed: 0, failed: 1, failures: [{ name: 'oxlint', message: output }] };
  }
  const packageOf = (file) => relative(ROOT, resolve(ROOT, file)).split(sep)[0];
  const good = new Map((files.length > 0 ? files.map(packageOf) : packages()).map((name) => [name, true]));
  const failures = report.diagnostics.map(({ filename, labels, message, code }) => ({
    name: `${filename}:${labels[0]?.span.line ?? 1}`,
    message: `${message} (${code})`,
  }));
  for (const { name, message } of failures) console.error(`${name} ${message}`);
  for (const { filename } of report.diagnostics) good.set(packageOf(filename), false);
  return { ...countOf([...good.values()]), failures };
}

/** What else a tool prints stands around its report. */
function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

const packages = () => [...JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces, 'scripts'];

const JEST_NODE = [
  // Packages that Jest loads as CommonJS may import modules while they run.
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // A database that lives for seconds is not worth an optimised program, nor one that is compiled as a whole.
  ...['--liftoff-only', '--wasm-lazy-compilation'],
];

/**
 * Jest over all packages, or some.
 * @param {{name?: string, projects?: string[], words?: string[], related?: string[], workers?: number, env?: object}} [options] `projects`: only
 *   of these packages; `words`: packages, or parts of paths of tests; `related`: only tests that import one of these files
 * @returns {Promise<Count>}
 */
export async function checkUnits({ name = 'unit', projects = [], words = [], related = [], workers, env = {} } = {}) {
  // Packages that are tested side by side write side by side.
  const file = reportFile([name, ...words].join('-').replaceAll(/[^\w-]+/g, '-'));
  const patterns = words.map((word) => (existsSync(join(ROOT, word, 'package.json')) ? join(ROOT, word, '/') : word));
  const select = [
    ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
    ...(patterns.length > 0 ? ['--testPathPatterns', ...patterns] : []),
    ...(workers ? ['--maxWorkers', String(workers)] : []),
    // A test that fails may leave a server open: that would be waited for as long as the machine is there.
    '--forceExit',
    ...(related.length > 0 ? ['--findRelatedTests', ...related, '--passWithNoTests'] : []),
  ];
  await node([...JEST_NODE, bin('jest/bin/jest.js'), '--json', '--outputFile', file, ...select], {
    env: { NODE_ENV: 'test', ...env },
    show: true,
  });
  return readReport(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
    times: timesOfUnits(report),
    failures: failuresOfUnits(report),
  }));
}

/**
 * Playwright over some folders of `e2e`. A test that was not run has failed.
 * @param {{name: string, paths: string[], words?: string[], project?: string, env?: object}} options `words`: parts of paths; all of the
 *   folders without; `project`: of the configuration; all without
 * @returns {Promise<Count>}
 */
export async function checkEndToEnd({ name, paths, words = [], project, env = {} }) {
  const file = reportFile(name);
  const wanted = words.length > 0 ? words.map((word) => `^(?=.*(?:${paths.join('|')})).*${word}`) : paths;
  // Named ones are few: one worker lets what measures time be alone.
  const select = [
    '--no-deps',
    ...(project ? ['--project', project] : []),
    ...(words.length > 0 ? ['--workers', '1'] : []),
  ];
  const playwright = (args, report) =>
    node([bin('@playwright/test/cli.js'), 'test', ...args], {
      cwd: join(ROOT, 'e2e'),
      env: { E2E_REPORT: report, ...env },
      show: true,
    });
  // Stages that run side by side empty the folders of their results.
  const results = `test-results/${name}`;
  const { code } = await playwright([...wanted, ...select, '--output', results], file);
  const lastRun = (folder) => join(ROOT, 'e2e', folder, '.last-run.json');
  // A run that was ended from outside names nothing that failed.
  if (code !== 0 && existsSync(lastRun(results))) {
    say(`What failed has failed. Once more, for a trace of each step (e2e/${results}-traced) …`);
    cpSync(lastRun(results), lastRun(`${results}-traced`));
    const traced = ['--last-failed', '--trace', 'on', '--output', `${results}-traced`];
    await playwright([...wanted, ...select, ...traced], reportFile(`${name}-traced`));
  }
  return readReport(file, (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped + (report.errors?.length ?? 0),
    times: timesOfJourneys(report),
    failures: failuresOfJourneys(report),
  }));
}
