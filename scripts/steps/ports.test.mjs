import { freePort } from './ports.mjs';

test('a port that there cannot be is not free, and another one is found', async () => {
  expect(await freePort(65_536)).toBeLessThan(65_536);
});
