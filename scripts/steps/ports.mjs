import { createServer } from 'node:net';
import { CommandError } from './say.mjs';

function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen(port, host, () => {
      const { port: got } = server.address();
      server.close(() => resolve({ port: got }));
    });
  });
}

const HIGHEST = 65_535;
/** Below the ports that systems give to outgoing connections, of which one would be in use again a moment later. */
const [FIRST, LAST] = [20_000, 32_000];

/**
 * A port that is free on this machine, and that nobody else is likely to take before it is listened to.
 * @param {number} [wanted] this one if it is free, and a port at all
 * @returns {Promise<number>}
 */
export async function freePort(wanted) {
  const somewhere = () => FIRST + Math.floor(Math.random() * (LAST - FIRST));
  for (let port = wanted <= HIGHEST ? wanted : somewhere(); ; port = somewhere())
    if ((await tryPort(port, '127.0.0.1')).port) return port;
}

/**
 * Makes sure that the site can listen.
 * @returns {Promise<number>} the port; any free one for 0
 * @throws {CommandError} FOYER-501 when it is no port, FOYER-502 when it cannot be had
 */
export async function claimPort(text, host) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > HIGHEST)
    throw new CommandError(
      'FOYER-501',
      `the setting PORT has the value "${text}"; allowed is a whole number from 0 to 65535`,
    );
  const result = await tryPort(port, host);
  if (result.port) return result.port;
  throw portRefusal(port, host, result.error);
}

/**
 * What is said where a port cannot be had.
 * @param {NodeJS.ErrnoException} error of whoever wanted to listen
 * @returns {CommandError} FOYER-502
 */
export function portRefusal(port, host, { code }) {
  if (code === 'EADDRINUSE')
    return new CommandError(
      'FOYER-502',
      `port ${port} is taken by another program: stop it, or choose another one, for example "PORT=${port + 80} npm start".`,
    );
  if (code === 'EACCES')
    return new CommandError(
      'FOYER-502',
      `port ${port} is reserved on this system: choose one above 1023, for example "PORT=3000 npm start".`,
    );
  return new CommandError('FOYER-502', `cannot listen on ${host}, port ${port} (${code}): check HOST and PORT.`);
}
