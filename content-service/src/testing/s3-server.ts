import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ENTRY = resolve('node_modules/s3rver/bin/s3rver.js');
const BUCKET = 'house';

/** Starts an S3-compatible server with an empty bucket. @returns settings that select it, and how to end it */
export async function startS3(): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-s3-'));
  const port = String(await freePort());
  // Its lists are continued by an old cipher.
  const args = [
    '--openssl-legacy-provider',
    ENTRY,
    '--directory',
    directory,
    '--port',
    port,
    '--address',
    '127.0.0.1',
    '--silent',
    '--configure-bucket',
    BUCKET,
  ];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(endpoint).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The S3 server did not start');
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    env: {
      MEDIA_STORAGE: `s3://${BUCKET}/media`,
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
