import { around, n } from './drawing.ts';
import type { Skull } from './head.ts';
import type { PortraitPalette } from './palettes.ts';

interface Hair {
  behind: string;
  before: string;
}
type Cut = (skull: Skull, fill: string, palette: PortraitPalette) => Hair;

/** The hair that goes with a seed. */
export function hairOf(seed: number, skull: Skull, palette: PortraitPalette): Hair {
  return around(cuts, seed * 3 + Math.floor(seed / 10))(skull, palette.hair, palette);
}

/** The cap of hair from temple to temple; `line` says how deep it falls onto the forehead. */
function cap({ cx, half, top }: Skull, line: number, lift: number): string {
  const x = half + 8;
  const temple = top + 190;
  return (
    `M${n(cx - x)} ${n(temple)}C${n(cx - x - 4)} ${n(top + 20 - lift)} ${n(cx - half * 0.6)} ${n(top - 36 - lift)} ${n(cx)} ${n(top - 36 - lift)}` +
    `C${n(cx + half * 0.6)} ${n(top - 36 - lift)} ${n(cx + x + 4)} ${n(top + 20 - lift)} ${n(cx + x)} ${n(temple)}` +
    `C${n(cx + half * 0.86)} ${n(top + line + 20)} ${n(cx + half * 0.5)} ${n(top + line)} ${n(cx + half * 0.1)} ${n(top + line - 6)}` +
    `C${n(cx - half * 0.5)} ${n(top + line - 14)} ${n(cx - half * 0.86)} ${n(top + line + 30)} ${n(cx - x)} ${n(temple)}Z`
  );
}

const short: Cut = (skull, fill) => ({ behind: '', before: `<path d="${cap(skull, 76, 0)}" fill="${fill}"/>` });

const parted: Cut = (skull, fill) => {
  const { cx, half, top } = skull;
  const x = half + 10;
  const swoop =
    `M${n(cx + half * 0.42)} ${n(top + 34)}C${n(cx - half * 0.1)} ${n(top + 130)} ${n(cx - half * 0.8)} ${n(top + 110)} ${n(cx - x)} ${n(top + 220)}` +
    `C${n(cx - x - 14)} ${n(top + 40)} ${n(cx - half * 0.7)} ${n(top - 52)} ${n(cx)} ${n(top - 50)}C${n(cx + half * 0.8)} ${n(top - 50)} ${n(cx + x + 10)} ${n(top + 60)} ${n(cx + x)} ${n(top + 200)}` +
    `C${n(cx + half * 0.9)} ${n(top + 110)} ${n(cx + half * 0.7)} ${n(top + 80)} ${n(cx + half * 0.42)} ${n(top + 34)}Z`;
  return { behind: '', before: `<path d="${swoop}" fill="${fill}"/>` };
};

const bob: Cut = (skull, fill) => {
  const { cx, half, top, chin } = skull;
  const x = half + 44;
  return {
    behind: `<path d="M${n(cx - x)} ${n(chin + 6)}V${n(top + 150)}C${n(cx - x)} ${n(top - 70)} ${n(cx + x)} ${n(top - 70)} ${n(cx + x)} ${n(top + 150)}V${n(chin + 6)}Z" fill="${fill}"/>`,
    before: `<path d="${cap(skull, 104, 0)}" fill="${fill}"/>`,
  };
};

const long: Cut = (skull, fill, palette) => {
  const { cx, half, top, chin } = skull;
  const x = half + 40;
  return {
    behind: `<path d="M${n(cx - x - 34)} ${n(chin + 230)}C${n(cx - x + 10)} ${n(chin)} ${n(cx - x)} ${n(top + 260)} ${n(cx - x)} ${n(top + 150)}C${n(cx - x)} ${n(top - 72)} ${n(cx + x)} ${n(top - 72)} ${n(cx + x)} ${n(top + 150)}C${n(cx + x)} ${n(top + 260)} ${n(cx + x - 10)} ${n(chin)} ${n(cx + x + 34)} ${n(chin + 230)}Z" fill="${fill}"/>`,
    before: parted(skull, fill, palette).before,
  };
};

const bun: Cut = (skull, fill) => ({
  behind: `<circle cx="${n(skull.cx + 16)}" cy="${n(skull.top - 78)}" r="74" fill="${fill}"/>`,
  before: `<path d="${cap(skull, 58, 0)}" fill="${fill}"/>`,
});

const curls: Cut = (skull, fill) => {
  const { cx, half, top } = skull;
  const ring = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.98 + (index / 10) * 1.04);
    return `<circle cx="${n(cx + Math.cos(angle) * (half + 26))}" cy="${n(top + 158 + Math.sin(angle) * 190)}" r="${n(66 + (index % 3) * 9)}" fill="${fill}"/>`;
  });
  return { behind: ring.join(''), before: `<path d="${cap(skull, 70, 10)}" fill="${fill}"/>` };
};

const bald: Cut = ({ cx, half, top }, _fill, { shade, light }) => {
  const ear = (sign: number, colour: string): string =>
    `<ellipse cx="${n(cx + sign * (half + 2))}" cy="${n(top + 226)}" rx="24" ry="38" fill="${colour}"/>`;
  return { behind: ear(-1, shade) + ear(1, light), before: '' };
};

const beard: Cut = (skull, fill, palette) => {
  const { cx, half, top, chin } = skull;
  const y = top + (chin - top) * 0.6;
  const jaw =
    `M${n(cx - half)} ${n(y - 30)}C${n(cx - half - 6)} ${n(chin + 30)} ${n(cx - half * 0.5)} ${n(chin + 66)} ${n(cx)} ${n(chin + 66)}C${n(cx + half * 0.5)} ${n(chin + 66)} ${n(cx + half + 6)} ${n(chin + 30)} ${n(cx + half)} ${n(y - 30)}` +
    `C${n(cx + half * 0.86)} ${n(y + 90)} ${n(cx + half * 0.5)} ${n(y + 104)} ${n(cx)} ${n(y + 112)}C${n(cx - half * 0.5)} ${n(y + 104)} ${n(cx - half * 0.86)} ${n(y + 90)} ${n(cx - half)} ${n(y - 30)}Z`;
  return { behind: '', before: `<path d="${jaw}" fill="${fill}"/>${short(skull, fill, palette).before}` };
};

const beret: Cut = (skull, fill, palette) => {
  const { cx, half, top } = skull;
  return {
    behind: bob(skull, fill, palette).behind,
    before: `<path d="M${n(cx - half - 30)} ${n(top + 96)}C${n(cx - half - 130)} ${n(top - 60)} ${n(cx + half * 0.2)} ${n(top - 150)} ${n(cx + half + 34)} ${n(top + 96)}C${n(cx + half * 0.5)} ${n(top + 54)} ${n(cx - half * 0.5)} ${n(top + 54)} ${n(cx - half - 30)} ${n(top + 96)}Z" fill="${fill}"/>`,
  };
};

const fringe: Cut = (skull, fill) => {
  const { cx, half, top } = skull;
  const x = half + 12;
  return {
    behind: '',
    before: `<path d="M${n(cx - x)} ${n(top + 250)}V${n(top + 120)}C${n(cx - x)} ${n(top - 66)} ${n(cx + x)} ${n(top - 66)} ${n(cx + x)} ${n(top + 120)}V${n(top + 250)}L${n(cx + half * 0.82)} ${n(top + 128)}H${n(cx - half * 0.82)}Z" fill="${fill}"/>`,
  };
};

const cuts: readonly Cut[] = [short, long, bun, beard, bob, parted, curls, fringe, bald, beret];
