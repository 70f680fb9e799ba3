/** How long a test may take, and a house to open, in milliseconds. Only what never comes takes so long: a slow machine is no fault of the house. */
export const TEST_LIMIT_MS = 600_000;

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

/** What asking usually gives: of so many answers, one after the other, the one whose time is in the middle. */
export async function usual(times: number, ask: () => Promise<TimedAnswer>): Promise<TimedAnswer> {
  const answers: TimedAnswer[] = [];
  for (let turn = 0; turn < times; turn++) answers.push(await ask());
  return answers.sort((one, other) => one.ms - other.ms)[Math.floor(times / 2)]!;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The value that this share of them does not exceed. @param share between 0 and 1 */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
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
