import { css } from '@emotion/react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { fromTablet } from '../layout/breakpoints.ts';
import { mute, small } from '../layout/surfaces.ts';

/** How far an arrow key moves the point, as a share of the picture; with Shift it is ten times as far. */
const STEP = 0.01;
/** Shapes in which the site shows pictures. */
const CROPS = [
  { name: '16:9', ratio: '16 / 9' },
  { name: '1:1', ratio: '1' },
  { name: '3:4', ratio: '3 / 4' },
];

const both = css({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  [fromTablet]: { gridTemplateColumns: 'minmax(0,1fr) 9rem' },
});
const whole = css({
  position: 'relative',
  justifySelf: 'start',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  '& img': { maxHeight: '26rem', width: 'auto', height: 'auto' },
});
const point = css({
  position: 'absolute',
  width: '2rem',
  height: '2rem',
  margin: '-1rem 0 0 -1rem',
  padding: 0,
  border: '3px solid #fff',
  borderRadius: '50%',
  background: 'rgb(74 43 240 / .55)',
  boxShadow: '0 0 0 2px var(--ink)',
  cursor: 'grab',
});
const crops = css({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'end',
  flexWrap: 'wrap',
  [fromTablet]: { display: 'grid', alignContent: 'start' },
  '& figure': { width: '6rem', [fromTablet]: { width: '100%' } },
  '& img': { width: '100%', objectFit: 'cover' },
});

interface FocalPointProps {
  url: string;
  width: number;
  height: number;
  /** Shares of width and height, from the upper left corner. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;

/** A picture on which the point is set that stays visible, and what the site makes of it. By pointer and by keys. */
export function FocalPoint({ url, width, height, x, y, onChange }: FocalPointProps) {
  const t = useTranslate();
  const area = useRef<HTMLDivElement>(null);

  function place(event: PointerEvent): void {
    const box = area.current?.getBoundingClientRect();
    if (!box || event.buttons !== 1) return;
    onChange(within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height));
  }

  function step(event: KeyboardEvent): void {
    const far = event.shiftKey ? STEP * 10 : STEP;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange(within(x + move[0]), within(y + move[1]));
  }

  const percent = (share: number) => Math.round(share * 100);
  const at = t('foyer.media.focal_at', { x: percent(x), y: percent(y) });
  const position = `${x * 100}% ${y * 100}%`;
  return (
    <div css={both}>
      <div
        css={whole}
        ref={area}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          place(event);
        }}
        onPointerMove={place}
      >
        <img src={url} alt="" width={width} height={height} draggable={false} />
        <button
          type="button"
          css={point}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={at}
          onKeyDown={step}
        />
      </div>
      <div css={crops} aria-hidden="true">
        <span css={[small, mute, css({ width: '100%' })]}>{t('foyer.media.crops')}</span>
        {CROPS.map(({ name, ratio }) => (
          <figure key={name}>
            <img src={url} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
          </figure>
        ))}
      </div>
    </div>
  );
}
