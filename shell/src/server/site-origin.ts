import type { FastifyRequest } from 'fastify';

const LOOPBACK_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Scheme and host of a site that has no `SITE_URL`: what the connection itself says, not what is written in the request.
 * Whoever asks under invented names gets, and fills, the same pages as everybody.
 */
export function originOf({ protocol, host, socket }: Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>): string {
  const { localAddress = '127.0.0.1', localPort, remoteAddress = '' } = socket;
  const isLocal = LOOPBACK.test(remoteAddress) && LOOPBACK_NAMES.test(host);
  const plain = localAddress.replace(/^::ffff:/, '');
  const own = `${plain.includes(':') ? `[${plain}]` : plain}:${localPort ?? ''}`;
  return `${protocol}://${isLocal ? host : own}`;
}
