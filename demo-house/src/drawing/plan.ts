import { around, n, rect, type Chance, type Frame } from './drawing.ts';
import { paperPalettes, type PaperPalette } from './palettes.ts';

/** Geometry of rooms, cut from paper: tiles, tiles of two sizes, a ground plan, or arches. */
export function plan(frame: Frame, seed: number): string {
  const palette = around(paperPalettes, seed);
  const compose = around([tiles, mixedTiles, groundPlan, arches], Math.floor(seed / paperPalettes.length));
  return rect(0, 0, frame.width, frame.height, palette.sheet) + compose(frame, palette);
}

type Tile = (x: number, y: number, size: number, palette: PaperPalette, chance: Chance) => string;

/** Each tile fills its square from one corner or its centre; two shapes never make a third by accident. */
const shapes: readonly Tile[] = [
  (x, y, s, { papers }) => rect(x, y, s + 0.6, s + 0.6, papers[0]),
  (x, y, s, { papers }, chance) => quarter(x, y, s, s, papers[1], chance.pick([0, 1, 2, 3])),
  (x, y, s, { papers }, chance) => quarter(x, y, s, s, papers[0], chance.pick([0, 1, 2, 3])),
  (x, y, s, { papers }, chance) => {
    const turn = chance.pick([0, 1, 2, 3]);
    return [1, 0.72, 0.44]
      .map((part, ring) => quarter(x, y, s, s * part, ring === 1 ? papers[2] : papers[1], turn))
      .join('');
  },
  (x, y, s, { papers }) => `<circle cx="${n(x + s / 2)}" cy="${n(y + s / 2)}" r="${n(s * 0.44)}" fill="${papers[3]}"/>`,
  (x, y, s, { papers }, chance) => {
    const [a, b, c] = chance.pick([
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [1, 1],
        [0, 1],
      ],
    ] as const);
    return `<path d="M${n(x + a[0] * s)} ${n(y + a[1] * s)}L${n(x + b[0] * s)} ${n(y + b[1] * s)}L${n(x + c[0] * s)} ${n(y + c[1] * s)}Z" fill="${papers[2]}"/>`;
  },
  (x, y, s, { papers }) =>
    [0, 1, 2, 3].map((step) => rect(x, y + (s * (2 * step + 1)) / 8, s, s / 8, papers[1])).join(''),
  (x, y, s, { papers }, chance) =>
    `<path d="M${n(x)} ${n(y + s * (chance.hits(0.5) ? 1 : 0.5))}a${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s)} 0Z" fill="${papers[0]}"/>`,
  (x, y, s, { papers }) =>
    [0, 1, 2, 3]
      .map((step) =>
        rect(x + (s * step) / 4, y + s - (s * (step + 1)) / 4, s / 4 + 0.6, (s * (step + 1)) / 4, papers[1]),
      )
      .join(''),
];

function quarter(x: number, y: number, box: number, radius: number, fill: string, turn: number): string {
  const corners = [
    [0, 0, 1, 1],
    [1, 0, -1, 1],
    [1, 1, -1, -1],
    [0, 1, 1, -1],
  ] as const;
  const [cx, cy, dx, dy] = around(corners, turn);
  const left = x + cx * box;
  const top = y + cy * box;
  const sweep = dx * dy > 0 ? 1 : 0;
  return `<path d="M${n(left)} ${n(top)}H${n(left + dx * radius)}A${n(radius)} ${n(radius)} 0 0 ${sweep} ${n(left)} ${n(top + dy * radius)}Z" fill="${fill}"/>`;
}

function tiles({ width, height, chance }: Frame, palette: PaperPalette): string {
  const size = width / 6;
  let drawn = '';
  for (let y = 0; y < height - 1; y += size) {
    for (let x = 0; x < width - 1; x += size) {
      if (chance.hits(0.72)) drawn += chance.pick(shapes)(x, y, size, palette, chance);
    }
  }
  return drawn;
}

/** Large tiles, some of which break into four. */
function mixedTiles({ width, height, chance }: Frame, palette: PaperPalette): string {
  const size = width / 3;
  let drawn = '';
  for (let y = 0; y < height - 1; y += size) {
    for (let x = 0; x < width - 1; x += size) {
      if (chance.hits(0.42)) {
        drawn += chance.pick(shapes)(x, y, size, palette, chance);
        continue;
      }
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        if (chance.hits(0.8))
          drawn += chance.pick(shapes)(x + (dx * size) / 2, y + (dy * size) / 2, size / 2, palette, chance);
      }
    }
  }
  return drawn;
}

interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Rooms halved again and again; in some a shape fills the corner, and doors stand open in the walls. */
function groundPlan({ width, height, chance }: Frame, { papers, sheet }: PaperPalette): string {
  const wall = width * 0.012;
  const door = width * 0.075;
  const floors = [sheet, papers[0], sheet, papers[2], papers[3], sheet];
  const shapesOf = [papers[1], papers[3], papers[0], papers[1]];
  const doorLine = `fill="none" stroke="${papers[1]}" stroke-width="${n(wall * 0.4)}"`;
  let rooms = '';
  let walls = '';
  let count = 0;
  const furnish = ({ x, y, w, h }: Room): void => {
    const floor = around(floors, count);
    const shape = around(shapesOf, count);
    const radius = Math.min(w, h);
    count += 1;
    rooms += rect(x, y, w + 1, h + 1, floor);
    if (shape === floor || chance.hits(0.45)) return;
    rooms += chance.hits(0.6)
      ? quarter(x, y + h - radius, radius, radius, shape, 3)
      : `<circle cx="${n(x + w / 2)}" cy="${n(y + h / 2)}" r="${n(radius * 0.3)}" fill="${shape}"/>`;
  };
  const divide = (room: Room, depth: number): void => {
    const { x, y, w, h } = room;
    if (depth === 0 || Math.max(w, h) < width * 0.2) return furnish(room);
    const part = chance.between(0.38, 0.62);
    if (w > h) {
      const at = x + w * part;
      const gap = y + (h - door) * chance.between(0.3, 0.7);
      divide({ x, y, w: w * part, h }, depth - 1);
      divide({ x: at, y, w: w - w * part, h }, depth - 1);
      walls +=
        rect(at - wall / 2, y, wall, gap - y, papers[1]) +
        rect(at - wall / 2, gap + door, wall, y + h - gap - door, papers[1]);
      walls += `<path d="M${n(at)} ${n(gap + door)}h${n(door)}A${n(door)} ${n(door)} 0 0 0 ${n(at)} ${n(gap)}" ${doorLine}/>`;
    } else {
      const at = y + h * part;
      const gap = x + (w - door) * chance.between(0.3, 0.7);
      divide({ x, y, w, h: h * part }, depth - 1);
      divide({ x, y: at, w, h: h - h * part }, depth - 1);
      walls +=
        rect(x, at - wall / 2, gap - x, wall, papers[1]) +
        rect(gap + door, at - wall / 2, x + w - gap - door, wall, papers[1]);
      walls += `<path d="M${n(gap + door)} ${n(at)}v${n(-door)}A${n(door)} ${n(door)} 0 0 0 ${n(gap)} ${n(at)}" ${doorLine}/>`;
    }
  };
  divide({ x: 0, y: 0, w: width, h: height }, 3);
  return rooms + walls;
}

/** Rows of arches, one inside the other, like a foyer seen from the stairs. */
function arches({ width, height, chance }: Frame, { papers, sheet }: PaperPalette): string {
  const count = chance.pick([3, 4]);
  const span = width / count;
  let drawn = '';
  for (let index = 0; index < count; index += 1) {
    const rise = height * chance.between(0.12, 0.44);
    const rings = [
      papers[index % 2],
      sheet,
      papers[(index + 1) % 2],
      papers[2],
      chance.hits(0.5) ? papers[3] : papers[1],
    ];
    rings.forEach((fill, ring) => {
      const r = (span / 2) * (1 - ring * 0.19);
      const x = span * (index + 0.5);
      const top = rise + span / 2;
      drawn += `<path d="M${n(x - r)} ${n(height)}V${n(top)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(top)}V${n(height)}Z" fill="${fill}"/>`;
    });
  }
  const sun = span * 0.2;
  return (
    `<circle cx="${n(width * chance.between(0.2, 0.8))}" cy="${n(sun * 0.9)}" r="${n(sun)}" fill="${papers[3]}"/>` +
    drawn
  );
}
