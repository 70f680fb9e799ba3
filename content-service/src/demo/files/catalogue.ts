import { l } from '../localise.ts';
import type { DemoFile } from '../model.ts';
import { gong } from './gong.ts';
import { leaflet } from './leaflet.ts';

export const files: DemoFile[] = [
  { key: 'gong', filename: 'gong.wav', mime: 'audio/wav', title: l('Der Gong aus dem Foyer', 'The gong from the Foyer'), bytes: gong },
  {
    key: 'hausordnung',
    filename: 'hausordnung.pdf',
    mime: 'application/pdf',
    title: l('Hausordnung (PDF)', 'House rules (PDF, in German)'),
    bytes: () => leaflet(['Hausordnung', 'Haus Nordlicht. Museum und Bühne', '', 'Willkommen. Bitte halten Sie Türen, nicht nur für sich.', 'Taschen größer als ein A4-Blatt gehören an die Garderobe.', 'Fotografieren ohne Blitz ist erlaubt, außer in Vorstellungen.', 'Essen und Trinken: gern im Foyer und im Lichthof.', 'Wer Hilfe braucht, fragt die Menschen mit dem grünen Schal.']),
  },
];
