import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReader, openStore } from './open-store.ts';

/** Whoever loads it is found out. */
jest.mock('@aws-sdk/client-s3', () => {
  throw new Error('the client of buckets was loaded');
});

describe('releases', () => {
  it('need no client of buckets where they lie in a folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
    const releases = { folder: join(dataDir, 'releases') };
    expect(await (await openStore({ releases })).registry()).toEqual({ revision: 0, remotes: {} });
    expect(await (await openReader({ releases, dataDir }, () => undefined)).registry()).toMatchObject({ revision: 0 });
    await rm(dataDir, { recursive: true });
  });

  it('need one where they lie in a bucket', async () => {
    const releases = { bucket: 'house', prefix: '', endpoint: null, region: 'us-east-1' };
    await expect(openStore({ releases })).rejects.toThrow('the client of buckets was loaded');
  });
});
