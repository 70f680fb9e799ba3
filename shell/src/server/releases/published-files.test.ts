import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRemote } from '../testing/sample-remote.ts';
import { describeBuild } from './describe-build.ts';
import { DirectoryStore } from './directory-store.ts';
import { publishedFiles } from './published-files.ts';

describe('files of a release', () => {
  let root: string;
  let folder: string;
  const reported: string[] = [];
  const read = (path: string) =>
    publishedFiles(new DirectoryStore(root), ({ message }) => reported.push(message))(`${folder}/${path}`);

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
    const { dist, manifest } = await describeBuild(await sampleRemote({}));
    await new DirectoryStore(root).publish(manifest, dist);
    folder = `events/${manifest.release}`;
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('are sent as they were published', async () => {
    expect(String(await read('client/list.js'))).toBe('var list;');
    expect(reported).toEqual([]);
  });

  it('are not sent once they are others', async () => {
    await writeFile(join(root, folder, 'client/list.js'), 'var list; steal();');
    expect(await read('client/list.js')).toBeNull();
    expect(reported).toEqual([
      expect.stringMatching(/FOYER-112: client\/list\.js of events@.*is not what was published/),
    ]);
  });

  it('are not sent when no release has them, or the release is none', async () => {
    await writeFile(join(root, folder, 'client/added.js'), 'steal();');
    expect(await read('client/added.js')).toBeNull();
    expect(await read('client/none.js')).toBeNull();
    expect(
      await publishedFiles(new DirectoryStore(root), () => undefined)('events/1.0.0-none/client/list.js'),
    ).toBeNull();
  });
});
