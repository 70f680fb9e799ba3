import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE } from '@foyer/shared';
import type { SiteContent } from './content/site-content.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { ActiveReleases } from './releases/active-releases.ts';
import type { Renderer } from './render/renderer.ts';

/** Whether the site can answer visitors. */
export class Health {
  readonly #content: SiteContent;
  readonly #releases: ActiveReleases;
  readonly #renderer: Renderer;
  readonly #rehearsal: Pick<Rehearsal, 'wanting'>;
  /** True from the moment the process is asked to stop. */
  isStopping = false;

  constructor(
    content: SiteContent,
    releases: ActiveReleases,
    renderer: Renderer,
    rehearsal: Pick<Rehearsal, 'wanting'>,
  ) {
    this.#content = content;
    this.#releases = releases;
    this.#renderer = renderer;
    this.#rehearsal = rehearsal;
  }

  /** What is missing, in words; empty when all is well. */
  async problems(): Promise<string[]> {
    const { remotes } = this.#releases.snapshots.all;
    const required = Object.entries(remotes).filter(([, { criticality }]) => criticality === 'required');
    const checks = [
      this.isStopping ? 'the process is stopping' : null,
      Object.keys(remotes).length === 0 ? 'no release is active: "npm run deploy -- <remote>"' : null,
      await messageOf(async () => this.#content.settings(DEFAULT_LOCALE)),
      ...(await Promise.all(
        required.map(([remote, { release }]) => messageOf(() => this.#renderer.warm(remote, release))),
      )),
    ];
    const problems = checks.filter((problem) => problem !== null);
    if (problems.length > 0) return problems;
    return (await this.#rehearsal.wanting()).map((remote) => `${remote} has yet to render well several times in a row`);
  }

  /** What somebody should look at though visitors are answered, in words. */
  get warnings(): string[] {
    return [this.#releases.trouble].filter((trouble) => trouble !== null);
  }
}

async function messageOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `/healthz`: the process lives. `/readyz`: visitors can be sent here. `/metrics`: for Prometheus. */
export function healthRoutes(app: FastifyInstance, health: Health, metrics: Metrics): void {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const problems = await health.problems();
    return reply
      .code(problems.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: problems.length > 0 ? 'not ready' : 'ready', problems, warnings: health.warnings });
  });
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
