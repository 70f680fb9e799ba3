import type { FastifyRequest } from 'fastify';
import { originOf } from './site-origin.ts';

const from = (host: string, remoteAddress: string, localAddress = '10.0.0.5') =>
  originOf({
    protocol: 'http',
    host,
    socket: { remoteAddress, localAddress, localPort: 3000 } as FastifyRequest['socket'],
  });

it.each([
  ['localhost:3000', '127.0.0.1', 'http://localhost:3000'],
  ['127.0.0.1:8080', '::ffff:127.0.0.1', 'http://127.0.0.1:8080'],
  ['[::1]:3000', '::1', 'http://[::1]:3000'],
  ['10.0.0.5:3000', '10.0.0.9', 'http://10.0.0.5:3000'],
  ['invented-1.example', '10.0.0.9', 'http://10.0.0.5:3000'],
  ['invented-2.example', '127.0.0.1', 'http://10.0.0.5:3000'],
  ['localhost:1', '10.0.0.9', 'http://10.0.0.5:3000'],
])('%s, asked for from %s, is %s', (host, remote, origin) => {
  expect(from(host, remote)).toBe(origin);
});

it('an IPv6 address of the machine stands in brackets', () => {
  expect(from('x.example', '2001:db8::9', '2001:db8::5')).toBe('http://[2001:db8::5]:3000');
});
