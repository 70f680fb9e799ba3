import { Admission, type Pass } from './admission.ts';

const fixed = (value: number) => ({ value, learn: jest.fn() });
let now: number;

beforeEach(() => {
  jest.useFakeTimers();
  now = 0;
});
afterEach(() => void jest.useRealTimers());

function admit(most: number, longestWaitMs = 1000): Admission {
  return new Admission({ limit: fixed(most), longestWaitMs, now: () => now });
}

/** Enters, and notes the number when the turn has come. */
function enterAll(admission: Admission, count: number): { begun: number[]; passes: Promise<Pass | null>[] } {
  const begun: number[] = [];
  const passes = Array.from({ length: count }, (_, number) =>
    admission.enter().then((pass) => {
      if (pass) begun.push(number);
      return pass;
    }),
  );
  return { begun, passes };
}

describe('admission', () => {
  it('lets in as many as the limit says, and the next as soon as one leaves, in the order of their coming', async () => {
    const admission = admit(2);
    const { begun, passes } = enterAll(admission, 4);
    await Promise.resolve();
    await Promise.resolve();
    expect([begun, admission.running, admission.waiting]).toEqual([[0, 1], 2, 2]);
    (await passes[1])?.leave('page');
    await passes[2];
    expect([begun, admission.running, admission.waiting]).toEqual([[0, 1, 2], 2, 1]);
    (await passes[0])?.leave(null);
    await passes[3];
    expect(admission.running).toBe(2);
  });

  it('never runs more than the limit, whoever leaves when', async () => {
    const admission = admit(3);
    const { passes } = enterAll(admission, 50);
    const leaving = passes.map(async (pass) => {
      const mine = await pass;
      expect(admission.running).toBeLessThanOrEqual(3);
      mine?.leave('page');
      mine?.leave('page');
    });
    await Promise.all(leaving);
    expect([admission.running, admission.waiting]).toEqual([0, 0]);
  });

  it('refuses who has waited too long, and keeps the place of the others', async () => {
    const admission = admit(1, 1000);
    const { passes } = enterAll(admission, 2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await passes[1]).toBeNull();
    const third = admission.enter();
    (await passes[0])?.leave('page');
    expect(await third).not.toBeNull();
  });

  it('refuses at once who would have to wait too long', async () => {
    const admission = admit(1, 1000);
    const { passes } = enterAll(admission, 40);
    for (const pass of passes.slice(0, 20)) {
      now += 200;
      (await pass)?.leave('page');
    }
    expect(admission.isBusy).toBe(true);
    expect(await admission.enter()).toBeNull();
  });

  it('forgets who does not wait any more', async () => {
    const admission = admit(1);
    const first = await admission.enter();
    const gone = new AbortController();
    const second = admission.enter(gone.signal);
    gone.abort();
    expect(await second).toBeNull();
    expect(admission.waiting).toBe(0);
    expect(await admission.enter(gone.signal)).toBeNull();
    first?.leave('page');
    expect(admission.running).toBe(0);
  });

  it('learns from what ended well only', async () => {
    const limit = fixed(1);
    const admission = new Admission({ limit, now: () => now });
    const pass = await admission.enter();
    now = 30;
    pass?.leave('events');
    (await admission.enter())?.leave(null);
    expect(limit.learn.mock.calls).toEqual([['events', 30, 1]]);
  });
});
