/** What drawings of modules are made of. */
export const INK = '#0e1020';
export const MUTE = '#55606b';
export const VIOLET = '#4a2bf0';
export const AURORA = '#12d19a';
export const EMBER = '#ff5b35';

export const line = (y: number, width: number, fill = MUTE, x = 12) => (
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
