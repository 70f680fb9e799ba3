import { FoyerError, type FragmentRequest, type Snapshot } from '@foyer/shared';
import { integrityOf } from '../releases/files.ts';
import type { ReleaseReader } from '../releases/release-store.ts';
import { ReleaseThreads, type Samples } from './release-threads.ts';
import type { RenderedFragment, Renderer } from './renderer.ts';

/** How long threads of a replaced release stay for requests that still use it. */
const GRACE_MS = 10_000;
const MEMORY_MB = 256;

export interface WorkerRendererOptions {
  store: Pick<ReleaseReader, 'manifest' | 'read'>;
  /** Told of failures that no request's answer tells. */
  report: (error: FoyerError) => void;
  /** Told whose render thread had to be replaced. */
  onReplaced?: (remote: string) => void;
  graceMs?: number;
  memoryMb?: number;
  /** The script that threads run; tests bring a compiled one. */
  script?: URL;
}

/** Renders in worker threads of this process, one per release. A loop or a crash ends that thread only. */
export class WorkerRenderer implements Renderer {
  readonly #options: WorkerRendererOptions;
  readonly #releases = new Map<string, Promise<ReleaseThreads>>();
  readonly #samples = new Map<string, Samples>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();

  constructor(options: WorkerRendererOptions) {
    this.#options = options;
  }

  async render(
    remote: string,
    request: FragmentRequest,
    limitMs: number,
    signal?: AbortSignal,
  ): Promise<RenderedFragment> {
    const release = request.snapshot.remotes[remote]?.release;
    if (!release) throw new FoyerError('FOYER-202', `no active release of "${remote}": deploy it`);
    return (await this.#threads(remote, release)).render(request, limitMs, signal);
  }

  async warm(remote: string, release: string): Promise<void> {
    await (await this.#threads(remote, release)).warm();
  }

  retain({ remotes }: Snapshot): void {
    const kept = new Set(Object.entries(remotes).map(([remote, { release }]) => keyOf(remote, release)));
    for (const key of this.#releases.keys()) {
      if (kept.has(key)) this.#stay(key);
      else this.#leave(key);
    }
  }

  async close(): Promise<void> {
    for (const key of [...this.#leaving.keys()]) this.#stay(key);
    const releases = await Promise.allSettled(this.#releases.values());
    await Promise.all(releases.flatMap((release) => (release.status === 'fulfilled' ? [release.value.close()] : [])));
    this.#releases.clear();
  }

  #threads(remote: string, release: string): Promise<ReleaseThreads> {
    const key = keyOf(remote, release);
    let threads = this.#releases.get(key);
    if (!threads) {
      threads = this.#load(remote, release);
      this.#releases.set(key, threads);
      threads.catch(() => this.#releases.delete(key));
    }
    return threads;
  }

  async #load(remote: string, release: string): Promise<ReleaseThreads> {
    const { store, report, script, onReplaced, memoryMb = MEMORY_MB } = this.#options;
    const { owner, server, files } = await store.manifest(remote, release);
    const bundle = await store.read(remote, release, server);
    const who = `${remote}@${release} (${owner})`;
    if (!bundle || integrityOf(bundle) !== files[server]?.integrity) {
      throw new FoyerError(
        'FOYER-112',
        `${server} of ${who} is missing or not what was published: deploy it again or roll back`,
      );
    }
    return new ReleaseThreads(
      who,
      {
        code: bundle.toString('utf8'),
        filename: `/releases/${keyOf(remote, release)}/${server}`,
        memoryMb,
        script,
        onReplaced: () => onReplaced?.(remote),
      },
      report,
      this.#samplesOf(remote),
    );
  }

  #samplesOf(remote: string): Samples {
    const samples = this.#samples.get(remote) ?? new Map<string, FragmentRequest>();
    this.#samples.set(remote, samples);
    return samples;
  }

  #leave(key: string): void {
    if (this.#leaving.has(key)) return;
    const timer = setTimeout(() => {
      const threads = this.#releases.get(key);
      this.#stay(key);
      this.#releases.delete(key);
      void threads?.then(
        (release) => release.close(),
        // Whoever asked for it has heard why it cannot be had.
        () => undefined,
      );
    }, this.#options.graceMs ?? GRACE_MS);
    this.#leaving.set(key, timer.unref());
  }

  #stay(key: string): void {
    clearTimeout(this.#leaving.get(key));
    this.#leaving.delete(key);
  }
}

const keyOf = (remote: string, release: string): string => `${remote}/${release}`;
