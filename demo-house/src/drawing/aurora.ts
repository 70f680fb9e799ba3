import { around, figure, n, rect, stop, type Frame } from './drawing.ts';
import { colours, lightPalettes, type LightPalette } from './palettes.ts';

/** How the curtain of light hangs; `top` and `length` run along the width (0–1) and give parts of the height. */
interface Hanging {
  strips: number;
  horizon: number;
  top: (along: number) => number;
  length: (along: number) => number;
  /** How far the strips lean outwards, as seen from below the light. */
  lean: number;
  figures: readonly { along: number; height: number }[];
}

/** Curtains of light over a stage floor, and someone standing before them. */
export function aurora(frame: Frame, seed: number): string {
  const palette = around(lightPalettes, seed);
  const hanging = hang(frame, seed);
  const { width, height } = frame;
  const horizon = height * hanging.horizon;
  const light = strips(frame, hanging);
  const people = hanging.figures
    .map(({ along, height: tall }) =>
      figure(width * along, horizon + tall * height * 0.05, tall * height, colours.floor),
    )
    .join('');
  return (
    `<defs>${gradients(palette)}${clip(frame, horizon)}</defs>` +
    rect(0, 0, width, height, palette.room) +
    `<ellipse cx="${n(width / 2)}" cy="${n(horizon)}" rx="${n(width * 0.75)}" ry="${n(height * 0.5)}" fill="url(#haze)"/>` +
    `<g clip-path="url(#above)">${light}</g>` +
    rect(0, horizon, width, height - horizon, colours.floor) +
    `<g clip-path="url(#below)" opacity=".2"><g transform="translate(0 ${n(horizon * 1.42)}) scale(1 -.42)">${light}</g></g>` +
    rect(0, horizon, width, height - horizon, 'url(#shade)') +
    rect(0, horizon - 1, width, 2, palette.lights[2], 0.55) +
    people
  );
}

function hang(frame: Frame, seed: number): Hanging {
  const { chance } = frame;
  const phase = chance.between(0, 6.28);
  const swell = chance.between(5, 8);
  const wave = (along: number): number => Math.sin(along * swell + phase);
  const along = chance.between(0.56, 0.74);
  const hangings: readonly Hanging[] = [
    {
      strips: 46,
      horizon: 0.78,
      top: (x) => 0.16 + 0.1 * wave(x),
      length: () => 0.5,
      lean: 0,
      figures: [{ along, height: 0.24 }],
    },
    {
      strips: 72,
      horizon: 0.84,
      top: (x) => 0.5 - 0.42 * Math.sin(x * Math.PI) + 0.05 * wave(x),
      length: (x) => 0.25 + 0.32 * Math.sin(x * Math.PI),
      lean: 0,
      figures: [
        { along: along - 0.04, height: 0.16 },
        { along: along + 0.02, height: 0.13 },
      ],
    },
    {
      strips: 30,
      horizon: 0.72,
      top: (x) => 0.02 + 0.12 * Math.abs(wave(x * 0.7)),
      length: () => 0.62,
      lean: 0.16,
      figures: [{ along, height: 0.3 }],
    },
    {
      strips: 96,
      horizon: 0.86,
      top: (x) => 0.24 + 0.17 * wave(x) - 0.05 * Math.sin(x * 19),
      length: (x) => 0.34 + 0.1 * wave(x + 1),
      lean: 0.05,
      figures: [{ along: 1 - along, height: 0.12 }],
    },
    {
      strips: 54,
      horizon: 0.8,
      top: (x) => 0.05 + 0.35 * Math.abs(x - 0.62),
      length: (x) => 0.7 - 0.5 * Math.abs(x - 0.62),
      lean: 0,
      figures: [{ along: 0.62, height: 0.26 }],
    },
  ];
  return around(hangings, Math.floor(seed / lightPalettes.length));
}

function strips({ width, height, chance }: Frame, { strips: count, top, length, lean }: Hanging): string {
  let drawn = '';
  const step = width / count;
  for (let layer = 0; layer < 3; layer += 1) {
    const shift = chance.between(-0.06, 0.06);
    for (let index = 0; index < count; index += 1) {
      const along = (index + 0.5) / count;
      const x = index * step;
      const y = (top(along) + shift + layer * 0.05 + chance.between(-0.05, 0.05)) * height;
      const tall = length(along) * chance.between(0.62, 1.2) * height;
      const slant = (along - 0.5) * lean * height;
      const opacity = chance.between(0.24, layer === 2 ? 0.98 : 0.86).toFixed(2);
      drawn += `<path d="M${n(x)} ${n(y)}h${n(step + 1)}l${n(slant)} ${n(tall)}h${n(-step - 1)}Z" fill="url(#light${layer})" fill-opacity="${opacity}"/>`;
      if (layer === 2)
        drawn += `<path d="M${n(x)} ${n(y)}l${n(slant)} ${n(tall)}" stroke="url(#light2)" stroke-width="1.4" stroke-opacity=".5"/>`;
      if (layer === 2)
        drawn += `<path d="M${n(x)} ${n(y)}h${n(step * 0.5)}l${n(slant)} ${n(tall)}h${n(-step * 0.5)}Z" fill="url(#fold)" fill-opacity=".22"/>`;
    }
  }
  return drawn;
}

function gradients({ lights, room }: LightPalette): string {
  const curtains = lights.map(
    (colour, layer) =>
      `<linearGradient id="light${layer}" x1="0" x2="0" y1="0" y2="1">${stop(0, colour, 0)}${stop(0.55, colour)}${stop(1, colour, 0)}</linearGradient>`,
  );
  return (
    curtains.join('') +
    `<linearGradient id="fold" x1="0" x2="0" y1="0" y2="1">${stop(0, room, 0)}${stop(0.5, room)}${stop(1, room, 0)}</linearGradient>` +
    `<radialGradient id="haze">${stop(0, lights[0], 0.3)}${stop(0.6, lights[1], 0.1)}${stop(1, room, 0)}</radialGradient>` +
    `<linearGradient id="shade" x1="0" x2="0" y1="0" y2="1">${stop(0, colours.floor, 0)}${stop(0.75, colours.floor, 0.95)}</linearGradient>`
  );
}

function clip({ width, height }: Frame, horizon: number): string {
  return `<clipPath id="above">${rect(0, 0, width, horizon, '#fff')}</clipPath><clipPath id="below">${rect(0, horizon, width, height - horizon, '#fff')}</clipPath>`;
}
