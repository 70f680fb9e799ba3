import { Admission } from './admission.ts';

const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
};
/** Lets everything that can go on go on. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('admission of work', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('lets so much run at a time, and the others in the order of their coming', async () => {
    const admission = new Admission({ mostRunning: 2 });
    const gates = [gate(), gate(), gate(), gate()];
    const begun: number[] = [];
    const all = gates.map(({ opened }, index) => admission.run(async () => void (begun.push(index), await opened)));
    await settle();
    expect(begun).toEqual([0, 1]);
    gates[1]?.open();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
    await expect(admission.run(async () => 'free again')).resolves.toBe('free again');
  });

  it('refuses what has waited too long, and what finds too many waiting; what runs goes on', async () => {
    const admission = new Admission({ mostRunning: 1, mostWaiting: 1, longestWaitMs: 1000 });
    const first = gate();
    const running = admission.run(() => first.opened);
    const waiting = expect(admission.run(async () => 1)).rejects.toMatchObject({ status: 503 });
    await expect(admission.run(async () => 2)).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(1000);
    await waiting;
    const later = admission.run(async () => 3);
    first.open();
    await running;
    expect(await later).toBe(3);
  });

  it('gives the place of work that failed to the next', async () => {
    const admission = new Admission({ mostRunning: 1 });
    const failed = admission.run(() => Promise.reject(new Error('down')));
    const next = admission.run(async () => 'well');
    await expect(failed).rejects.toThrow('down');
    expect(await next).toBe('well');
  });
});
