import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually/index.ts';
import { ConditionalFront } from './conditional-front.ts';

const BUCKET = 'house';

/** An S3-compatible server with one bucket. */
export interface S3Server {
  /** Settings by which a client finds it. */
  env: Record<'AWS_ENDPOINT_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>;
  /** A place in its bucket, as settings name it. */
  place: (prefix: string) => string;
  /** What clients see of it, and how it can fail. */
  front: ConditionalFront;
  stop: () => Promise<void>;
}

/**
 * Starts s3rver, which keeps objects in files, behind a front that adds what it lacks: see `ConditionalFront`.
 * @returns with an empty bucket
 */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-s3-'));
  const port = await freePort();
  // Its lists are continued by an old cipher.
  const args = [
    '--openssl-legacy-provider',
    createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js'),
    ...['--directory', directory, '--address', '127.0.0.1', '--port', String(port)],
    ...['--silent', '--configure-bucket', BUCKET],
  ];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const answers = async () => hasEnded() || (await fetch(`http://127.0.0.1:${port}/`)).ok;
  await eventually(answers, { what: 'the S3 server' });
  if (hasEnded()) throw new Error('the S3 server did not start');
  const front = new ConditionalFront(port);
  await front.comeBack();
  return {
    env: { AWS_ENDPOINT_URL: front.url, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    place: (prefix) => `s3://${BUCKET}/${prefix}`,
    front,
    stop: async () => {
      await front.goAway();
      const exit = hasEnded() ? null : once(child, 'exit');
      child.kill();
      await exit;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
