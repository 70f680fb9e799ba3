import { l, rich, slugs } from '../localise.ts';
import type { HouseSeries, Localised } from '@foyer/shared/house';
import { numbered, quote, row } from '../modules.ts';

const series = (
  key: string,
  name: Localised,
  picture: string,
  description: Localised,
  motto: readonly [quote: Localised, author: string],
): HouseSeries => ({
  key,
  name,
  slug: slugs(name),
  description,
  picture,
  modules: numbered(key, [row(quote(...motto))]),
});

export const allSeries: HouseSeries[] = [
  series(
    'nachtschicht',
    l('Nachtschicht', 'Night Shift'),
    'aurora-curtain-teal',
    rich(
      [
        'Fünf Abende, ein Preis: In der Reihe <em>Nachtschicht</em> treffen Stimmen, Strom und Streicher aufeinander. Die Konzerte beginnen um acht und enden, wenn die letzte Fähre fährt. Im Abonnement kosten alle fünf 60 Euro, der Platz ist frei wählbar.',
      ],
      [
        'Five evenings, one price: in the series <em>Night Shift</em>, voices, electricity and strings meet. The concerts begin at eight and end when the last ferry leaves. A subscription to all five costs 60 euros, and you choose your seat.',
      ],
    ),
    [
      l('<p>Nachts hört man, woraus ein Raum gemacht ist.</p>', '<p>At night you can hear what a room is made of.</p>'),
      'Samir Haddad',
    ],
  ),
  series(
    'sonntagsmatinee',
    l('Sonntagsmatinee', 'Sunday Matinee'),
    'plan-arches-sand',
    rich(
      [
        'Sonntags um halb zwölf liest, singt oder streitet jemand aus dem Ensemble im Foyer. Der Kaffee ist im Preis enthalten, der Kuchen ist selbst gebacken, und wer nicht kommen kann, sieht im Livestream zu.',
      ],
      [
        'On Sundays at half past eleven someone from the company reads, sings or argues in the Foyer. The coffee is included, the cake is home-made, and those who cannot come can watch the live stream.',
      ],
    ),
    [
      l('<p>Ein Sonntag ohne Vorlesen ist ein Dienstag.</p>', '<p>A Sunday without reading aloud is a Tuesday.</p>'),
      'Jonna Petersen',
    ],
  ),
  series(
    'mittagsmusik',
    l('Mittagsmusik', 'Midday Music'),
    'beams-cone-mint',
    rich(
      [
        'Dreißig Minuten Kammermusik im Lichthof, jeden Mittwoch um halb eins, Eintritt frei. Brote dürfen mitgebracht und leise gegessen werden.',
      ],
      [
        'Thirty minutes of chamber music in the Light Court, every Wednesday at half past twelve, admission free. Sandwiches may be brought along and eaten quietly.',
      ],
    ),
    [
      l('<p>Eine halbe Stunde ist lang, wenn man zuhört.</p>', '<p>Half an hour is long if you listen.</p>'),
      'Maija Lehto',
    ],
  ),
  series(
    'tischgespraeche',
    l('Tischgespräche', 'Table Talks'),
    'plan-mixed-ink',
    rich(
      [
        'An einem langen Tisch im Foyer sitzen vierzig Menschen und zwei Gäste, die etwas wissen. Es gibt Suppe, Brot und genau eine Frage, die an diesem Abend beantwortet werden soll.',
      ],
      [
        'At one long table in the Foyer sit forty people and two guests who know something. There is soup, bread and exactly one question that the evening is meant to answer.',
      ],
    ),
    [l('<p>Wer isst, unterbricht nicht.</p>', '<p>People who are eating do not interrupt.</p>'), 'Selma Yıldırım'],
  ),
  series(
    'familienzeit',
    l('Familienzeit', 'Family Time'),
    'plan-tiles-paper',
    rich(
      [
        'Am Wochenende gehört das Atelier den Familien. Gebaut wird mit Licht, Pappe, Draht und allem, was die Werkstätten übrig lassen. Erwachsene dürfen mitmachen, müssen aber fragen.',
      ],
      [
        'At weekends the Atelier belongs to families. We build with light, cardboard, wire and whatever the workshops leave behind. Grown-ups may join in, but they have to ask.',
      ],
    ),
    [
      l(
        '<p>Das Kabel ist kaputt, aber die Idee geht noch.</p>',
        '<p>The cable is broken, but the idea still works.</p>',
      ),
      'Mila, 7',
    ],
  ),
  series(
    'langer-donnerstag',
    l('Langer Donnerstag', 'Late Thursday'),
    'aurora-fan-ember',
    rich(
      [
        'Donnerstags ist das Museum bis 20 Uhr geöffnet, und ab 17 Uhr kostet der Eintritt die Hälfte. Dazu gibt es Kurzführungen, Atelier am Abend und eine Bar, die nur drei Getränke kann, die aber gut.',
      ],
      [
        'On Thursdays the museum stays open until 8 pm, and from 5 pm admission is half price. There are short tours, the evening atelier and a bar that knows only three drinks but knows them well.',
      ],
    ),
    [
      l('<p>Nach fünf sieht Glas anders aus.</p>', '<p>Glass looks different after five.</p>'),
      'Friederike Matthiessen',
    ],
  ),
  series(
    'kuechenabende',
    l('Küchenabende', 'Kitchen Evenings'),
    'plan-mixed-ember',
    rich(
      [
        'Einmal im Monat kocht Rieke Boysen nicht für vierzig, sondern für vierundzwanzig, und zwar im Dunkeln. Die Abende sind vergeben, sobald sie angekündigt sind. Frei wird trotzdem oft etwas: Fragen Sie an der Kasse nach der Warteliste.',
      ],
      [
        'Once a month Rieke Boysen cooks not for forty but for twenty-four, and in the dark. The evenings are gone as soon as they are announced. Even so, a seat often becomes free: ask for the waiting list at the ticket desk.',
      ],
    ),
    [l('<p>Im Dunkeln würzt man ehrlicher.</p>', '<p>You season more honestly in the dark.</p>'), 'Rieke Boysen'],
  ),
];
