import { SingleFlight } from './single-flight.ts';

function flight() {
  const flights = new SingleFlight<string>();
  const signals: AbortSignal[] = [];
  let land: (value: string) => void = () => undefined;
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => (land = resolve));
  };
  return { flights, signals, work, land: (value: string) => land(value) };
}

describe('work that several ask for', () => {
  it('is done once for all who ask meanwhile, and anew afterwards', async () => {
    const { flights, signals, work, land } = flight();
    const answers = [flights.do('a', work), flights.do('a', work)];
    land('one');
    expect(await Promise.all(answers)).toEqual(['one', 'one']);
    void flights.do('a', work);
    expect(signals).toHaveLength(2);
  });

  it('goes on as long as one waits for it', () => {
    const { flights, signals, work } = flight();
    const [first, second] = [new AbortController(), new AbortController()];
    void flights.do('a', work, first.signal);
    void flights.do('a', work, second.signal);
    first.abort();
    expect(signals[0]?.aborted).toBe(false);
    second.abort();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is begun anew for who comes after it was given up', () => {
    const { flights, signals, work } = flight();
    const gone = new AbortController();
    void flights.do('a', work, gone.signal);
    gone.abort();
    void flights.do('a', work);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('is not given up while somebody waits who never says', () => {
    const { flights, signals, work } = flight();
    const gone = new AbortController();
    void flights.do('a', work);
    void flights.do('a', work, gone.signal);
    gone.abort();
    expect(signals[0]?.aborted).toBe(false);
  });
});
