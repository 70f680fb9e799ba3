import { eventually } from '@foyer/shared/eventually';
import sharp from 'sharp';
import type {
  Image,
  ImageThumbnails,
  MediaOverview,
  Paged,
  Person,
  PictureChange,
  UploadedMedia,
} from '@foyer/shared/api';
import { startS3 } from '@foyer/shared/s3-server';
import { colourAt, telephonePhoto } from '../../testing/pictures.ts';
import { ask, logIn, type Login, processForTests, serviceForTests } from '../../testing/site.ts';

/** Every house has it: 5 s of sound. */
const GONG = /\/media\/demo\/gong-[0-9a-f]{10}\.wav/;

describe.each(['a folder', 'a bucket'])('media in %s', (place) => {
  const env: Record<string, string> = {};
  let stopS3: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    if (place === 'a folder') return;
    const s3 = await startS3();
    Object.assign(env, s3.env, { MEDIA_STORAGE: s3.place('media') });
    stopS3 = s3.stop;
  });
  // The keys of a bucket are settings of the process.
  const site = (place === 'a bucket' ? processForTests : serviceForTests)({ env });
  afterAll(() => stopS3());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(site.url + path, { method, headers });
  let gong: string;
  beforeAll(async () => {
    const page = await ask(`${site.url}/de/pageeditor-api/page/ueber-uns/nordlicht-von-aussen/`);
    gong = GONG.exec(JSON.stringify(page.body))?.[0] ?? '';
  });

  it('play and seek: parts of a file are given by their bytes', async () => {
    const whole = await get(gong);
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'audio/wav',
      'bytes',
    ]);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes).toHaveLength(Number(whole.headers.get('content-length')));
    const size = bytes.length;
    const parts: [string, number, number][] = [
      ['bytes=0-', 0, size - 1],
      ['bytes=0-0', 0, 0],
      ['bytes=1000-1999', 1000, 1999],
      ['bytes=-44', size - 44, size - 1],
      [`bytes=${size - 10}-${size + 10}`, size - 10, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
    ];
    for (const [range, start, end] of parts) {
      const part = await get(gong, { range });
      expect([range, part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
        range,
        206,
        `bytes ${start}-${end}/${size}`,
        String(end - start + 1),
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  });

  it('say so where there is no such part, and give all of it to those who ask for anything odd', async () => {
    for (const range of ['bytes=99999999-', 'bytes=-0']) {
      const { status, headers } = await get(gong, { range });
      expect([range, status, headers.get('content-range')]).toEqual([
        range,
        416,
        expect.stringMatching(/^bytes \*\/\d+$/),
      ]);
    }
    for (const range of ['bytes=0-1,5-9', 'bytes=9-5', 'bytes=-', 'lines=1-2', 'bytes=a-b'])
      expect([range, (await get(gong, { range })).status]).toEqual([range, 200]);
  });

  it('continue what was begun only if it is still the same', async () => {
    const { headers } = await get(gong, {}, 'HEAD');
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    expect(etag).toMatch(/^"\S+"$/);
    const range = 'bytes=5-9';
    for (const [ifRange, status] of [
      [etag, 206],
      [modified, 206],
      ['"other"', 200],
      ['Thu, 01 Jan 1970 00:00:00 GMT', 200],
    ] as const) {
      expect([ifRange, (await get(gong, { range, 'if-range': ifRange })).status]).toEqual([ifRange, status]);
    }
  });

  it('need never be asked for again, and run nothing', async () => {
    const { body } = await ask<Paged<Person>>(`${site.url}/de/api/persons/`);
    const { url: picture = '', avif = '' } =
      body.results.find(({ image_thumbnails }) => image_thumbnails)?.image_thumbnails?.small ?? {};
    expect((await get(avif)).headers.get('content-type')).toBe('image/avif');
    const head = await get(picture, {}, 'HEAD');
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    expect(Number(head.headers.get('content-length'))).toBe((await (await get(picture)).arrayBuffer()).byteLength);
    const again = await get(picture, { 'if-none-match': head.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  let editor: Login;
  let photo: UploadedMedia;
  const bytesOf = async (url: string) => Buffer.from(await (await get(url)).arrayBuffer());
  const shown = async (id: number): Promise<{ image: Image; thumbnails: ImageThumbnails }> => {
    const { image_obj: image, image_thumbnails: thumbnails } = (await change(id, {})).body;
    if (!image || !thumbnails) throw new Error(`picture ${id} is not there`);
    return { image, thumbnails };
  };
  const change = (id: number, fields: PictureChange) =>
    ask<UploadedMedia>(`${site.url}/de/api/media/pictures/${id}/`, {
      method: 'PATCH',
      headers: editor.headers,
      body: JSON.stringify(fields),
    });
  const whenAvifIsThere = (id: number): Promise<ImageThumbnails> =>
    eventually(
      async () => {
        const { thumbnails } = await shown(id);
        return thumbnails.small.avif && thumbnails;
      },
      { within: 100_000, every: 200, what: `AVIF of picture ${id}` },
    );

  it('become WebP at once when they are uploaded: upright, in all widths, and without the place where they were taken', async () => {
    editor = await logIn(site.url, 'editor');
    const original = await telephonePhoto(1000, 600);
    expect((await sharp(original).metadata()).exif?.includes('Erika')).toBe(true);
    const body = new FormData();
    // As a Mac names it: each umlaut in two parts.
    body.set('file', new Blob([new Uint8Array(original)]), 'Größe im Foyer.JPG'.normalize('NFD'));
    const answer = await ask<UploadedMedia>(`${site.url}/de/api/media/`, {
      method: 'POST',
      headers: { cookie: editor.cookie, 'x-csrftoken': editor.csrfToken },
      body,
    });
    expect(answer.status).toBe(201);
    photo = answer.body;
    expect(photo).toMatchObject({
      kind: 'picture',
      title: 'Größe im Foyer',
      mime: 'image/jpeg',
      bytes: original.length,
      is_new: true,
    });
    const { image_obj: image, image_thumbnails: thumbnails } = photo;
    expect(image).toMatchObject({ width: 600, height: 1000, focal_x: 0.5, focal_y: 0.5 });
    expect([thumbnails?.small, thumbnails?.medium, thumbnails?.large].map((size) => size?.width)).toEqual([
      480, 600, 600,
    ]);
    expect(thumbnails?.small.url).toMatch(/^\/media\/[0-9a-f]{32}\/groesse-im-foyer-480\.webp$/);
    for (const url of [thumbnails?.small.url ?? '', photo.url]) {
      const file = await bytesOf(url);
      const { format, exif, xmp, iptc, orientation } = await sharp(file).metadata();
      expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: 'webp' });
      expect(/Erika|Fernsprecher|GPS/.test(file.toString('latin1'))).toBe(false);
      // What lay at the left of the sensor is at the top.
      const [top, bottom] = [await colourAt(file, 0.5, 0.05), await colourAt(file, 0.5, 0.95)];
      expect([top[0] < 60, bottom[0] > 195]).toEqual([true, true]);
    }
  });

  it('have AVIF beside it when the queue has come to them', async () => {
    const thumbnails = await whenAvifIsThere(photo.id);
    expect(thumbnails.small.avif).toBe(thumbnails.small.url.replace('.webp', '.avif'));
    const answer = await get(thumbnails.large.avif ?? '');
    expect(answer.headers.get('content-type')).toBe('image/avif');
    const file = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ width: 600, height: 1000, format: 'heif' });
    expect(/Erika|GPS/.test(file.toString('latin1'))).toBe(false);
  });

  it('are cut under new addresses; the old ones go on for those who have the page open', async () => {
    await change(photo.id, { focal_x: 0.5, focal_y: 0.25 });
    const before = await shown(photo.id);
    expect(before.image).toMatchObject({ url: photo.url, focal_y: 0.25 });
    expect((await change(photo.id, { crop: { x: 0, y: 0, width: 1, height: 0.5 } })).status).toBe(200);
    const { image, thumbnails } = await shown(photo.id);
    // The same point, seen from another frame.
    expect(image).toMatchObject({ width: 600, height: 500, focal_x: 0.5, focal_y: 0.5 });
    expect(image.url).not.toBe(before.image.url);
    expect((await colourAt(await bytesOf(thumbnails.large.url), 0.5, 0.95))[0]).toBeLessThan(150);
    expect((await get(before.image.url)).status).toBe(200);
    expect((await whenAvifIsThere(photo.id)).small.avif).not.toBe(before.thumbnails.small.avif);
    await change(photo.id, { crop: null });
    expect((await shown(photo.id)).image).toMatchObject({ width: 600, height: 1000, focal_y: 0.25 });
  });

  it('are not cut beyond their edges', async () => {
    expect((await change(photo.id, { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } })).status).toBe(400);
    expect((await change(photo.id, { crop: { x: 0, y: 0, width: 0, height: 1 } })).status).toBe(400);
    expect((await change(2_000_000_000, { focal_x: 0 })).status).toBe(404);
  });

  it('of the demo house can be cut too', async () => {
    const overview = await ask<MediaOverview>(`${site.url}/de/api/dashboard-media-overview/`, {
      headers: editor.headers,
    });
    const [id = 0] = overview.body.latest.map((picture) => picture.id).filter((other) => other !== photo.id);
    expect((await change(id, { crop: { x: 0.25, y: 0.25, width: 0.1, height: 0.1 } })).status).toBe(200);
    const { image } = await shown(id);
    expect((await sharp(await bytesOf(image.url)).metadata()).width).toBe(Math.min(image.width, 1920));
  });
});
