import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** How pages come about, as a label. */
export type PageSource = 'cache' | 'composed' | 'joined' | 'stale';

/** What the gateway counts, in Prometheus' terms. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({ name: 'foyer_requests_total', help: 'Answers by kind and status', labelNames: ['kind', 'status'], registers: [this.registry] });
  readonly #pages = new Histogram({ name: 'foyer_page_seconds', help: 'Time to answer a page', labelNames: ['source'], buckets: BUCKETS_S, registers: [this.registry] });
  readonly #renders = new Histogram({ name: 'foyer_render_seconds', help: 'Time to render a fragment', labelNames: ['remote', 'outcome'], buckets: BUCKETS_S, registers: [this.registry] });
  readonly #purges = new Counter({ name: 'foyer_purges_total', help: 'Times that kept pages and content were forgotten since content changed', labelNames: ['what'], registers: [this.registry] });
  readonly #failures = new Counter({ name: 'foyer_failures_total', help: 'Failures by code', labelNames: ['code'], registers: [this.registry] });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  request(kind: 'page' | 'asset' | 'redirect', status: number): void {
    this.#requests.inc({ kind, status });
  }

  page(source: PageSource, ms: number): void {
    this.#pages.observe({ source }, ms / 1000);
  }

  render(remote: string, ms: number, isGood: boolean): void {
    this.#renders.observe({ remote, outcome: isGood ? 'good' : 'failed' }, ms / 1000);
  }

  /** Counts that content has changed: some of it, or nobody knows what. */
  purge(what: 'some' | 'all'): void {
    this.#purges.inc({ what });
  }

  failure(code: string): void {
    this.#failures.inc({ code });
  }
}
