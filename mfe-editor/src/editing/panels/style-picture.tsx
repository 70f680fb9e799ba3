import type { ReactNode } from 'react';
import { ModulePicture } from '../picker/module-picture.tsx';
import { AURORA, box, EMBER, INK, line, MUTE, VIOLET } from '../picker/strokes.tsx';

/** The looks that are a colour. */
const COLOURS: Readonly<Record<string, string>> = {
  ink: INK,
  violet: VIOLET,
  aurora: AURORA,
  ember: EMBER,
  grey: '#dbe2e8',
};

const pill = (fill: string, stroke = fill) => (
  <rect x="40" y="26" width="60" height="20" rx="10" fill={fill} stroke={stroke} strokeWidth="2" />
);
const cell = (x: number) => (
  <rect key={x} x={x} y="14" width="40" height="42" fill="none" stroke={MUTE} strokeWidth="1.5" />
);
const pictures = (xs: readonly number[], width: number, y: number, height: number) =>
  xs.map((x, index) => box(x, y, width, height, [AURORA, EMBER, VIOLET, '#1cb5ac'][index % 4] ?? INK));

/** How each look of each module is, in a few strokes; the usual one is the module's own picture. */
const LOOKS: Readonly<Record<string, ReactNode>> = {
  'headline.large': [box(12, 12, 116, 26, INK), line(50, 60)],
  'headline.line': [box(12, 12, 116, 2, INK), box(12, 26, 92, 12, INK), line(48, 60)],
  'headline.centred': [box(24, 20, 92, 12, INK), line(42, 60, MUTE, 40)],
  'image.narrow': box(46, 10, 48, 50, VIOLET),
  'image.framed': [
    <rect key="frame" x="22" y="8" width="96" height="54" fill="#fff" stroke={INK} strokeWidth="1.5" />,
    box(30, 16, 80, 38, VIOLET),
  ],
  'link.line': pill('none', INK),
  'teaser_list.even': [...pictures([4, 50, 96], 40, 10, 30), ...[4, 50, 96].map((x) => line(48, 34, INK, x))],
  'teaser_list.compact': [
    ...pictures([4, 38, 72, 106], 30, 16, 22),
    ...[4, 38, 72, 106].map((x) => line(44, 24, INK, x)),
  ],
  teaser_item: [box(34, 8, 72, 36, VIOLET), line(50, 56, INK, 34)],
  'teaser_item.loud': [box(12, 6, 116, 42, EMBER), box(12, 52, 92, 10, INK)],
  'teaser_item.quiet': [box(12, 20, 34, 28, VIOLET), line(24, 60, INK, 54), line(36, 48, MUTE, 54)],
  'image_list.even': pictures([4, 50, 96], 40, 14, 42),
  'image_list.tight': pictures([0, 47, 94], 46, 12, 46),
  'logo_list.cells': [...[6, 50, 94].map(cell), ...[14, 58, 102].map((x) => box(x, 28, 24, 14, INK))],
  'logo_list.large': [box(10, 20, 52, 30, INK), box(78, 20, 52, 30, MUTE)],
};

/** A look that is a colour, on what it colours. */
function coloured(model: string, colour: string): ReactNode {
  if (model === 'link') return pill(colour);
  const words = colour === INK || colour === VIOLET ? '#fff' : INK;
  if (model === 'full_teaser')
    return [box(0, 8, 80, 54, '#b9c0cc'), box(80, 8, 60, 54, colour), line(36, 40, words, 90), line(46, 30, words, 90)];
  return [box(0, 8, 140, 54, colour), line(24, 80, words, 16), line(36, 100, words, 16)];
}

/** A drawing of a module in one of its looks. Says nothing to those who do not see it: the name stands below it. */
export function StylePicture({ model, look }: { model: string; look: string }) {
  const current = model.replace(/^old_/, '');
  const colour = COLOURS[look];
  const drawn = colour ? coloured(current, colour) : LOOKS[look ? `${current}.${look}` : current];
  if (!drawn) return <ModulePicture model={current} layout={undefined} />;
  return (
    <svg viewBox="0 0 140 70" width="100%" aria-hidden="true" focusable="false">
      <rect width="140" height="70" rx="3" fill="#eef1f4" />
      {drawn}
    </svg>
  );
}
