import sharp from 'sharp';
import { pictures } from '../../../application/demo/pictures.ts';
import { pictureSvg, renderPicture } from './render.ts';

describe('the pictures of the demo house', () => {
  it('draws each picture differently, and each the same way every time', () => {
    const drawn = pictures.map((picture) => pictureSvg(picture));
    expect(new Set(drawn).size).toBe(pictures.length);
    expect(pictures.map((picture) => pictureSvg(picture))).toEqual(drawn);
  });

  it('draws the same picture in every size', () => {
    const shapes = (width: number): string =>
      pictureSvg({ kind: 'plan', seed: 2, width, height: (width * 2) / 3 }).replace(/<svg[^>]*>/, '');
    expect(shapes(480)).toBe(shapes(1920));
  });

  it('draws shapes with finite coordinates only', () => {
    for (const picture of pictures) expect(pictureSvg(picture)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('has about five dozen pictures of four families', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(48);
    expect(new Set(pictures.map(({ kind }) => kind)).size).toBe(4);
  });

  it.each(['aurora', 'beams', 'plan', 'head'] as const)(
    'renders %s as a light WebP of the size asked for, and the same bytes again',
    async (kind) => {
      const picture = pictures.find((candidate) => candidate.kind === kind);
      if (!picture) throw new Error(`There is no picture of the family "${kind}"`);
      const image = await renderPicture(picture);
      const { format, width, height } = await sharp(image).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: picture.width, height: picture.height });
      expect(image.length).toBeLessThan(350 * 1024);
      const small = { ...picture, width: 480, height: 320 };
      expect((await renderPicture(small)).equals(await renderPicture(small))).toBe(true);
    },
  );

  it('renders AVIF, PNG and JPEG too', async () => {
    const order = { kind: 'head', seed: 3, width: 200, height: 200 } as const;
    expect((await sharp(await renderPicture(order, 'avif')).metadata()).format).toBe('heif');
    expect((await sharp(await renderPicture(order, 'png')).metadata()).format).toBe('png');
    expect((await sharp(await renderPicture(order, 'jpeg')).metadata()).format).toBe('jpeg');
  });
});
