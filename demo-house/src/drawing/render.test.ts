import type { PictureOrder } from '@foyer/shared/house';
import sharp from 'sharp';
import { pictures } from '../pictures.ts';
import { pictureSvg, drawPicture } from './render.ts';

const drawn = async (order: PictureOrder, format: 'avif' | 'webp' = 'webp'): Promise<Buffer> => {
  const picture = await drawPicture(order, format);
  if (!picture) throw new Error(`Nothing was drawn of the kind ${order.kind}`);
  return picture;
};

describe('the pictures of the demo house', () => {
  it('draws each picture differently, and each the same way every time', () => {
    const once = pictures.map((picture) => pictureSvg(picture));
    expect(new Set(once).size).toBe(pictures.length);
    expect(pictures.map((picture) => pictureSvg(picture))).toEqual(once);
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
      const image = await drawn(picture);
      const { format, width, height } = await sharp(image).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: picture.width, height: picture.height });
      expect(image.length).toBeLessThan(350 * 1024);
      const small = { ...picture, width: 480, height: 320 };
      expect((await drawn(small)).equals(await drawn(small))).toBe(true);
    },
  );

  it('renders AVIF too', async () => {
    const order = { kind: 'head', seed: 3, width: 200, height: 200 };
    expect((await sharp(await drawn(order, 'avif')).metadata()).format).toBe('heif');
  });

  it('draws no kind that it does not have', async () => {
    expect(await drawPicture({ kind: 'oil', seed: 3, width: 200, height: 200 }, 'webp')).toBeNull();
  });
});
