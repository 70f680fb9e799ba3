import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** What a picture on a home screen may lose to a mask, on each side. */
const MASK_MARGIN = 0.1;
const ICO_SIZES = [16, 32, 48];
/** Bytes of an icon file's header, and of its entry for one picture. */
const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** The icon's drawing without its round corners: systems that cut icons themselves get it whole. */
const square = (svg) => svg.replace(/ rx="[^"]*"/, '');
/** The same, smaller on its ground, so that no mask takes anything away. */
const masked = (svg) =>
  square(svg).replace(/viewBox="0 0 (\d+) (\d+)"/, (_, width) => {
    const margin = width * MASK_MARGIN;
    return `viewBox="${-margin} ${-margin} ${Number(width) + 2 * margin} ${Number(width) + 2 * margin}"`;
  });

const png = (svg, size, ground) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) * 2 })
    .resize(size, size)
    .flatten(ground ? { background: ground } : false)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Icons of several sizes in one file, each a PNG. */
function ico(pictures) {
  const header = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, bytes }, index) => {
    const at = ICO_HEADER + ICO_ENTRY * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

/**
 * The pictures by which others show the site, from two drawings: `icon.svg` and `share.svg`.
 * @param {string} dir folder of the drawings
 * @returns {Promise<Record<string, Buffer>>} by file name
 */
export async function sitePictures(dir) {
  const icon = readFileSync(join(dir, 'icon.svg'), 'utf8').trim();
  const ground = /fill="(#[0-9a-f]+)"/.exec(icon)?.[1];
  const [small, touch, middle, large, maskable, share] = await Promise.all([
    Promise.all(ICO_SIZES.map(async (size) => ({ size, bytes: await png(icon, size) }))),
    png(square(icon), 180),
    png(icon, 192),
    png(icon, 512),
    png(masked(icon), 512, ground),
    sharp(join(dir, 'share.svg')).resize(1200, 630).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  ]);
  return {
    'favicon.svg': Buffer.from(icon),
    'favicon.ico': ico(small),
    'apple-touch-icon.png': touch,
    'icon-192.png': middle,
    'icon-512.png': large,
    'icon-maskable-512.png': maskable,
    'share.jpg': share,
  };
}

/** Adds these pictures to a build, in `site/`. */
export class SitePictures {
  #pictures = null;

  /** @param {string} dir folder of the drawings */
  constructor(dir) {
    this.dir = dir;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SitePictures', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SitePictures', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          this.#pictures ??= sitePictures(this.dir);
          for (const [name, bytes] of Object.entries(await this.#pictures))
            compilation.emitAsset(`site/${name}`, new sources.RawSource(bytes));
        },
      );
    });
  }
}
