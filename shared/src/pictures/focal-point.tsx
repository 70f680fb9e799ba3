import { css } from '@emotion/react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** How far an arrow key moves the point, as a share of the picture; with Shift it is ten times as far. */
const STEP = 0.01;
/** Shapes in which the site shows pictures. */
const SHAPES = ['16 / 9', '1', '3 / 4'];

const whole = css({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 'min(26rem, 50vh)', width: 'auto', height: 'auto' },
});
const point = css({
  position: 'absolute',
  width: '2rem',
  height: '2rem',
  margin: '-1rem 0 0 -1rem',
  border: '3px solid #fff',
  borderRadius: '50%',
  background: 'rgb(74 43 240 / .55)',
  boxShadow: '0 0 0 2px #0e1020',
  cursor: 'grab',
});
const words = css({ paddingTop: '.35rem' });
const shape = css({ display: 'block', width: '100%', objectFit: 'cover' });

interface FocalProps {
  /** Of what is shown of the picture, in a size to work on. */
  url: string;
  /** Shares of width and height, from the upper left corner. */
  x: number;
  y: number;
}

interface FocalPointProps extends FocalProps {
  /** In pixels. */
  width: number;
  height: number;
  /** What the point is called. */
  name: string;
  /** Says where the point is, in per cent from the left and from the top. */
  label: (place: { x: number; y: number }) => string;
  onChange: (x: number, y: number) => void;
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const percent = (share: number) => Math.round(share * 100);

/** A picture on which the point is set that stays visible: by pointer, and by arrow keys, as a slider that goes both ways. */
export function FocalPoint({ url, width, height, x, y, name, label, onChange }: FocalPointProps) {
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

  const at = label({ x: percent(x), y: percent(y) });
  return (
    <div>
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
        <div
          css={point}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(x)}
          aria-valuetext={at}
          onKeyDown={step}
        />
      </div>
      <p css={words}>{at}</p>
    </div>
  );
}

/** What the shapes of the site make of a picture with this point. For the eye alone. */
export function FocalPreviews({ url, x, y }: FocalProps) {
  return (
    <>
      {SHAPES.map((ratio) => (
        <img
          key={ratio}
          css={shape}
          src={url}
          alt=""
          style={{ aspectRatio: ratio, objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      ))}
    </>
  );
}
