import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, of which one would be in use again a moment later. */
const [FIRST, LAST] = [20_000, 32_000];
const given = new Set<number>();

/** A port that is free, and that nobody else is likely to take until a process under test does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
