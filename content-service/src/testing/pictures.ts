import sharp, { type Sharp } from 'sharp';

/** Somewhere in Berlin, as a telephone notes it. */
const EXIF = {
  IFD0: { Make: 'Fernsprecher', Artist: 'Erika Mustermann' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 18/1' },
};

/** Pixels whose colour depends on their place, so that a turned or cut picture is another one: red grows to the right, green downwards. */
export function gradient(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      data.set([Math.round((255 * x) / width), Math.round((255 * y) / height), 0], (y * width + x) * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A photograph of a telephone: lying on its side (orientation 6), with the place where it was taken. */
export const telephonePhoto = (width: number, height: number): Promise<Buffer> =>
  gradient(width, height).withExif(EXIF).withMetadata({ orientation: 6, exif: EXIF }).jpeg().toBuffer();

/** Colour of a pixel of a picture, at shares of its width and height. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** A PNG of a few hundred bytes that says it has 60,000 × 60,000 pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const png = await gradient(4, 4).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
