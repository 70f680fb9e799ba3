/** An answer, with how long it took, in milliseconds. */
export interface TimedAnswer {
  status: number;
  text: string;
  ms: number;
}

export async function timed(url: string): Promise<TimedAnswer> {
  const started = performance.now();
  const response = await fetch(url, { redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - started };
}

/** The quickest answer of some, asked one after the other: how long the house takes. What the others took longer was the machine's. */
export async function quickest(times: number, ask: () => Promise<TimedAnswer>): Promise<TimedAnswer> {
  let best = await ask();
  for (let turn = 1; turn < times; turn++) {
    const answer = await ask();
    if (answer.ms < best.ms) best = answer;
  }
  return best;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The programme's address for a day that nobody has asked for: what it shows has not been read before. */
export function onDay(url: string, daysFromNow: number): string {
  const [year, month, day] = new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${url}?date=${day}-${month}-${year}`;
}

let serial = 0;

/** The same page under an address that no cache has seen. */
export function uncached(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}uncached=${++serial}`;
}
