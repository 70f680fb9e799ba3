import { AdaptiveLimit } from './adaptive-limit.ts';

/**
 * A machine that works on so many things side by side: more at once only wait for one another.
 * @returns the limit that is found after so many rounds
 */
function limitFor(sideBySide: number, { msAlone = 20, least = 2, rounds = 400 } = {}): number {
  let now = 0;
  const limit = new AdaptiveLimit({ least, now: () => now });
  for (let round = 0; round < rounds; round++) {
    // The limit may change while they run.
    const running = limit.value;
    const ms = msAlone * Math.max(1, running / sideBySide);
    now += ms;
    for (let job = 0; job < running; job++) limit.learn('page', ms, running);
  }
  return limit.value;
}

describe('how much at once', () => {
  it.each([1, 2, 8, 32])(
    'finds what a machine does that works on %i side by side, and lets a few wait within',
    (sideBySide) => {
      const limit = limitFor(sideBySide);
      expect(limit).toBeGreaterThanOrEqual(Math.max(2, sideBySide));
      expect(limit).toBeLessThanOrEqual(sideBySide + 6);
    },
  );

  it('does not fall below its least', () => {
    expect(limitFor(1, { least: 4, rounds: 100 })).toBeGreaterThanOrEqual(4);
  });

  it('does not take kinds that simply take longer for waiting', () => {
    const limit = new AdaptiveLimit({ now: () => 0 });
    const before = limit.value;
    for (let job = 0; job < 2000; job++) limit.learn(job % 2 ? 'short' : 'long', job % 2 ? 2 : 200, limit.value);
    expect(limit.value).toBeGreaterThan(before);
  });

  it('does not rise when nobody needs more', () => {
    const limit = new AdaptiveLimit({ now: () => 0 });
    const before = limit.value;
    for (let job = 0; job < 2000; job++) limit.learn('page', 20, 1);
    expect(limit.value).toBe(before);
  });

  it('gets used to what has become slower for good', () => {
    let now = 0;
    const limit = new AdaptiveLimit({ now: () => now });
    limit.learn('page', 20, 1);
    for (let job = 0; job < 100_000; job++) {
      now += 15;
      limit.learn('page', 200, limit.value);
    }
    expect(limit.value).toBeGreaterThan(8);
  });
});
