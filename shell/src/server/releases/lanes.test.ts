import { setImmediate as turn } from 'node:timers/promises';
import { inLanes } from './lanes.ts';

describe('work in lanes', () => {
  const things = Array.from({ length: 100 }, (_, index) => index);

  it('is done with each thing once, several at a time', async () => {
    const done: number[] = [];
    let [running, most] = [0, 0];
    await inLanes(things, async (thing) => {
      most = Math.max(most, ++running);
      await turn();
      running -= 1;
      done.push(thing);
    });
    expect(done.sort((a, b) => a - b)).toEqual(things);
    expect(most).toBe(16);
  });

  it('ends with the first error', async () => {
    let begun = 0;
    const work = inLanes(things, async (thing) => {
      begun += 1;
      await turn();
      if (thing === 3) throw new Error('oh');
    });
    await expect(work).rejects.toThrow('oh');
    await turn();
    expect(begun).toBeLessThan(40);
  });
});
