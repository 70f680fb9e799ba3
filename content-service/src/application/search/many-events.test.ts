import { probe } from '../../testing/running-service.ts';

interface Answer {
  counted: number;
  /** From now, the best first. */
  hours: number[];
}

describe('a search among 12,500 events', () => {
  it('counts as many as anybody reads, finds the nearest first, and reads on to the end', async () => {
    const { often, deep, seldom, end } = await probe<Record<'often' | 'deep' | 'seldom' | 'end', Answer>>('search');
    expect(often).toEqual({ counted: 10_000, hours: [0, 1, 2, 3, 4] });
    expect(deep.counted).toBe(10_000);
    expect(new Set(deep.hours).size).toBe(5);
    expect(seldom).toEqual({ counted: 25, hours: [250, 750, 1250, 1750, 2250] });
    expect(end.hours).toHaveLength(1);
  });
});
