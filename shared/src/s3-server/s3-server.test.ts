import { readSettings } from '../settings/index.ts';
import { S3Bucket } from '../bucket/index.ts';
import { startS3, type S3Server } from './index.ts';

describe('a bucket', () => {
  let s3: S3Server;
  let bucket: S3Bucket;
  const textOf = async (name: string) => {
    const found = await bucket.read(name);
    return found && found !== 'unchanged' ? String(found.bytes) : found;
  };

  beforeAll(async () => {
    s3 = await startS3();
    Object.assign(process.env, s3.env);
    const place = readSettings({ ...s3.env, RELEASES: s3.place('part') }).releases;
    if ('folder' in place) throw new Error('it is no bucket');
    bucket = new S3Bucket(place);
  });
  afterAll(() => s3.stop());

  const write = (name: string, text: string, options?: Parameters<S3Bucket['write']>[2]) =>
    bucket.write(name, Buffer.from(text), options);

  it('gives what was written, and what its writer said of it', async () => {
    await write('a/text', 'hello', { metadata: { by: 'me' } });
    expect(await bucket.read('a/text')).toMatchObject({ metadata: { by: 'me' } });
    expect(await textOf('a/text')).toBe('hello');
    expect(await bucket.head('a/text')).toMatchObject({ size: 5 });
    expect([await bucket.read('a/none'), await bucket.head('a/none')]).toEqual([null, null]);
  });

  it('gives nothing where the reader has the same', async () => {
    await write('same', 'hello');
    const { etag } = (await bucket.head('same'))!;
    expect(await bucket.read('same', etag)).toBe('unchanged');
    await write('same', 'hello again');
    expect(await bucket.read('same', etag)).toMatchObject({ bytes: Buffer.from('hello again') });
  });

  it('writes over nothing, or over what the writer has seen', async () => {
    expect(await write('one', 'first', { onlyOver: 'none' })).toBe(true);
    expect(await write('one', 'second', { onlyOver: 'none' })).toBe(false);
    const { etag } = (await bucket.head('one'))!;
    expect(await write('one', 'third', { onlyOver: { etag } })).toBe(true);
    expect(await write('one', 'fourth', { onlyOver: { etag } })).toBe(false);
    expect(await write('none', 'text', { onlyOver: { etag } })).toBe(false);
    expect([await textOf('one'), await textOf('none')]).toEqual(['third', null]);
  });

  it('lets one of many writers at the same time write', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
    const written = await Promise.all(texts.map((text) => write('many', text, { onlyOver: 'none' })));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await textOf('many')).toBe(texts[written.indexOf(true)]);
  });

  it('lists what begins with the same, by whole names and by their first parts', async () => {
    for (const name of ['list/a/1', 'list/a/2', 'list/b/1', 'list/c']) await write(name, 'x');
    const names: string[] = [];
    for await (const name of bucket.list('list/')) names.push(name);
    expect(names).toEqual(['list/a/1', 'list/a/2', 'list/b/1', 'list/c']);
    expect(await bucket.folders('list/')).toEqual(['a', 'b']);
    await bucket.delete('list/c');
    expect(await textOf('list/c')).toBeNull();
  });

  it('that is another one is not taken for one without objects', async () => {
    const other = new S3Bucket({
      bucket: 'another',
      prefix: '',
      endpoint: s3.env.AWS_ENDPOINT_URL,
      region: 'us-east-1',
    });
    await expect(other.read('text')).rejects.toThrow();
    await expect(other.check()).rejects.toThrow();
  });

  it('that does not answer in time says so', async () => {
    const { createServer } = await import('node:http');
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((listening) => silent.once('listening', listening));
    const { port } = silent.address() as { port: number };
    const endpoint = `http://127.0.0.1:${port}`;
    const slow = new S3Bucket({ bucket: 'house', prefix: '', endpoint, region: 'us-east-1' }, 100);
    await expect(slow.read('text')).rejects.toThrow(/time|request/i);
    silent.closeAllConnections();
    silent.close();
  });
});
