import type { ProgrammeEntry } from './entries.ts';

/** What happens late: past midnight, in the night in which the clocks change, in the dark. */
export const lateFormats: readonly ProgrammeEntry[] = [
  {
    key: 'bis-die-faehre-wieder-faehrt',
    title: ['Nachtschicht: Bis die Fähre wieder fährt', 'Night Shift: Until the Ferry Runs Again'],
    subtitle: [
      'Konzert der Reihe Nachtschicht, bis in den Morgen',
      'Concert in the series Night Shift, into the morning',
    ],
    preline: ['Konzert', 'Concert'],
    teaser: [
      'Wer die letzte Fähre verpasst, bleibt eben: drei Stunden Musik für Wache und Dösende.',
      'If you miss the last ferry, you simply stay: three hours of music for the wakeful and the drowsy.',
    ],
    de: [
      'Das Konzert beginnt, wenn andere enden, und wird mit jeder Stunde leiser. Samir Haddad und das Kammerorchester spielen Stücke, die für den Schlaf geschrieben wurden, und solche, die ihn stören. Liegestühle stehen im Lichthof, Decken an der Garderobe.',
      'Um zwei fährt ein Bus in die Stadt. Wer bleibt, bekommt um sechs einen Kaffee.',
    ],
    en: [
      'The concert begins when others end and grows quieter with every hour. Samir Haddad and the chamber orchestra play pieces that were written for sleep, and some that disturb it. There are deckchairs in the Light Court and blankets in the cloakroom.',
      'A bus leaves for town at two. Those who stay are given coffee at six.',
    ],
    type: 'konzert',
    genre: 'konzert',
    tags: [],
    access: ['wheelchair', 'relaxed'],
    room: 'lichthof',
    minutes: 180,
    price: [14, 22],
    picture: 'aurora-curtain-ember',
    series: 'nachtschicht',
    rhythm: [{ weekday: 6, time: '22:30', every: 4, phase: 2 }],
    team: [
      ['Klavier', 'Piano', 'samir-haddad'],
      ['Musikalische Leitung', 'Conductor', 'maija-lehto'],
    ],
  },
  {
    key: 'die-verschobene-stunde',
    title: ['Die verschobene Stunde', 'The Shifted Hour'],
    subtitle: ['Eine Nacht mit allen Uhren der Sammlung', 'A night with every clock in the collection'],
    preline: ['Lange Nacht', 'Late night'],
    teaser: [
      'Hundertsieben Uhren müssen umgestellt werden. Wir könnten Hilfe gebrauchen.',
      'One hundred and seven clocks have to be changed. We could do with some help.',
    ],
    de: [
      'Zweimal im Jahr geht Ruben Castell nachts mit einer Lampe durch das Museum und dreht an Zeigern. Diesmal nimmt er vierzig Gäste mit. Zwischen den Stockwerken liest Thies Brandt über Menschen, denen eine Stunde fehlt, und über andere, die eine zu viel haben.',
      'Gefrühstückt wird um vier, nach welcher Uhr auch immer.',
    ],
    en: [
      'Twice a year Ruben Castell walks through the museum at night with a lamp, turning hands. This time he is taking forty guests along. Between the floors Thies Brandt reads about people who are missing an hour, and about others who have one too many.',
      'Breakfast is at four, by whichever clock.',
    ],
    type: 'fuehrung',
    genre: 'literatur',
    tags: ['mitmachen'],
    access: ['wheelchair'],
    room: 'sammlung',
    minutes: 300,
    price: [9, 14],
    picture: 'plan-arches-ink',
    rhythm: [],
    team: [
      ['Führung', 'Guide', 'ruben-castell'],
      ['Lesung', 'Reading', 'thies-brandt'],
    ],
  },
  {
    key: 'essen-im-dunkeln',
    title: ['Essen im Dunkeln', 'Dinner in the Dark'],
    subtitle: ['Vier Gänge, vierundzwanzig Plätze', 'Four courses, twenty-four seats'],
    preline: ['Küchenabend', 'Kitchen evening'],
    teaser: [
      'Rieke Boysen kocht, das Licht bleibt aus, und niemand weiß, wer die Suppe gelobt hat.',
      'Rieke Boysen cooks, the lights stay off, and nobody knows who praised the soup.',
    ],
    de: [
      'Am langen Tisch im Bootshaus sitzen vierundzwanzig Menschen, die einander nicht sehen. Serviert wird von Menschen, für die das Alltag ist. Zwischen den Gängen erzählt Greta Thomsen, wie man einen Raum hört.',
      'Die Küchenabende sind meist am ersten Vorverkaufstag vergeben. Eine Warteliste liegt an der Kasse.',
    ],
    en: [
      'At the long table in the Boathouse sit twenty-four people who cannot see each other. They are served by people for whom this is everyday life. Between the courses Greta Thomsen explains how to hear a room.',
      'The kitchen evenings are usually gone on the first day of sale. There is a waiting list at the ticket desk.',
    ],
    type: 'gespraech',
    genre: null,
    tags: [],
    access: ['wheelchair', 'audio_description'],
    room: 'bootshaus',
    minutes: 150,
    price: [38, 38],
    picture: 'plan-mixed-ink',
    series: 'kuechenabende',
    soldOut: true,
    rhythm: [{ weekday: 5, time: '19:00', every: 4, phase: 1 }],
    team: [
      ['Küche', 'Cook', 'rieke-boysen'],
      ['Gastgeberin', 'Host', 'greta-thomsen'],
    ],
  },
];
