import { css } from '@emotion/react';

const arrow = css({
  display: 'inline-block',
  width: '.72em',
  height: '.72em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

const ways = {
  up: 'M8 15V2M2.5 7.5 8 2l5.5 5.5',
  right: 'M1 8h13M8.5 2.5 14 8l-5.5 5.5',
  left: 'M15 8H2M7.5 2.5 2 8l5.5 5.5',
  out: 'M3 13 13 3M5 3h8v8',
  down: 'm2 5 6 6 6-6',
};

/** An arrow as large as the text around it; the fonts' own subset has none to the right. */
export function Arrow({ to, className }: { to: keyof typeof ways; className?: string }) {
  return (
    <svg css={arrow} className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path d={ways[to]} />
    </svg>
  );
}
