import type { IncomingMessage } from 'node:http';

/** Slower than any line that people use, in bytes a second: whoever sends a body drop by drop only means to hold a connection. */
const LEAST_BYTES_PER_S = 128;

/**
 * Ends the connection of whoever sends the body of a request more slowly than anybody has to.
 * @param everyMs over how long the speed is taken, in milliseconds: lines have pauses
 */
export function demandLeastSpeed(request: IncomingMessage, everyMs: number): void {
  const { headers, socket } = request;
  if (!('content-length' in headers) && !('transfer-encoding' in headers)) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead - before < (LEAST_BYTES_PER_S * everyMs) / 1000) socket.destroy();
    before = socket.bytesRead;
  }, everyMs).unref();
  request.once('end', () => clearInterval(timer));
}
