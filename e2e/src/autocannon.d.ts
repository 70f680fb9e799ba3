/** What we use of autocannon, which has no types of its own. */
declare module 'autocannon' {
  export interface Request {
    path?: string;
    setupRequest?: (request: Request, context: object) => Request;
  }
  export interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number; average: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    '5xx': number;
  }
  export interface Instance extends PromiseLike<Result> {
    stop: () => void;
  }
  export interface Options {
    url: string;
    connections: number;
    duration: number;
    /** Requests a second, of all connections together. */
    overallRate?: number;
    requests?: Request[];
    headers?: Record<string, string>;
  }
  export default function autocannon(options: Options): Instance;
}
