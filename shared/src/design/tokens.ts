/**
 * The theme of the demo house, "Haus Nordlicht". Another house replaces this file: everything visible reads these
 * custom properties, and nothing else in the tree knows a colour or a type size.
 */

/** Colours. `-on-ink` variants stand on dark ground; `on-*` is the text colour of a coloured ground. */
export const colours = {
  paper: '#f1f4f6',
  ink: '#0e1020',
  mute: '#55606b',
  line: '#0e1020',
  hair: '#c9d1d8',
  grey: '#dbe2e8',
  aurora: '#12d19a',
  violet: '#4a2bf0',
  ember: '#ff5b35',
  'on-ink': '#f1f4f6',
  'on-aurora': '#0e1020',
  'on-violet': '#ffffff',
  'on-ember': '#0e1020',
  'mute-on-ink': '#b4bcc9',
  'hair-on-ink': '#31354b',
} as const;

export type Colour = keyof typeof colours;

/** Every pair of text and ground that the site uses. A test holds each to a contrast of at least 4.5:1. */
export const textPairs: readonly (readonly [text: Colour, ground: Colour])[] = [
  ['ink', 'paper'],
  ['mute', 'paper'],
  ['violet', 'paper'],
  ['ink', 'grey'],
  ['mute', 'grey'],
  ['on-ink', 'ink'],
  ['mute-on-ink', 'ink'],
  ['on-ink', 'hair-on-ink'],
  ['mute-on-ink', 'hair-on-ink'],
  ['aurora', 'ink'],
  ['ember', 'ink'],
  ['on-aurora', 'aurora'],
  ['on-violet', 'violet'],
  ['on-ember', 'ember'],
];

const spaces = {
  s1: '.25rem',
  s2: '.5rem',
  s3: '.75rem',
  s4: '1rem',
  s6: '1.5rem',
  s8: '2rem',
  s12: '3rem',
  s16: '4rem',
  s24: '6rem',
};

/** Sizes grow with the window and, through their rem part, with the visitor's own font size. */
const type = {
  'font-display':
    '"Bricolage Grotesque","Bricolage as Arial","Bricolage as Roboto","Bricolage as DejaVu",system-ui,sans-serif',
  'font-text':
    '"Instrument Sans","Instrument as Arial","Instrument as Roboto","Instrument as DejaVu",system-ui,sans-serif',
  'step--2': '.8rem',
  'step--1': '.875rem',
  'step-0': '1rem',
  'step-1': 'clamp(1.15rem,1.1rem + .25vw,1.35rem)',
  'step-2': 'clamp(1.45rem,1.38rem + .35vw,1.75rem)',
  'step-3': 'clamp(1.7rem,1.52rem + .9vw,2.5rem)',
  'step-4': 'clamp(2rem,1.68rem + 2.15vw,3.75rem)',
  'step-5': 'clamp(2.5rem,1.6rem + 5.8vw,7rem)',
  'step-6': 'clamp(2.75rem,1.3rem + 7.75vw,9rem)',
  measure: '34rem',
};

const motion = { fast: '.4s', slow: '.7s', curtain: '.77s', ease: 'cubic-bezier(.2,.8,.2,1)' };

const layout = {
  container: '88rem',
  /** Inner edge of the page on both sides. */
  edge: 'clamp(1rem,3vw,2.5rem)',
  /** Between columns. */
  gap: '1.5rem',
  /** Free height below the shrunk header: where sticky things of a page may stick. */
  'header-sticky': '3.75rem',
};

/** From back to front. The editor's surfaces lie above all. */
const layers = {
  'z-page': '1',
  'z-sticky': '10',
  'z-header': '20',
  'z-float': '30',
  'z-overlay': '40',
  'z-top': '50',
  'z-editor': '60',
};

export const tokens: Readonly<Record<string, string>> = {
  ...colours,
  ...spaces,
  ...type,
  ...motion,
  ...layout,
  ...layers,
};

/** The tokens as one CSS rule. */
export function tokensCss(): string {
  return `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
