import { colours } from '@foyer/shared/theme';

/** What drawings of modules are made of: the house's colours, as on its pages. */
export const { ink: INK, mute: MUTE, violet: VIOLET, aurora: AURORA, ember: EMBER } = colours;

export const line = (y: number, width: number, fill: string = MUTE, x = 12) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height="4" fill={fill} />
);
export const box = (x: number, y: number, width: number, height: number, fill: string) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill={fill} />
);
export const three = (height: number) => [
  box(0, 10, 42, height, AURORA),
  box(48, 10, 42, height, EMBER),
  box(96, 10, 44, height, VIOLET),
];
