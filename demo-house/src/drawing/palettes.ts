/** The colours of the house, and the tones they take in the dark. */
export const colours = {
  night: '#0b0d1c',
  plum: '#160b12',
  deep: '#0a1416',
  dusk: '#100d24',
  ink: '#0e1020',
  floor: '#05060c',
  paper: '#f1f4f6',
  sand: '#f0ead8',
  aurora: '#12d19a',
  mint: '#7df3cf',
  lake: '#0f6f86',
  violet: '#4a2bf0',
  lilac: '#c6b8ff',
  ember: '#ff5b35',
  peach: '#ffc2a8',
} as const;

/** Light in a dark room: the room, then three lights; the last is the brightest. */
export interface LightPalette {
  room: string;
  lights: readonly [string, string, string];
}

export const lightPalettes: readonly LightPalette[] = [
  { room: colours.night, lights: [colours.aurora, colours.violet, colours.mint] },
  { room: colours.deep, lights: [colours.aurora, colours.lake, colours.sand] },
  { room: colours.dusk, lights: [colours.violet, colours.ember, colours.lilac] },
  { room: colours.plum, lights: [colours.ember, colours.violet, colours.peach] },
  { room: '#07101d', lights: [colours.lake, colours.violet, colours.mint] },
];

/** Cut paper: the sheet, then four papers; the last two are sparing accents. */
export interface PaperPalette {
  sheet: string;
  papers: readonly [string, string, string, string];
}

export const paperPalettes: readonly PaperPalette[] = [
  { sheet: colours.sand, papers: [colours.ember, colours.ink, colours.peach, colours.violet] },
  { sheet: colours.ink, papers: [colours.aurora, colours.violet, colours.paper, colours.ember] },
  { sheet: colours.lilac, papers: [colours.violet, colours.ink, colours.paper, colours.ember] },
  { sheet: colours.paper, papers: [colours.ink, colours.aurora, '#c9d1d8', colours.violet] },
  { sheet: colours.lake, papers: [colours.deep, colours.mint, colours.sand, colours.ember] },
  { sheet: colours.ember, papers: [colours.plum, colours.sand, colours.violet, colours.peach] },
];

/** A portrait: the wall, the face in shadow and in light, hair, and what is worn. */
export interface PortraitPalette {
  wall: string;
  second: string;
  shade: string;
  light: string;
  hair: string;
  coat: string;
  coatLight: string;
}

export const portraitPalettes: readonly PortraitPalette[] = [
  {
    wall: colours.ember,
    second: '#f24a25',
    shade: colours.plum,
    light: colours.violet,
    hair: colours.night,
    coat: colours.plum,
    coatLight: '#3a1fd0',
  },
  {
    wall: colours.sand,
    second: '#e6dcc0',
    shade: colours.lake,
    light: colours.ember,
    hair: colours.ink,
    coat: colours.ink,
    coatLight: colours.lake,
  },
  {
    wall: colours.violet,
    second: '#3d20d8',
    shade: colours.night,
    light: colours.peach,
    hair: colours.night,
    coat: colours.night,
    coatLight: colours.aurora,
  },
  {
    wall: colours.aurora,
    second: '#0fbd8b',
    shade: colours.ink,
    light: colours.sand,
    hair: colours.ink,
    coat: colours.ink,
    coatLight: colours.violet,
  },
  {
    wall: colours.lilac,
    second: '#b5a4fb',
    shade: colours.violet,
    light: colours.peach,
    hair: colours.dusk,
    coat: colours.dusk,
    coatLight: colours.ember,
  },
  {
    wall: colours.lake,
    second: '#0c6176',
    shade: colours.deep,
    light: colours.mint,
    hair: colours.deep,
    coat: colours.deep,
    coatLight: colours.sand,
  },
  {
    wall: colours.ink,
    second: '#171a30',
    shade: colours.violet,
    light: colours.mint,
    hair: colours.aurora,
    coat: colours.violet,
    coatLight: colours.aurora,
  },
  {
    wall: colours.peach,
    second: '#ffb294',
    shade: colours.plum,
    light: colours.ember,
    hair: colours.plum,
    coat: colours.plum,
    coatLight: colours.violet,
  },
  {
    wall: colours.paper,
    second: '#dfe5ea',
    shade: colours.ink,
    light: colours.aurora,
    hair: colours.ink,
    coat: colours.ink,
    coatLight: '#2b2f52',
  },
  {
    wall: colours.mint,
    second: '#63e6bf',
    shade: colours.dusk,
    light: colours.ember,
    hair: colours.dusk,
    coat: colours.dusk,
    coatLight: colours.violet,
  },
];
