/**
 * Draws the film of the demo house and encodes it: `node demo-house/film/make-film.mjs`, after a build, with ffmpeg at hand.
 * Eight seconds: the gong sounds, a curtain of light comes up, somebody walks into it. `nordlicht.mp4` has the sound of the
 * gong; `nordlicht.webm`, in warmer light, is silent and ends as it begins, for a hero that
 * runs it in a loop.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { gong } from '../dist/files/gong.js';
import { figure, n, rect, stop } from '../dist/drawing/drawing.js';
import { colours, lightPalettes } from '../dist/drawing/palettes.js';

const WIDTH = 960;
const HEIGHT = 540;
const RATE = 24;
const SECONDS = 8;
const FRAMES = RATE * SECONDS;
const HORIZON = HEIGHT * 0.8;
const STRIPS = 44;
/** Of the light, by the film. */
const PALETTES = { told: lightPalettes[0], looped: lightPalettes[3] };

/** From 0 to 1 between two parts of the film, slowly at both ends. */
const eased = (part, from, to) => {
  const x = Math.min(1, Math.max(0, (part - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

/** Waves that are the same at the end of the film as at its beginning. */
const wave = (along, part, { length, turns, phase }) => Math.sin(along * length + phase + part * turns * 2 * Math.PI);

function curtain(part, brightness) {
  const step = WIDTH / STRIPS;
  let drawn = '';
  for (let layer = 0; layer < 3; layer += 1) {
    for (let index = 0; index < STRIPS; index += 1) {
      const along = (index + 0.5) / STRIPS;
      const y =
        HEIGHT *
        (0.14 +
          layer * 0.05 +
          0.1 * wave(along, part, { length: 6.4, turns: 1, phase: layer }) +
          0.035 * wave(along, part, { length: 23, turns: -1, phase: 2 * layer }));
      const tall = HEIGHT * (0.5 + 0.1 * wave(along, part, { length: 9, turns: layer === 1 ? -1 : 1, phase: 3 }));
      const glow =
        0.5 + 0.38 * wave(along, part, { length: 31 + 9 * layer, turns: layer === 0 ? 1 : -1, phase: 1.7 * index });
      drawn += `<path d="M${n(index * step)} ${n(y)}h${n(step + 1)}v${n(tall)}h${n(-step - 1)}Z" fill="url(#light${layer})" fill-opacity="${(glow * brightness).toFixed(3)}"/>`;
    }
  }
  return drawn;
}

function frame(part, film) {
  const loops = film === 'looped';
  const { room, lights } = PALETTES[film];
  const brightness = loops ? 1 : eased(part, 0.06, 0.5);
  const light = curtain(part, brightness);
  const gradients = lights
    .map(
      (colour, layer) =>
        `<linearGradient id="light${layer}" x1="0" x2="0" y1="0" y2="1">${stop(0, colour, 0)}${stop(0.55, colour)}${stop(1, colour, 0)}</linearGradient>`,
    )
    .join('');
  const walked = loops ? 1 : eased(part, 0.3, 0.8);
  const stride = Math.abs(Math.sin(walked * 26)) * 3 * (walked < 1 ? 1 : 0);
  const person = figure(WIDTH * (1.05 - 0.4 * walked), HORIZON + 6 - stride, HEIGHT * 0.24, colours.floor);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${gradients}
    <linearGradient id="shade" x1="0" x2="0" y1="0" y2="1">${stop(0, colours.floor, 0)}${stop(0.75, colours.floor, 0.95)}</linearGradient>
    <clipPath id="above">${rect(0, 0, WIDTH, HORIZON, '#fff')}</clipPath><clipPath id="below">${rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, '#fff')}</clipPath></defs>
    ${rect(0, 0, WIDTH, HEIGHT, room)}<g clip-path="url(#above)">${light}</g>${rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, colours.floor)}
    <g clip-path="url(#below)" opacity=".22"><g transform="translate(0 ${n(HORIZON * 1.42)}) scale(1 -.42)">${light}</g></g>
    ${rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, 'url(#shade)')}${rect(0, HORIZON - 1, WIDTH, 2, lights[2], 0.55 * brightness)}${person}</svg>`;
}

async function draw(film) {
  const folder = join(work, film);
  mkdirSync(folder);
  for (let index = 0; index < FRAMES; index += 1) {
    await sharp(Buffer.from(frame(index / FRAMES, film)))
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(join(folder, `${String(index).padStart(4, '0')}.png`));
  }
  return ['-framerate', String(RATE), '-i', join(folder, '%04d.png')];
}

const work = mkdtempSync(join(tmpdir(), 'film-'));
const encode = (...words) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...words], { stdio: 'inherit' });
const here = dirname(fileURLToPath(import.meta.url));
try {
  writeFileSync(join(work, 'gong.wav'), gong());
  const told = await draw('told');
  encode(
    ...told,
    '-i',
    join(work, 'gong.wav'),
    '-map_metadata',
    '-1',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
    '-movflags',
    '+faststart',
    join(here, 'nordlicht.mp4'),
  );
  const looped = await draw('looped');
  encode(
    ...looped,
    '-map_metadata',
    '-1',
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '44',
    '-row-mt',
    '1',
    '-pix_fmt',
    'yuv420p',
    '-an',
    join(here, 'nordlicht.webm'),
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
