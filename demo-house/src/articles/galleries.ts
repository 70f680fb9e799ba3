/** Pictures of articles that mostly show: key of the picture, what it shows in German and in English. */
export const galleries: Readonly<Record<string, readonly (readonly [picture: string, de: string, en: string])[]>> = {
  'die-neue-sammlung': [
    [
      'plan-mixed-ember',
      'Ebene 3: Was dreht, hängt neben dem, was stillsteht.',
      'Level 3: what turns hangs next to what stands still.',
    ],
    ['plan-rooms-sand', 'Der Plan, nach dem umgezogen wurde, vierte Fassung.', 'The plan for the move, fourth draft.'],
    [
      'plan-tiles-ink',
      'Nachts zählt die Alarmanlage noch einmal alle durch.',
      'At night the alarm system counts them all once more.',
    ],
    ['plan-arches-ink', 'Ebene 1, vom Treppenhaus aus.', 'Level 1, seen from the stairs.'],
  ],
  'leonie-faerbt': [
    ['plan-tiles-sand', 'Rotkohl auf Leinen, drei Stunden gezogen.', 'Red cabbage on linen, steeped for three hours.'],
    [
      'plan-mixed-lake',
      'Tang auf Seide. Riecht nach vier Wäschen noch.',
      'Kelp on silk. It still smells after four washes.',
    ],
    ['plan-mixed-ink', 'Derselbe Mantel im September und im Mai.', 'The same coat in September and in May.'],
  ],
  'neun-winter': [
    ['aurora-arch-teal', 'Hafen, 4.12 Uhr. Belichtet: elf Minuten.', 'Harbour, 4.12 am. Exposure: eleven minutes.'],
    ['aurora-gate-lake', 'Schleuse, 5.02 Uhr. Belichtet: sechs Minuten.', 'Lock, 5.02 am. Exposure: six minutes.'],
    ['aurora-arch-lake', 'Hafen, 4.38 Uhr. Belichtet: vierzig Minuten.', 'Harbour, 4.38 am. Exposure: forty minutes.'],
    ['aurora-curtain-sand', 'Mole, 5.55 Uhr. Danach war es zu hell.', 'Pier, 5.55 am. After that it was too bright.'],
  ],
  'notenblatt-im-foyer': [
    ['aurora-ribbon-sand', 'Blatt 2: nach dem „Lindenbaum“ gefaltet.', 'Sheet 2: folded after “The Linden Tree”.'],
    ['plan-mixed-paper', 'Blatt 4: die Hand, die niemandem gehört.', 'Sheet 4: the hand that belongs to nobody.'],
    ['plan-tiles-paper', 'Blatt 9: noch feucht.', 'Sheet 9: still damp.'],
  ],
  mondlicht: [
    ['aurora-gate-lake', 'Der Mond, wie ihn der Saal sieht.', 'The moon as the auditorium sees it.'],
    ['beams-cone-white', 'Der Mond, wie ihn die Beleuchtung sieht.', 'The moon as the lighting crew sees it.'],
    ['beams-cross-violet', 'Sechs Scheinwerfer, die fast nichts tun.', 'Six lamps that do almost nothing.'],
    ['aurora-curtain-ember', 'Der siebte.', 'The seventh.'],
  ],
};
