import { Pace } from './pace.ts';

it('lets some through at once, then one after the other, and says how long to wait', () => {
  let ms = 0;
  const pace = new Pace({ atOnce: 3, perSecond: 0.5 }, () => new Date(ms));
  const take = (times: number) => Array.from({ length: times }, () => pace.take());
  expect(take(5)).toEqual([0, 0, 0, 2, 2]);
  ms += 2000;
  expect(take(2)).toEqual([0, 2]);
  ms += 60_000;
  expect(take(4)).toEqual([0, 0, 0, 2]);
});

it('goes on where the machine’s clock is set back by an hour', () => {
  let ms = 60 * 60_000;
  const pace = new Pace({ atOnce: 2, perSecond: 0.5 }, () => new Date(ms));
  expect(pace.take()).toBe(0);
  ms = 0;
  expect([pace.take(), pace.take()]).toEqual([0, 2]);
});
