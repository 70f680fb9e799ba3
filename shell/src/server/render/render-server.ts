import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { FoyerError, type Snapshot } from '@foyer/shared';
import { abandoned } from '../abandoned.ts';
import type { Renderer, RenderedFragment } from './renderer.ts';
import type { RenderCall, WarmCall, WireFailure } from './wire.ts';

/** Requests are a few kilobytes; more is a mistake. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** Renders for shells on this or other machines: JSON in, JSON out. */
export function createRenderServer(renderer: Renderer): Server {
  /** The release last asked for, of each remote: others are ended after a while. */
  const inUse: Snapshot['remotes'] = {};

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, JSON.stringify(failureOf(error))));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (`${request.method} ${request.url}`) {
      case 'GET /healthz':
        return send(response, 200, '{"status":"ok"}');
      case 'POST /warm': {
        const { remote, release } = JSON.parse(await bodyOf(request)) as WarmCall;
        await renderer.warm(remote, release);
        return send(response, 204, '');
      }
      case 'POST /render':
        return send(response, 200, await render(JSON.parse(await bodyOf(request)) as RenderCall, abandoned(response)));
      default:
        return send(response, 404, '{}');
    }
  }

  async function render({ remote, request, limitMs }: RenderCall, signal: AbortSignal): Promise<string> {
    const wanted = request.snapshot.remotes[remote];
    if (wanted && inUse[remote]?.release !== wanted.release) {
      inUse[remote] = wanted;
      renderer.retain({ id: '', remotes: inUse });
    }
    return textOf(await renderer.render(remote, request, limitMs, signal));
  }
}

/** A `FragmentResult` as JSON; its data is text already. */
function textOf({ data, ...rest }: RenderedFragment): string {
  return `${JSON.stringify(rest).slice(0, -1)},"data":${data}}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES)
      throw new FoyerError('FOYER-212', `a request to render is larger than ${MAX_BODY_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: unknown): WireFailure {
  if (error instanceof FoyerError) return { code: error.code, message: error.message };
  return { code: 'FOYER-212', message: `FOYER-212: the render server failed: ${String(error)}` };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
