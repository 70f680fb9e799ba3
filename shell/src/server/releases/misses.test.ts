import { Misses } from './misses.ts';

describe('questions that find nothing', () => {
  let now = 0;
  let asked: number;
  let misses: Misses;
  beforeEach(() => {
    asked = 0;
    misses = new Misses(() => now);
  });
  const ask = (answer: string | null) =>
    misses.unlessMany(async () => {
      asked += 1;
      return answer;
    });

  it('are asked twenty times a second at most, also by many at the same time', async () => {
    await Promise.all(Array.from({ length: 100 }, () => ask(null)));
    expect(asked).toBe(20);
    now += 999;
    await ask(null);
    expect(asked).toBe(20);
    now += 2;
    await ask(null);
    expect(asked).toBe(21);
  });

  it('leave room for those that find something', async () => {
    for (let time = 0; time < 100; time += 1) expect(await ask('found')).toBe('found');
    expect(asked).toBe(100);
  });
});
