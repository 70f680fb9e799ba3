import { node } from './run.mjs';

const nicenessOf = (options) => node(['--print', 'os.getPriority()'], options);

test('a program that is to be nice lets others go first, one that is not has the right that all have', async () => {
  const [usual, nice] = [await nicenessOf(), await nicenessOf({ niceness: 19 })];
  expect([usual.code, nice.code]).toEqual([0, 0]);
  expect(Number(nice.output)).toBe(19);
  expect(Number(usual.output)).toBeLessThan(19);
});
