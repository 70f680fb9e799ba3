import type { ContainerLayout } from '@foyer/shared/modules';
import type { ReactNode } from 'react';
import { AURORA, box, EMBER, INK, line, MUTE, three, VIOLET } from './strokes.tsx';

const rows = [20, 34, 48].map((y) => <path key={y} d={`M12 ${y}h116`} stroke={INK} strokeWidth="2" />);
const play = <path d="M62 28v18l16-9z" fill={AURORA} />;

/** How each model looks, in a few strokes. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  text: [line(16, 116), line(26, 108), line(36, 112), line(46, 64)],
  headline: [box(12, 20, 92, 12, INK), line(42, 60)],
  link: <rect x="40" y="26" width="60" height="20" rx="10" fill={INK} />,
  image: box(24, 10, 92, 50, VIOLET),
  image_list: [box(0, 12, 50, 46, '#0b2a5b'), box(56, 12, 56, 46, '#1cb5ac'), box(118, 12, 22, 46, VIOLET)],
  video: [box(10, 8, 120, 54, INK), play],
  video_selfhosted: [box(10, 8, 120, 54, INK), play],
  video_list: [box(6, 14, 60, 38, INK), box(74, 14, 60, 38, INK)],
  audio: [
    ...[8, 20, 32, 26, 14, 30, 18, 10].map((height, index) => box(20 + index * 13, 36 - height / 2, 6, height, INK)),
  ],
  audio_selfhosted: [
    ...[8, 20, 32, 26, 14, 30, 18, 10].map((height, index) => box(20 + index * 13, 36 - height / 2, 6, height, INK)),
  ],
  viewer: [box(44, 6, 52, 58, '#fff'), line(16, 36, MUTE, 52), line(26, 36, MUTE, 52), line(36, 24, MUTE, 52)],
  social_media: [
    box(24, 10, 92, 50, '#fff'),
    box(32, 18, 12, 12, VIOLET),
    line(20, 50, INK, 50),
    line(38, 76, MUTE, 32),
  ],
  quote: [
    <text key="mark" x="8" y="52" fontSize="54" fontWeight="700" fill={INK}>
      „
    </text>,
    line(20, 84, INK, 44),
    line(34, 70, INK, 44),
  ],
  faq: rows,
  html: (
    <text x="30" y="44" fontSize="26" fontFamily="monospace" fill={INK}>
      {'</>'}
    </text>
  ),
  two_columns: [box(8, 10, 66, 50, VIOLET), line(18, 46, MUTE, 84), line(28, 40, MUTE, 84), line(38, 44, MUTE, 84)],
  teaser_list: [...three(30), line(48, 34, INK, 0), line(48, 34, INK, 48), line(48, 34, INK, 96)],
  blog_teaser_list: [box(6, 10, 70, 40, VIOLET), line(14, 48, INK, 86), line(28, 48, INK, 86), line(42, 48, INK, 86)],
  highlight_teaser: [
    box(6, 10, 60, 34, AURORA),
    box(74, 10, 60, 34, EMBER),
    line(52, 50, INK, 6),
    line(52, 50, INK, 74),
  ],
  full_teaser: [
    box(0, 8, 80, 54, EMBER),
    box(80, 8, 60, 54, VIOLET),
    line(36, 40, '#fff', 90),
    line(46, 30, '#fff', 90),
  ],
  hero_media: [box(0, 4, 140, 62, INK), box(10, 40, 70, 10, '#fff'), line(54, 40, '#fff', 10)],
  section: [box(0, 8, 140, 54, '#dbe2e8'), line(24, 80, INK, 16), line(36, 100, MUTE, 16)],
  logo_list: [box(8, 26, 28, 18, INK), box(46, 26, 28, 18, MUTE), box(84, 26, 20, 18, INK), box(112, 26, 20, 18, MUTE)],
  anchor_list: [box(8, 28, 36, 14, INK), box(52, 28, 36, 14, MUTE), box(96, 28, 36, 14, MUTE)],
  venue: [box(6, 10, 70, 50, '#1cb5ac'), line(20, 46, INK, 86), line(32, 40, MUTE, 86)],
  venue_list: [
    box(6, 10, 58, 34, '#1cb5ac'),
    box(76, 10, 58, 34, '#0b2a5b'),
    line(52, 40, INK, 6),
    line(52, 40, INK, 76),
  ],
  event_list: [
    ...[12, 30, 48].map((y) => (
      <text key={`n${y}`} x="6" y={y + 8} fontSize="12" fontWeight="700" fill={INK}>
        {10 + y}
      </text>
    )),
    line(14, 70, INK, 34),
    line(32, 84, INK, 34),
    line(50, 64, INK, 34),
  ],
  form: [
    <path key="lines" d="M12 20h116M12 38h116" stroke={INK} strokeWidth="2" />,
    <rect key="send" x="12" y="48" width="36" height="12" rx="6" fill={INK} />,
  ],
};

/** A drawing of a module, or of a row's columns. Says nothing to those who do not see it: its name stands beside it. */
export function ModulePicture({ model, layout }: { model: string; layout: ContainerLayout | undefined }) {
  return (
    <svg viewBox="0 0 140 70" width="100%" aria-hidden="true" focusable="false">
      <rect width="140" height="70" rx="3" fill="#eef1f4" />
      {layout ? columns(layout) : PICTURES[model]}
    </svg>
  );
}

function columns(layout: ContainerLayout): ReactNode {
  const shares = layout.split('-').map(Number);
  const room = 128 - (shares.length - 1) * 6;
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x = 6;
  return shares.map((share, index) => {
    const width = (room * share) / total;
    const drawn = (
      <rect
        key={`${index} ${share}`}
        x={x}
        y="12"
        width={width}
        height="46"
        fill="none"
        stroke={INK}
        strokeDasharray="3 2"
      />
    );
    x += width + 6;
    return drawn;
  });
}
