import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request on its way. */
const FATES = ['passes', 'cut before', 'cut in the middle', 'cut after'] as const;
type Fate = (typeof FATES)[number];

export interface BreakingLine {
  url: string;
  /** How often each has happened. */
  fates: Record<Fate, number>;
  close: () => Promise<void>;
}

interface BreakingLineOptions {
  /** The gateway. */
  site: string;
  contentUrl: string;
  /** A whole number from 0 to `below - 1`. */
  random: (below: number) => number;
}

const BREAKS = /^\/\w\w\/api\/(?:temp-files|forms-entries)\/$/;

/**
 * The line of visitors who send forms: half of what they post comes through; else the connection is cut before it was sent,
 * in the middle of it, or when the house has taken it and its answer is on the way. Everybody has an address of their own.
 */
export async function startBreakingLine({ site, contentUrl, random }: BreakingLineOptions): Promise<BreakingLine> {
  const fates: Record<Fate, number> = { passes: 0, 'cut before': 0, 'cut in the middle': 0, 'cut after': 0 };
  const server = createServer((incoming, outgoing) => {
    const breaks = incoming.method === 'POST' && BREAKS.test(incoming.url ?? '');
    const fate = breaks ? (FATES[Math.max(0, random(6) - 2)] ?? 'passes') : 'passes';
    if (breaks) fates[fate] += 1;
    const address = `10.${random(256)}.${random(256)}.${random(256)}`;
    void pass(incoming, outgoing, { target: breaks ? contentUrl : site, address, fate }).catch(() =>
      incoming.socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fates,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, address, fate }: { target: string; address: string; fate: Fate },
): Promise<void> {
  if (fate === 'cut before') return void incoming.socket.destroy();
  const body = Buffer.concat(await incoming.toArray());
  const headers = { ...incoming.headers, 'x-forwarded-for': address };
  const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers });
  if (fate === 'cut in the middle') {
    onward.on('error', () => undefined);
    onward.write(body.subarray(0, body.length / 2), () => {
      onward.destroy();
      incoming.socket.destroy();
    });
    return;
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve).once('error', reject);
    onward.end(body);
  });
  const answered = Buffer.concat(await answer.toArray());
  if (fate === 'cut after') return void incoming.socket.destroy();
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(answered);
}
