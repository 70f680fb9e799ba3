import { timesOfJourneys, timesOfUnits, timesTable } from './times.mjs';

test('the table has every stage, and of all stages the files that took the longest, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `/x/file-${index}`, ms: index * 1000 }));
  const table = timesTable([
    { name: 'types', passed: 11, ms: 38_400, times: [] },
    { name: 'unit', passed: 90, ms: 66_000, times },
  ]);
  expect(table).toContain('    38.4  types     11 checks\n');
  expect(table).toContain('    66.0  unit      90 checks in 12 files');
  expect(table.match(/file-\d+/g)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `file-${index}`));
});

test('times come from the reports of Jest and Playwright', () => {
  expect(timesOfUnits({ testResults: [{ name: '/a.test.ts', startTime: 1000, endTime: 1250 }] })).toEqual([
    { file: '/a.test.ts', ms: 250 },
  ]);
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [{ file: 'faults/a.spec.ts', specs: [spec(10)], suites: [{ specs: [spec(5, 6)] }] }];
  expect(timesOfJourneys({ config: { rootDir: '/e2e' }, suites })).toEqual([{ file: '/e2e/faults/a.spec.ts', ms: 21 }]);
});
