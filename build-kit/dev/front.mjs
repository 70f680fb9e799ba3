import { createServer, request } from 'node:http';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { extname, join, normalize, sep } from 'node:path';
import { problemOfError, Problems } from './problems.mjs';

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

/** A fragment, or its release, failed. Everything else that a gateway reports passes by itself. */
const OF_FRAGMENT = /^FOYER-20[1-8]$/;

/**
 * The development server: stands in front of the gateway, answers for the files that are being worked on from their
 * latest build, and tells open pages of new ones and of what is wrong. All on one origin, so the content security policy stays as it is.
 * @param {{gatewayPort: number, folders: {pattern: RegExp, dir: string, isServer?: boolean}[]}} options
 *   `pattern` matches the path of a file and captures its name within `dir`; `isServer`: no page asks for it, but errors name it
 */
export function createFront({ gatewayPort, folders }) {
  const pages = new Set();
  const write = (page, event, data) => page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const tell = (event, data = {}) => pages.forEach((page) => write(page, event, data));
  const problems = new Problems((all) => tell('problems', all));

  async function answer(incoming, outgoing) {
    const path = decoded(incoming.url.split('?')[0]);
    if (path === '/__dev/events') return listen(outgoing);
    if (path === '/__dev/problem') return locate(incoming, outgoing);
    for (const file of filesOf(path, ({ isServer }) => !isServer)) if (await sendFile(outgoing, file)) return undefined;
    // What was wrong when a page was made, its next try tells again.
    if (incoming.headers['sec-fetch-dest'] === 'document') problems.set('page', []);
    return forward(incoming, outgoing);
  }

  /** Where a path would be among the builds. */
  const filesOf = (path, isMeant = () => true) =>
    folders.filter(isMeant).flatMap(({ pattern, dir }) => {
      const name = pattern.exec(path)?.[1];
      const file = name && normalize(join(dir, name));
      return file?.startsWith(dir + sep) ? [file] : [];
    });

  const fileOf = (address) => filesOf(new URL(address, 'file:').pathname)[0] ?? null;
  let used = {};

  /** Has open pages take a build when pages are made of it, and not before; shows them what failed on the server. */
  function hear({ releases, failure }) {
    if (releases) {
      problems.set('start', []);
      for (const owner of Object.keys(releases)) if (releases[owner] !== used[owner]) tell('built', { owner });
      used = releases;
    }
    if (!failure || !OF_FRAGMENT.test(failure.code)) return;
    const { message, stack } = failure;
    const problem = problemOfError({ title: 'Failed on the server', text: message, stack }, fileOf);
    // What does not start is not tried by every page.
    problems.add(failure.code === 'FOYER-206' ? 'start' : 'page', problem);
  }

  /** Says where something that was thrown in a page comes from. */
  async function locate(incoming, outgoing) {
    const problem = problemOfError(JSON.parse(await text(incoming)), fileOf);
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(problem));
  }

  function listen(outgoing) {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write('retry: 500\n\n');
    pages.add(outgoing);
    write(outgoing, 'problems', problems.all);
    outgoing.once('close', () => pages.delete(outgoing));
  }

  function forward(incoming, outgoing) {
    const passed = request(
      { host: '127.0.0.1', port: gatewayPort, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (response) => {
        // Whatever is not there yet will be: builds keep the machine busy.
        const isPassing = response.statusCode === 503 && response.headers['content-type']?.startsWith('text/html');
        outgoing.writeHead(response.statusCode, { ...response.headers, ...(isPassing && { refresh: '2' }) });
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
    /** @throws where the port cannot be had */
    listen: (port, host) =>
      new Promise((resolve, reject) => void server.once('error', reject).listen(port, host, resolve)),
    /** Tells every open page. */
    tell,
    /** Takes what the gateway sends. */
    hear,
    /** What is wrong, as open pages show it. */
    problems,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A path as it was meant; one that cannot be decoded, which old links have, as it is. */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Sends a file, never to be cached. @returns {Promise<boolean>} false when there is none */
async function sendFile(outgoing, file) {
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
