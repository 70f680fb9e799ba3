import { failuresList, failuresOfJourneys, failuresOfUnits } from './failures.mjs';

test('nothing is said where nothing failed', () => {
  expect(failuresList([{ name: 'unit', failures: [] }])).toBe('');
});

test('the end of a run names what failed, with what opens its message: no colours, no endless lines', () => {
  const message = `\u001B[31mExpected\u001B[39m: 1\n\nReceived: ${'x'.repeat(500)}\n${'at\n'.repeat(50)}`;
  const list = failuresList([
    { name: 'types', failures: [] },
    { name: 'unit', failures: [{ name: 'a.test.ts › counts', message }] },
  ]);
  expect(list.split('\n').slice(0, 4)).toEqual([
    'What failed:',
    '✘ unit: a.test.ts › counts',
    '    Expected: 1',
    `    Received: ${'x'.repeat(150)} …`,
  ]);
  expect(list.split('\n').length).toBeLessThan(10);
});

test('a run in which everything fails does not say so a thousand times', () => {
  const failures = Array.from({ length: 25 }, (_, index) => ({ name: `check ${index}`, message: '' }));
  const list = failuresList([{ name: 'unit', failures }]);
  expect(list.match(/✘/g)).toHaveLength(20);
  expect(list).toContain('… and 5 more');
});

test('failures come from the report of Jest: tests, tests that were left out, files that could not be run', () => {
  const testResults = [
    {
      name: '/a.test.ts',
      status: 'failed',
      message: 'both',
      assertionResults: [
        { fullName: 'passes', status: 'passed', failureMessages: [] },
        { fullName: 'fails', status: 'failed', failureMessages: ['Error: no'] },
        { fullName: 'waits', status: 'pending', failureMessages: [] },
      ],
    },
    { name: '/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: '/c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failuresOfUnits({ testResults })).toEqual([
    { name: '/a.test.ts › fails', message: 'Error: no' },
    { name: '/a.test.ts › waits', message: 'pending' },
    { name: '/b.test.ts', message: 'Cannot find module' },
  ]);
});

test('failures come from the report of Playwright: tests, tests that were left out, what failed outside of them', () => {
  const spec = (title, status, results) => ({ title, tests: [{ status, results }] });
  const suites = [
    {
      title: 'journeys/a.spec.ts',
      specs: [spec('stands', 'expected', [{}])],
      suites: [
        {
          title: 'a page',
          specs: [spec('comes', 'unexpected', [{ error: { message: 'too late' } }]), spec('goes', 'skipped', [])],
        },
      ],
    },
  ];
  expect(failuresOfJourneys({ suites, errors: [{ message: 'no house' }] })).toEqual([
    { name: 'journeys/a.spec.ts › a page › comes', message: 'too late' },
    { name: 'journeys/a.spec.ts › a page › goes', message: 'skipped' },
    { name: 'outside of tests', message: 'no house' },
  ]);
});
