import { deviceLimit } from './device-limit.ts';

test.each([
  [{}, null],
  [{ connection: {}, deviceMemory: 8, hardwareConcurrency: 8 }, null],
  [{ connection: { effectiveType: '4g' } }, null],
  [{ connection: { effectiveType: '3g' } }, null],
  [{ connection: { effectiveType: '2g' } }, 'bandwidth'],
  [{ connection: { effectiveType: 'slow-2g' } }, 'bandwidth'],
  [{ connection: { effectiveType: '4g', saveData: true }, hardwareConcurrency: 1 }, 'bandwidth'],
  [{ deviceMemory: 2, hardwareConcurrency: 2 }, null],
  [{ deviceMemory: 1 }, 'hardware'],
  [{ hardwareConcurrency: 1 }, 'hardware'],
])('of %j the limit is %s', (hints, limit) => {
  expect(deviceLimit(hints)).toBe(limit);
});
