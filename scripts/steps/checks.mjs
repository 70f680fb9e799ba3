import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { node } from './run.mjs';
import { ROOT } from './say.mjs';

/**
 * @typedef {{passed: number, failed: number}} Count
 */

const REPORTS = join(ROOT, 'node_modules/.cache/foyer-test');
const bin = (path) => join(ROOT, 'node_modules', path);
const countOf = (results) => ({ passed: results.filter(Boolean).length, failed: results.filter((good) => !good).length });

/** A fresh place for a tool's report. */
function reportFile(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Reads a report; a tool that ended without one has failed once. */
function readReport(file, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return count(JSON.parse(readFileSync(file, 'utf8')));
}

/** TypeScript over all packages: one check each. @returns {Promise<Count>} */
export async function checkTypes() {
  const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  const { code, output } = await node([bin('typescript/bin/tsc'), '-b', '--pretty', 'false']);
  if (code !== 0) console.error(output.trimEnd());
  const bad = new Set([...output.matchAll(/^([\w-]+)\/.*error TS\d+/gm)].map(([, name]) => name));
  const counted = countOf(references.map(({ path }) => !bad.has(path)));
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** ESLint over the tree: one check per package. @returns {Promise<Count>} */
export async function checkLint() {
  const file = reportFile('lint');
  const { code, output } = await node([bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0', '--format', 'json', '--output-file', file]);
  return readReport(file, (results) => {
    const good = new Map();
    for (const { filePath, messages } of results) {
      const [home] = relative(ROOT, filePath).split(sep);
      good.set(home, (good.get(home) ?? true) && messages.length === 0);
      for (const { line, ruleId, message } of messages) console.error(`${relative(ROOT, filePath)}:${line} ${message} (${ruleId})`);
    }
    if (code > 1) console.error(output);
    return countOf([...good.values()]);
  });
}

/** Packages that Jest loads as CommonJS may import modules while they run. */
const JEST_NODE = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Jest over all packages, or some. @returns {Promise<Count>} */
export async function checkUnits({ projects = [], env = {} } = {}) {
  const file = reportFile(`unit-${projects.join('-')}`);
  const select = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  await node([...JEST_NODE, bin('jest/bin/jest.js'), '--json', '--outputFile', file, ...select], { env: { NODE_ENV: 'test', ...env }, show: true });
  return readReport(file, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }));
}

/** Playwright over the journeys, or some of them. @returns {Promise<Count>} */
export async function checkEndToEnd({ name = 'e2e', paths = [], env = {} } = {}) {
  const file = reportFile(name);
  await node([bin('@playwright/test/cli.js'), 'test', ...paths], { cwd: join(ROOT, 'e2e'), env: { E2E_REPORT: file, ...env }, show: true });
  return readReport(file, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
  }));
}
