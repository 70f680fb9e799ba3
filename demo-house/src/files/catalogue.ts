import { readFileSync } from 'node:fs';
import { l } from '../localise.ts';
import type { HouseFile } from '@foyer/shared/house';
import { captions } from './captions.ts';
import { gong } from './gong.ts';
import { leaflet } from './leaflet.ts';

/** Made by the script beside the films. */
const made = (name: string) => () => readFileSync(new URL(`../../film/${name}`, import.meta.url));

export const files: HouseFile[] = [
  {
    key: 'film',
    filename: 'nordlicht.mp4',
    mime: 'video/mp4',
    title: l('Acht Sekunden Licht', 'Eight Seconds of Light'),
    bytes: made('nordlicht.mp4'),
  },
  {
    key: 'film-loop',
    filename: 'nordlicht-loop.webm',
    mime: 'video/webm',
    title: l('Licht, ohne Anfang und Ende', 'Light without beginning or end'),
    bytes: made('nordlicht.webm'),
  },
  {
    key: 'film-de',
    filename: 'nordlicht-de.vtt',
    mime: 'text/vtt',
    title: l('Untertitel auf Deutsch', 'Captions in German'),
    bytes: () => captions('de'),
  },
  {
    key: 'film-en',
    filename: 'nordlicht-en.vtt',
    mime: 'text/vtt',
    title: l('Untertitel auf Englisch', 'Captions in English'),
    bytes: () => captions('en'),
  },
  {
    key: 'gong',
    filename: 'gong.wav',
    mime: 'audio/wav',
    title: l('Der Gong aus dem Foyer', 'The gong from the Foyer'),
    bytes: gong,
  },
  {
    key: 'hausordnung',
    filename: 'hausordnung.pdf',
    mime: 'application/pdf',
    title: l('Hausordnung (PDF)', 'House rules (PDF, in German)'),
    bytes: () =>
      leaflet([
        'Hausordnung',
        'Haus Nordlicht. Museum und Bühne',
        '',
        'Willkommen. Bitte halten Sie Türen, nicht nur für sich.',
        'Taschen größer als ein A4-Blatt gehören an die Garderobe.',
        'Fotografieren ohne Blitz ist erlaubt, außer in Vorstellungen.',
        'Essen und Trinken: gern im Foyer und im Lichthof.',
        'Wer Hilfe braucht, fragt die Menschen mit dem grünen Schal.',
      ]),
  },
];
