import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What goes wrong between the shell and its content service. */
export type Fault =
  | { kind: 'none' }
  /** Connections are broken off without an answer. */
  | { kind: 'down' }
  /** Every answer comes late. */
  | { kind: 'slow'; ms: number }
  /** An error status instead of the answer. */
  | { kind: 'status'; status: number }
  /** A success whose body is not what was promised. */
  | { kind: 'rubbish'; body: string; contentType?: string }
  /** The connection breaks in the middle of the body. */
  | { kind: 'half' };

export interface FaultProxy {
  url: string;
  /** From now on this happens, to paths that match (all, if none is given). */
  set: (fault: Fault, paths?: RegExp) => void;
  /** Requests since the start, by path. */
  requests: string[];
  close: () => Promise<void>;
}

/** Stands in front of a content service and passes requests on, or does them harm. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let current: { fault: Fault; paths?: RegExp } = { fault: { kind: 'none' } };
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requests.push(path);
    const applies = !current.paths || current.paths.test(path);
    void answer(target, incoming, outgoing, applies ? current.fault : { kind: 'none' }).catch(() =>
      incoming.socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (fault, paths) => {
      current = { fault, paths };
      // Connections kept alive would carry on as before; an open stream of changes too.
      if (fault.kind === 'down') server.closeAllConnections();
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Fault,
): Promise<void> {
  switch (fault.kind) {
    case 'down':
      incoming.socket.destroy();
      return;
    case 'status':
      outgoing.writeHead(fault.status, { 'content-type': 'text/plain' }).end('out of order');
      return;
    case 'rubbish':
      outgoing.writeHead(200, { 'content-type': fault.contentType ?? 'application/json' }).end(fault.body);
      return;
    case 'half':
      return pass(target, incoming, outgoing, true);
    case 'slow':
      await pause(fault.ms);
      return pass(target, incoming, outgoing, false);
    case 'none':
      return pass(target, incoming, outgoing, false);
  }
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse, half: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const onward = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        if (half) {
          response.once('data', (chunk: Buffer) => {
            outgoing.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => incoming.socket.destroy());
            resolve();
          });
          return;
        }
        outgoing.flushHeaders();
        response.pipe(outgoing);
        response.once('end', resolve).once('error', reject);
      },
    );
    onward.once('error', reject);
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
}
