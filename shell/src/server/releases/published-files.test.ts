import { openPlaces, PLACES, type Places, type ReleasePlace } from '../testing/release-place.ts';
import { sampleRemote } from '../testing/sample-remote.ts';
import { describeBuild } from './describe-build.ts';
import { publishedFiles } from './published-files.ts';
import type { ReleaseStore } from './release-store.ts';

describe.each(PLACES)('files of a release in %s', (kind) => {
  let places: Places;
  let place: ReleasePlace;
  let store: ReleaseStore;
  let folder: string;
  /** As the place names it. */
  let list: string;
  const reported: string[] = [];
  const read = (path: string) => publishedFiles(store, ({ message }) => reported.push(message))(`${folder}/${path}`);

  beforeAll(async () => {
    places = await openPlaces(kind);
    place = await places.make();
    store = await place.open();
    const { dist, manifest } = await describeBuild(await sampleRemote({}));
    await store.publish(manifest, dist);
    folder = `events/${manifest.release}`;
    list = place.nameOf(manifest, 'client/list.js');
  });
  afterAll(async () => {
    await place.drop();
    await places.stop();
  });

  it('are sent as they were published', async () => {
    expect(String(await read('client/list.js'))).toBe('var list;');
    expect(reported).toEqual([]);
  });

  it('are not sent once they are others', async () => {
    await place.overwrite(list, 'var list; steal();');
    expect(await read('client/list.js')).toBeNull();
    expect(reported).toEqual([
      expect.stringMatching(/FOYER-112: client\/list\.js of events@.*is not what was published/),
    ]);
  });

  it('are not sent when no release has them, or the release is none', async () => {
    await place.overwrite(`${folder}/client/added.js`, 'steal();');
    expect(await read('client/added.js')).toBeNull();
    expect(await read('client/none.js')).toBeNull();
    expect(await publishedFiles(store, () => undefined)('events/1.0.0-none/client/list.js')).toBeNull();
  });
});
