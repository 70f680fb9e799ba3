import { stripVTControlCharacters } from 'node:util';

/** A failure is told at the end of a run by its name and what opens its message: the whole stands where the check was run. */
const LINES = 6;
const LETTERS = 160;
const AT_MOST = 20;

/** @typedef {{name: string, message: string}} Failure */

/** What opens a message: a few lines without colours, none of them endless. */
const opening = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => (line.length > LETTERS ? `${line.slice(0, LETTERS)} …` : line))
    .join('\n');

/**
 * What failed in a run, for its end: whoever reads only the last lines of a long log knows what was red.
 * @param {{name: string, failures: Failure[]}[]} stages
 * @returns {string} empty when nothing failed
 */
export function failuresList(stages) {
  const all = stages.flatMap(({ name, failures }) =>
    failures.map((failure) =>
      `✘ ${name}: ${failure.name}\n${opening(failure.message).replaceAll(/^/gm, '    ')}`.trimEnd(),
    ),
  );
  if (all.length === 0) return '';
  const more = all.length > AT_MOST ? [`… and ${all.length - AT_MOST} more`] : [];
  return ['What failed:', ...all.slice(0, AT_MOST), ...more, ''].join('\n');
}

/** From Jest's report: tests that failed or were left out, and files that could not be run. @returns {Failure[]} */
export const failuresOfUnits = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status !== 'passed')
      .map(({ fullName, status: how, failureMessages }) => ({
        name: `${name} › ${fullName}`,
        message: failureMessages?.[0] ?? how,
      }));
    return status === 'failed' && failed.length === 0 ? [{ name, message }] : failed;
  });

/** From Playwright's report: tests that failed or were left out, and what failed outside of tests. @returns {Failure[]} */
export function failuresOfJourneys({ suites, errors = [] }) {
  const failuresIn = (suite, titles) => {
    const path = [...titles, suite.title];
    return [
      ...(suite.specs ?? []).flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status !== 'expected')
          .map(({ status, results }) => ({
            name: [...path, spec.title].join(' › '),
            message: results.find(({ error }) => error)?.error.message ?? status,
          })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, path)),
    ];
  };
  return [
    ...suites.flatMap((suite) => failuresIn(suite, [])),
    ...errors.map(({ message }) => ({ name: 'outside of tests', message: message ?? '' })),
  ];
}
