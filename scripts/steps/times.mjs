import { relative } from 'node:path';
import { ROOT } from './say.mjs';

const SLOWEST = 10;
const inSeconds = (ms) => (ms / 1000).toFixed(1).padStart(8);

/**
 * Where the time of a run went: its stages, and in each the files that took the longest.
 * @param {{name: string, passed: number, ms: number, times: {file: string, ms: number}[]}[]} stages
 */
export function timesTable(stages) {
  const slowest = stages
    .flatMap(({ name, times }) => times.map((time) => ({ name, ...time })))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  return [
    '',
    'Where the time went (seconds):',
    ...stages.map(
      ({ name, ms, passed, times }) =>
        `${inSeconds(ms)}  ${name.padEnd(9)} ${passed} checks${times.length > 0 ? ` in ${times.length} files` : ''}`,
    ),
    ...(slowest.length > 0 ? ['The files that took the longest:'] : []),
    ...slowest.map(({ name, file, ms }) => `${inSeconds(ms)}  ${name.padEnd(9)} ${relative(ROOT, file)}`),
    '',
  ].join('\n');
}

/** From Jest's report. */
export const timesOfUnits = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ file: name, ms: Math.max(0, endTime - startTime) }));

/** From Playwright's report: all tests of a file together. */
export function timesOfJourneys({ config, suites }) {
  const timeOf = (suite) =>
    [
      ...(suite.specs ?? []).flatMap(({ tests }) =>
        tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
      ),
      ...(suite.suites ?? []).map(timeOf),
    ].reduce((sum, ms) => sum + ms, 0);
  const total = new Map();
  for (const suite of suites) total.set(suite.file, (total.get(suite.file) ?? 0) + timeOf(suite));
  return [...total].map(([file, ms]) => ({ file: `${config.rootDir}/${file}`, ms }));
}
