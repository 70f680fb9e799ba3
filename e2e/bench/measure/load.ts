import autocannon from 'autocannon';
import { cpuTime } from './cpu.ts';

export interface LoadOptions {
  /** Where the page is. */
  url: string;
  /** Every request to an address of its own, that no cache has seen. */
  unique?: boolean;
  seconds: number;
  connections: number;
  /** Process whose processor time is taken. */
  pid: number;
}

/** What one round of load gave. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor time per request. */
  cpu: number;
  failed: number;
  total: number;
}

let serial = 0;

/** Asks for a page over and over. */
export async function load({ url, unique = false, seconds, connections, pid }: LoadOptions): Promise<LoadResult> {
  const { pathname } = new URL(url);
  const setupRequest = () => ({ path: `${pathname}?bench=${++serial}` });
  const before = cpuTime(pid);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(unique && { requests: [{ setupRequest: (request) => ({ ...request, ...setupRequest() }) }] }),
  });
  const total = result.requests.total;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (cpuTime(pid) - before) / total,
    failed: result.errors + result.timeouts + result.non2xx,
    total,
  };
}
