import { createServer, request } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.avif': 'image/avif',
};

/**
 * The development server: stands in front of the gateway, answers for the files that are being worked on from their
 * latest build, and tells open pages of new ones. All on one origin, so the content security policy stays as it is.
 * @param {{gatewayPort: number, folders: {pattern: RegExp, dir: string}[]}} options
 *   `pattern` matches the path of a file and captures its name within `dir`
 */
export function createFront({ gatewayPort, folders }) {
  const pages = new Set();

  async function answer(incoming, outgoing) {
    const path = decodeURIComponent(incoming.url.split('?')[0]);
    if (path === '/__dev/events') return listen(outgoing);
    for (const { pattern, dir } of folders) {
      const [, name] = pattern.exec(path) ?? [];
      if (name && (await sendFile(outgoing, dir, name))) return undefined;
    }
    return forward(incoming, outgoing);
  }

  function listen(outgoing) {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write('retry: 500\n\n');
    pages.add(outgoing);
    outgoing.once('close', () => pages.delete(outgoing));
  }

  function forward(incoming, outgoing) {
    const passed = request(
      { host: '127.0.0.1', port: gatewayPort, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode, response.headers);
        response.pipe(outgoing);
      },
    );
    passed.once('error', () => {
      if (!outgoing.headersSent)
        outgoing.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1', refresh: '1' });
      outgoing.end('<!doctype html><title>Starting</title><p>The gateway is starting; this page loads anew by itself.');
    });
    outgoing.once('close', () => passed.destroy());
    incoming.pipe(passed);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return {
    listen: (port, host) => new Promise((resolve) => server.listen(port, host, resolve)),
    /** Tells every open page. */
    tell: (event, data = {}) =>
      pages.forEach((page) => page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends a file of a folder, never to be cached. @returns {Promise<boolean>} false when there is none */
async function sendFile(outgoing, dir, name) {
  const file = normalize(join(dir, name));
  if (!file.startsWith(dir + sep)) return false;
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return false;
  outgoing.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  outgoing.end(bytes);
  return true;
}
