import { around, figure, n, rect, stop, type Frame } from './drawing.ts';
import { colours, lightPalettes, type LightPalette } from './palettes.ts';

/** One lamp: where it hangs and where its light lands, in parts of width and height; `spread` in parts of the width. */
interface Beam {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  spread: number;
  colour: string;
  strength: number;
}

/** Stage light: beams that cross in haze and lie on the floor as pools. */
export function beams(frame: Frame, seed: number): string {
  const palette = around(lightPalettes, seed);
  const { width, height, chance } = frame;
  const horizon = 0.76;
  const lamps = rig(frame, palette, Math.floor(seed / lightPalettes.length) % 4);
  const standing = lamps[Math.floor(lamps.length / 2)];
  const person =
    standing && chance.hits(0.75)
      ? figure(width * standing.toX, height * standing.toY + 6, height * 0.2, colours.floor, 0.12)
      : '';
  return (
    `<defs>${lamps.map((beam, index) => gradient(frame, beam, index)).join('')}<linearGradient id="wall" x1="0" x2="0" y1="0" y2="1">${stop(0, colours.floor)}${stop(1, palette.room)}</linearGradient><linearGradient id="fade" x1="0" x2="0" y1="0" y2="1">${stop(0, palette.lights[1], 0.15)}${stop(1, colours.floor, 0)}</linearGradient></defs>` +
    rect(0, 0, width, height, 'url(#wall)') +
    rect(0, height * horizon, width, height * (1 - horizon), colours.floor) +
    rect(0, height * horizon, width, height * (1 - horizon), 'url(#fade)') +
    lamps.map((beam, index) => pool(frame, beam, index)).join('') +
    lamps.map((beam, index) => cone(frame, beam, index)).join('') +
    lamps.map((beam) => lamp(frame, beam, palette)).join('') +
    person
  );
}

/** Four ways to hang lamps: crossing, one strong light, a fan from the wing, a row of columns. */
function rig({ chance }: Frame, { lights }: LightPalette, way: number): Beam[] {
  const many = (count: number, beam: (part: number, index: number) => Omit<Beam, 'colour'>): Beam[] =>
    Array.from({ length: count }, (_, index) => ({
      ...beam(index / (count - 1), index),
      colour: lights[index % 3] ?? lights[0],
    }));
  const floor = (): number => chance.between(0.84, 0.93);
  if (way === 1) {
    const centre = chance.between(0.38, 0.62);
    return many(5, (part, index) =>
      index === 2
        ? { fromX: centre - 0.05, fromY: -0.03, toX: centre, toY: 0.88, spread: 0.17, strength: 1 }
        : { fromX: part, fromY: -0.03, toX: centre + (part - 0.5) * 1.5, toY: floor(), spread: 0.07, strength: 0.42 },
    );
  }
  if (way === 2) {
    const side = chance.hits(0.5) ? 0 : 1;
    return many(9, (part) => ({
      fromX: side === 0 ? -0.03 : 1.03,
      fromY: 0.1 + 0.2 * part,
      toX: Math.abs(side - (0.16 + part * 0.86)),
      toY: 0.96 - 0.1 * part,
      spread: 0.035 + 0.03 * part,
      strength: chance.between(0.45, 0.85),
    }));
  }
  if (way === 3) {
    return many(7, (part) => ({
      fromX: 0.08 + part * 0.84,
      fromY: -0.03,
      toX: 0.08 + part * 0.84 + chance.between(-0.03, 0.03),
      toY: 0.87,
      spread: chance.between(0.04, 0.075),
      strength: chance.between(0.35, 0.95),
    }));
  }
  return many(9, (part) => ({
    fromX: 0.12 + part * 0.76,
    fromY: -0.03,
    toX: chance.between(0.08, 0.92),
    toY: floor(),
    spread: chance.between(0.05, 0.11),
    strength: chance.between(0.4, 0.85),
  }));
}

function gradient({ width, height }: Frame, beam: Beam, index: number): string {
  const line = `x1="${n(beam.fromX * width)}" y1="${n(beam.fromY * height)}" x2="${n(beam.toX * width)}" y2="${n(beam.toY * height)}"`;
  return (
    `<linearGradient id="beam${index}" gradientUnits="userSpaceOnUse" ${line}>${stop(0, beam.colour, beam.strength)}${stop(0.55, beam.colour, beam.strength * 0.42)}${stop(1, beam.colour, beam.strength * 0.12)}</linearGradient>` +
    `<radialGradient id="pool${index}">${stop(0, beam.colour, beam.strength * 0.9)}${stop(0.7, beam.colour, beam.strength * 0.55)}${stop(1, beam.colour, 0)}</radialGradient>`
  );
}

/** A wide soft cone and a narrow bright one inside it. */
function cone({ width, height }: Frame, beam: Beam, index: number): string {
  const shape = (spread: number, opacity: number): string => {
    const mouth = spread * width * 0.09;
    const x = beam.fromX * width;
    const y = beam.fromY * height;
    const toX = beam.toX * width;
    const toY = beam.toY * height;
    return `<path d="M${n(x - mouth)} ${n(y)}L${n(toX - spread * width)} ${n(toY)}H${n(toX + spread * width)}L${n(x + mouth)} ${n(y)}Z" fill="url(#beam${index})" fill-opacity="${opacity}"/>`;
  };
  return shape(beam.spread, 0.75) + shape(beam.spread * 0.62, 0.45);
}

function pool({ width, height }: Frame, beam: Beam, index: number): string {
  const rx = beam.spread * width * 1.12;
  return `<ellipse cx="${n(beam.toX * width)}" cy="${n(beam.toY * height)}" rx="${n(rx)}" ry="${n(rx * 0.2)}" fill="url(#pool${index})"/>`;
}

function lamp({ width, height }: Frame, beam: Beam, { lights }: LightPalette): string {
  if (beam.fromY > 0) return '';
  return `<circle cx="${n(beam.fromX * width)}" cy="${n(height * 0.006)}" r="${n(beam.spread * width * 0.1 + 4)}" fill="${lights[2]}" opacity=".9"/>`;
}
