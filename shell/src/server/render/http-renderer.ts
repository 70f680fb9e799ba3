import { FoyerError, type FragmentRequest, type FragmentResult, type Snapshot } from '@foyer/shared';
import { escapeJson } from '../compose/escape.ts';
import { deadline } from '../deadline.ts';
import type { RenderedFragment, Renderer } from './renderer.ts';
import type { RenderCall, WarmCall, WireFailure } from './wire.ts';

/** What the way there and back may take on top of a fragment's time limit, in milliseconds. */
const WAY_MS = 75;
const WARM_LIMIT_MS = 10_000;

/** A running render server. */
export interface RenderServerProcess {
  url: Promise<string>;
  stop: () => Promise<void>;
}

export interface HttpRendererOptions {
  /** Addresses of render servers that run elsewhere, by remote. */
  urls: Record<string, string>;
  /** Starts a render server for any other remote. */
  start: (remote: string) => RenderServerProcess;
}

/** Renders through render servers: each remote in a process of its own, here or on another machine. */
export class HttpRenderer implements Renderer {
  readonly #options: HttpRendererOptions;
  readonly #processes = new Map<string, RenderServerProcess>();

  constructor(options: HttpRendererOptions) {
    this.#options = options;
  }

  async render(
    remote: string,
    request: FragmentRequest,
    limitMs: number,
    given?: AbortSignal,
  ): Promise<RenderedFragment> {
    const text = await this.#call(
      remote,
      '/render',
      { remote, request, limitMs } satisfies RenderCall,
      limitMs + WAY_MS,
      given,
    );
    const { data, ...rest } = resultIn(text, remote);
    return { ...rest, data: escapeJson(JSON.stringify(data ?? null)) };
  }

  async warm(remote: string, release: string): Promise<void> {
    await this.#call(remote, '/warm', { remote, release } satisfies WarmCall, WARM_LIMIT_MS);
  }

  retain({ remotes }: Snapshot): void {
    for (const [remote, process] of this.#processes) {
      if (remotes[remote]) continue;
      this.#processes.delete(remote);
      void process.stop();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#processes.values()].map((process) => process.stop()));
  }

  #urlOf(remote: string): string | Promise<string> {
    const elsewhere = this.#options.urls[remote];
    if (elsewhere) return elsewhere;
    let process = this.#processes.get(remote);
    if (!process) {
      process = this.#options.start(remote);
      this.#processes.set(remote, process);
    }
    return process.url;
  }

  /** The address once it is known, for as long as somebody waits for it. @throws FoyerError FOYER-212 */
  #urlFor(remote: string, given?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new FoyerError('FOYER-212', `the render server of "${remote}" has yet to start`));
      if (given?.aborted) giveUp();
      given?.addEventListener('abort', giveUp);
      const settled = () => given?.removeEventListener('abort', giveUp);
      void Promise.resolve(this.#urlOf(remote)).then(resolve, reject).finally(settled);
    });
  }

  async #call(
    remote: string,
    path: string,
    body: RenderCall | WarmCall,
    limitMs: number,
    given?: AbortSignal,
  ): Promise<string> {
    const url = await this.#urlFor(remote, given);
    const { signal, clear } = deadline(limitMs, given);
    const answer = ask(url + path, body, signal).finally(clear);
    const { isGood, status, text } = await answer.catch((cause: unknown) => {
      if (signal.aborted)
        throw new FoyerError(
          'FOYER-204',
          `the render server of "${remote}" (${url}) did not answer within ${limitMs} ms`,
          { cause },
        );
      throw new FoyerError('FOYER-212', `the render server of "${remote}" (${url}) cannot be reached: is it running?`, {
        cause,
      });
    });
    if (isGood) return text;
    throw failureIn(text, remote, status);
  }
}

/** Rendering changes nothing, so it can be asked for twice: a connection that was kept may be closed from there just as it is used here. */
async function ask(
  url: string,
  body: RenderCall | WarmCall,
  signal: AbortSignal,
): Promise<{ isGood: boolean; status: number; text: string }> {
  const once = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    return { isGood: response.ok, status: response.status, text: await response.text() };
  };
  return once().catch((error: unknown) => (signal.aborted ? Promise.reject(error as Error) : once()));
}

function resultIn(text: string, remote: string): FragmentResult {
  try {
    const result = JSON.parse(text) as FragmentResult;
    if (typeof result.html === 'string' && Array.isArray(result.slots) && Array.isArray(result.tags)) return result;
  } catch {
    // Answered below.
  }
  throw new FoyerError('FOYER-207', `the render server of "${remote}" answered what is no fragment result`);
}

function failureIn(text: string, remote: string, status: number): FoyerError {
  try {
    const { code, message } = JSON.parse(text) as WireFailure;
    if (/^FOYER-\d+$/.test(code)) return new FoyerError(code, message.replace(/^FOYER-\d+: /, ''));
  } catch {
    // Answered below.
  }
  return new FoyerError('FOYER-212', `the render server of "${remote}" answered ${status}`);
}
