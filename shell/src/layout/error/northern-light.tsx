import { css } from '@emotion/react';
import { useId } from 'react';

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const WIDTH = 1200;
const HEIGHT = 800;
const FLOOR = 640;
const RIBBONS = 48;
const SEED = 10;
const LIGHTS = ['--aurora', '--violet', '--aurora'];

/** The same numbers between 0 and 1 every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Curtains of light over a dark stage, and one who looks at them. Drawn, since nothing else is at hand when the site is offline. */
export function NorthernLight() {
  const id = useId();
  const random = randomFrom(SEED);
  const curtains = LIGHTS.map((light, index) => {
    const top = HEIGHT * (0.02 + 0.18 * random());
    const phase = random() * 6;
    const ribbons = Array.from({ length: RIBBONS }, (_, at) => ({
      x: (WIDTH * at) / RIBBONS,
      y: top + Math.sin(at / 7 + phase) * 70 + random() * 40,
      height: 220 + 260 * random(),
      opacity: 0.12 + 0.5 * random(),
    }));
    return { light, id: `${id}${index}`, ribbons };
  });
  return (
    <svg css={picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        {curtains.map((curtain) => (
          <linearGradient key={curtain.id} id={curtain.id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={`var(${curtain.light})`} stopOpacity="0" />
            <stop offset=".55" stopColor={`var(${curtain.light})`} />
            <stop offset="1" stopColor={`var(${curtain.light})`} stopOpacity="0" />
          </linearGradient>
        ))}
      </defs>
      {curtains.map((curtain) =>
        curtain.ribbons.map(({ x, y, height, opacity }) => (
          <rect
            key={`${curtain.id}${x}`}
            x={x.toFixed(1)}
            y={y.toFixed(1)}
            width={WIDTH / RIBBONS + 0.4}
            height={height.toFixed(1)}
            fill={`url(#${curtain.id})`}
            opacity={opacity.toFixed(2)}
          />
        )),
      )}
      <path d={`M0 ${FLOOR}h${WIDTH}V${HEIGHT}H0z`} fill="#05060c" />
      <path d={`M820 ${FLOOR - 128}l20 128h-40z`} fill="#05060c" />
      <circle cx="820" cy={FLOOR - 138} r="12" fill="#05060c" />
    </svg>
  );
}
