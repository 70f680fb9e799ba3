import { Agent, get } from 'node:http';

/** How one way of asking went: milliseconds of each answer, and how long all took. */
export interface Asked {
  times: number[];
  seconds: number;
  failed: number;
}

export interface AskOptions {
  /** Address without path. */
  url: string;
  /** Path of the next request. */
  next: () => string;
  headers?: Record<string, string>;
  connections: number;
  requests: number;
  /** No further request is sent after this many milliseconds. */
  within: number;
}

/** Sends a number of requests, so many at a time as there are connections. */
export async function askMany({ url, next, headers = {}, connections, requests, within }: AskOptions): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let left = requests;
  const started = performance.now();
  const worker = async (): Promise<void> => {
    while (left-- > 0 && performance.now() - started < within) {
      const before = performance.now();
      const status = await ask(url + next(), agent, headers);
      times.push(performance.now() - before);
      // A page past the end of a list is an answer too.
      if (status !== 200 && status !== 404) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { times, seconds: (performance.now() - started) / 1000, failed };
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}

/** The value below which a share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
