import { around, n, rect, type Chance, type Frame } from './drawing.ts';
import { hairOf } from './hair.ts';
import { portraitPalettes, type PortraitPalette } from './palettes.ts';

/** Measures of one head, in thousandths of the picture's width. */
export interface Skull {
  cx: number;
  half: number;
  top: number;
  chin: number;
  jaw: number;
  neck: number;
  shoulder: number;
}

/**
 * A portrait of two planes: the face seen from the front, and where shadow meets light, the same face seen from the
 * side. The line between them is the profile.
 */
export function head(frame: Frame, seed: number): string {
  const { width, height, chance } = frame;
  const palette = around(portraitPalettes, seed);
  const skull: Skull = {
    cx: 500 + chance.between(-22, 22),
    half: chance.between(142, 168),
    top: chance.between(206, 236),
    chin: chance.between(626, 656),
    jaw: chance.between(0.6, 0.86),
    neck: chance.between(66, 88),
    shoulder: chance.between(292, 362),
  };
  const hair = hairOf(seed, skull, palette);
  const scale = width / 1000;
  const face = faceOutline(skull);
  const lit = `<clipPath id="lit"><path d="${profile(skull, chance)}"/></clipPath>`;
  const side = seed % 4 === 3 ? -1 : 1;
  const mirrored = side < 0 ? ` transform="translate(${n(2 * skull.cx)} 0) scale(-1 1)"` : '';
  return (
    `<defs>${lit}</defs>` +
    rect(0, 0, width, height, palette.wall) +
    `<g transform="scale(${scale})">` +
    ground(skull, palette, chance, seed) +
    `<g${mirrored}>` +
    hair.behind +
    planes(neckOutline(skull), palette.shade, palette.light) +
    planes(coatOutline(skull), palette.coat, palette.coatLight) +
    collar(skull, palette, seed) +
    planes(face, palette.shade, palette.light) +
    features(skull, palette, seed) +
    hair.before +
    '</g></g>'
  );
}

/** One outline twice: in shadow, and in light to the right of the profile. */
function planes(outline: string, shade: string, light: string): string {
  return `<path d="${outline}" fill="${shade}"/><path d="${outline}" fill="${light}" clip-path="url(#lit)"/>`;
}

function faceOutline({ cx, half, top, chin, jaw }: Skull): string {
  const temple = top + (chin - top) * 0.42;
  const cheek = chin - (chin - top) * 0.2;
  return (
    `M${n(cx)} ${n(top)}C${n(cx + half * 0.72)} ${n(top)} ${n(cx + half)} ${n(top + half * 0.62)} ${n(cx + half)} ${n(temple)}` +
    `C${n(cx + half)} ${n(cheek)} ${n(cx + half * jaw)} ${n(chin)} ${n(cx)} ${n(chin)}` +
    `C${n(cx - half * jaw)} ${n(chin)} ${n(cx - half)} ${n(cheek)} ${n(cx - half)} ${n(temple)}` +
    `C${n(cx - half)} ${n(top + half * 0.62)} ${n(cx - half * 0.72)} ${n(top)} ${n(cx)} ${n(top)}Z`
  );
}

function neckOutline({ cx, neck, chin }: Skull): string {
  return `M${n(cx - neck)} ${n(chin - 120)}V${n(chin + 90)}L${n(cx - neck - 60)} ${n(chin + 190)}H${n(cx + neck + 60)}L${n(cx + neck)} ${n(chin + 90)}V${n(chin - 120)}Z`;
}

function coatOutline({ cx, neck, chin, shoulder }: Skull): string {
  const y = chin + 78;
  return (
    `M${n(cx - shoulder)} 1300V1010C${n(cx - shoulder)} ${n(y + 130)} ${n(cx - shoulder * 0.72)} ${n(y + 88)} ${n(cx - neck - 26)} ${n(y + 8)}` +
    `L${n(cx - neck)} ${n(y - 22)}C${n(cx - neck * 0.6)} ${n(y + 70)} ${n(cx + neck * 0.6)} ${n(y + 70)} ${n(cx + neck)} ${n(y - 22)}L${n(cx + neck + 26)} ${n(y + 8)}` +
    `C${n(cx + shoulder * 0.72)} ${n(y + 88)} ${n(cx + shoulder)} ${n(y + 130)} ${n(cx + shoulder)} 1010V1300Z`
  );
}

/** From the crown over brow, nose, lips and chin down to the coat; everything to the right of it is in light. */
function profile({ cx, top, chin }: Skull, chance: Chance): string {
  const tall = chin - top;
  const y = (part: number): string => n(top + tall * part);
  const x = (offset: number): string => n(cx + offset);
  const nose = chance.between(44, 64);
  const lips = chance.between(20, 32);
  return (
    `M${x(20)} ${y(-0.4)}L${x(20)} ${y(0)}C${x(-2)} ${y(0.14)} ${x(-16)} ${y(0.26)} ${x(-14)} ${y(0.4)}` +
    `C${x(-10)} ${y(0.44)} ${x(-8)} ${y(0.455)} ${x(-10)} ${y(0.48)}L${x(-nose)} ${y(0.645)}C${x(-nose - 4)} ${y(0.675)} ${x(-nose + 12)} ${y(0.69)} ${x(-14)} ${y(0.7)}` +
    `C${x(-16)} ${y(0.725)} ${x(-lips - 4)} ${y(0.735)} ${x(-lips)} ${y(0.765)}L${x(-8)} ${y(0.785)}L${x(-lips + 4)} ${y(0.805)}C${x(-lips)} ${y(0.835)} ${x(-10)} ${y(0.845)} ${x(-10)} ${y(0.87)}` +
    `C${x(-14)} ${y(0.9)} ${x(-26)} ${y(0.93)} ${x(-22)} ${y(0.975)}C${x(-16)} ${y(1.01)} ${x(10)} ${y(1.02)} ${x(26)} ${y(1.03)}` +
    `L${x(16)} ${y(1.2)}L${x(0)} 1400H1600V${y(-0.4)}Z`
  );
}

function features({ cx, half, top, chin }: Skull, { shade, light, hair }: PortraitPalette, seed: number): string {
  const tall = chin - top;
  const y = top + tall * 0.475;
  const reach = half * 0.5;
  const lid = (x: number, colour: string, turn: number): string =>
    `<path d="M${n(x - 34)} ${n(y)}Q${n(x)} ${n(y + 26 * turn)} ${n(x + 34)} ${n(y)}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>`;
  const brow = (x: number, colour: string): string =>
    `<path d="M${n(x - 44)} ${n(y - 42)}Q${n(x)} ${n(y - 64)} ${n(x + 42)} ${n(y - 44)}" fill="none" stroke="${colour}" stroke-width="12"/>`;
  const glasses =
    seed % 5 === 2
      ? [-1, 1]
          .map(
            (sign) =>
              `<circle cx="${n(cx + sign * reach * 1.02)}" cy="${n(y)}" r="52" fill="none" stroke="${sign < 0 ? light : shade}" stroke-width="10"/>`,
          )
          .join('') +
        `<path d="M${n(cx - reach + 50)} ${n(y - 8)}q${n(reach - 50)} -22 ${n(2 * reach - 100)} 0" fill="none" stroke="${shade}" stroke-width="10"/>`
      : '';
  const ring =
    seed % 7 === 3
      ? `<circle cx="${n(cx + half + 2)}" cy="${n(top + tall * 0.68)}" r="15" fill="${light}" stroke="${shade}" stroke-width="6"/>`
      : '';
  return lid(cx - reach, light, 1) + lid(cx + reach, shade, 1) + brow(cx + reach, hair) + glasses + ring;
}

/** A shirt's collar, a roll neck, or none. */
function collar({ cx, neck, chin }: Skull, { light, wall, coat, coatLight }: PortraitPalette, seed: number): string {
  const y = chin + 60;
  if (seed % 3 === 0) {
    return (
      `<path d="M${n(cx - neck - 8)} ${n(y)}L${n(cx)} ${n(y + 210)}L${n(cx - neck - 96)} ${n(y + 96)}Z" fill="${wall}"/>` +
      `<path d="M${n(cx + neck + 8)} ${n(y)}L${n(cx)} ${n(y + 210)}L${n(cx + neck + 96)} ${n(y + 96)}Z" fill="${light}"/>`
    );
  }
  if (seed % 3 === 1) {
    const roll = `M${n(cx - neck - 4)} ${n(y - 34)}H${n(cx + neck + 4)}L${n(cx + neck + 24)} ${n(y + 62)}Q${n(cx)} ${n(y + 104)} ${n(cx - neck - 24)} ${n(y + 62)}Z`;
    return planes(roll, coatLight, coat);
  }
  return '';
}

/** The wall behind the head: a disc, a door of light, or a horizon. */
function ground({ cx }: Skull, { second }: PortraitPalette, chance: Chance, seed: number): string {
  if (seed % 3 === 0)
    return `<circle cx="${n(cx + chance.between(-120, 120))}" cy="430" r="${n(chance.between(330, 400))}" fill="${second}"/>`;
  if (seed % 3 === 1) return rect(chance.hits(0.5) ? 0 : 500, 0, 500, 1400, second);
  return `<path d="M${n(cx - 330)} 1400V430a330 330 0 0 1 660 0V1400Z" fill="${second}"/>`;
}
