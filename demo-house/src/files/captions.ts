import type { Localised } from '@foyer/shared/house';
import { l } from '../localise.ts';

/** What is to be heard and seen in the film of the house: begin and end in seconds, and the words. */
const cues: readonly (readonly [from: number, to: number, words: Localised])[] = [
  [0, 2, l('[Ein Gong ertönt, tief und lang.]', '[A gong sounds, deep and long.]')],
  [2, 4.5, l('[Der Ton verklingt, ein Vorhang aus Licht steigt auf.]', '[The sound fades, a curtain of light rises.]')],
  [4.5, 6.5, l('[Stille. Jemand tritt in das Licht.]', '[Silence. Somebody steps into the light.]')],
  [6.5, 8, l('Haus Nordlicht. Es beginnt.', 'Haus Nordlicht. It begins.')],
];

/** The film's captions as WebVTT. */
export function captions(locale: keyof Localised): Buffer {
  const lines = cues.map(([from, to, words]) => `${clock(from)} --> ${clock(to)}\n${words[locale]}\n`);
  return Buffer.from(['WEBVTT\n', ...lines].join('\n'));
}

const clock = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
