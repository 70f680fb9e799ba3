import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from '../admission/admission.ts';

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** How pages come about, as a label. */
export type PageSource = 'cache' | 'composed' | 'joined' | 'stale' | 'refused';

/** What the gateway counts, in Prometheus' terms. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({
    name: 'foyer_requests_total',
    help: 'Answers by kind and status',
    labelNames: ['kind', 'status'],
    registers: [this.registry],
  });
  readonly #pages = new Histogram({
    name: 'foyer_page_seconds',
    help: 'Time to answer a page',
    labelNames: ['source'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });
  readonly #renders = new Histogram({
    name: 'foyer_render_seconds',
    help: 'Time to render a fragment',
    labelNames: ['remote', 'outcome'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });
  readonly #purges = new Counter({
    name: 'foyer_purges_total',
    help: 'Times that kept pages and content were forgotten since content changed',
    labelNames: ['what'],
    registers: [this.registry],
  });
  readonly #replaced = new Counter({
    name: 'foyer_render_threads_replaced_total',
    help: 'Render threads that looped or ended and were replaced',
    labelNames: ['remote'],
    registers: [this.registry],
  });
  readonly #failures = new Counter({
    name: 'foyer_failures_total',
    help: 'Failures by code',
    labelNames: ['code'],
    registers: [this.registry],
  });

  readonly #lanes = new Map<string, Pick<Admission, 'running' | 'waiting' | 'limit'>>();

  constructor() {
    for (const state of ['running', 'waiting', 'limit'] as const) {
      const lanes = this.#lanes;
      new Gauge({
        name: `foyer_compositions_${state}`,
        help: {
          running: 'Pages being composed',
          waiting: 'Pages waiting to be composed',
          limit: 'Pages that may be composed at once now',
        }[state],
        labelNames: ['lane'],
        registers: [this.registry],
        collect() {
          for (const [lane, admission] of lanes) this.set({ lane }, admission[state]);
        },
      });
    }
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

  /** Counts a render thread that had to be replaced. */
  replaced(remote: string): void {
    this.#replaced.inc({ remote });
  }

  /** Shows whether the registry is followed. */
  followed(isFollowed: () => boolean): void {
    new Gauge({
      name: 'foyer_registry_followed',
      help: 'Whether the registry can be read and all that it names is in use',
      registers: [this.registry],
      collect() {
        this.set(isFollowed() ? 1 : 0);
      },
    });
  }

  /** Shows how much composing runs, waits, and may run at once. */
  watch(lane: string, admission: Pick<Admission, 'running' | 'waiting' | 'limit'>): void {
    this.#lanes.set(lane, admission);
  }

  failure(code: string): void {
    this.#failures.inc({ code });
  }
}
