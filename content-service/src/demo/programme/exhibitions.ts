import type { ProductionEntry } from './entries.ts';

/** Exhibitions of the museum. Their dates are the openings and the curator's tours. */
export const exhibitionEntries: readonly ProductionEntry[] = [
  {
    key: 'die-sammlung-wandert',
    title: ['Die Sammlung wandert', 'The Collection Walks'],
    subtitle: ['Neue Hängung auf drei Ebenen', 'A new display on three levels'],
    preline: ['Dauerausstellung', 'Permanent exhibition'],
    teaser: ['Alle vier Monate wechseln zweihundert Werke den Raum. Wer wiederkommt, sieht ein anderes Museum.', 'Every four months two hundred works change rooms. Those who return will see a different museum.'],
    de: [
      'Ein Museum, das stillsteht, wird übersehen. Deshalb hängt die neue Sammlung nicht, sie wandert: vom Dachgeschoss in den Keller, von der Epoche zum Thema, von der Wand auf den Tisch. Im Winter geht es um das Wort <em>zwischen</em>: zwischen Tag und Nacht, zwischen Land und Wasser, zwischen zwei Menschen.',
      'Begleitend liegt in jedem Raum ein Heft aus, in das Besucherinnen und Besucher schreiben, welches Werk sie vermissen. Die am häufigsten genannten kehren im Frühjahr zurück.',
    ],
    en: [
      'A museum that stands still is overlooked. This is why the new collection does not hang, it walks: from attic to cellar, from period to theme, from the wall to the table. This winter is about the word <em>between</em>: between day and night, between land and water, between two people.',
      'In every room there is a notebook in which visitors write down which work they miss. Those named most often will return in spring.',
    ],
    type: 'ausstellung', genre: 'bildende-kunst', tags: [], access: ['wheelchair', 'easy_language'],
    room: 'sammlung', minutes: 60, price: [5, 9], picture: 'plan-mixed-ember', from: -200, to: 240,
    rhythm: [{ weekday: 6, time: '11:00', every: 3 }],
    productionTags: ['dauerausstellung'],
    team: [['Konzept', 'Concept', 'joris-vandamme'], ['Restaurierung', 'Conservation', 'ruben-castell'], ['Vermittlung', 'Learning', 'hanne-joergensen']],
    quote: ['Ein Bild, das umzieht, wird wieder neu.', 'A picture that moves house becomes new again.', 'Joris Vandamme'],
  },
  {
    key: 'durchsicht',
    title: ['Durchsicht. Glas aus drei Jahrhunderten', 'Clear View. Glass from Three Centuries'],
    subtitle: ['Sonderausstellung in der Ausstellungshalle', 'Special exhibition in the Exhibition Hall'],
    preline: ['Sonderausstellung', 'Special exhibition'],
    teaser: ['Vom Waldglas bis zur Glasfaser: hundertachtzig Objekte, durch die man hindurchsehen kann, wenn man genau hinschaut.', 'From forest glass to glass fibre: one hundred and eighty objects you can see through if you look closely.'],
    de: [
      'Glas ist Sand, der sich erinnert, dass er einmal flüssig war. Die Ausstellung erzählt von Hütten, die mit ihren Wäldern weiterzogen, von Apothekern, Linsenschleifern und Telefonistinnen. Zu sehen sind eine Schiffslaterne mit Durchschuss, das kleinste Glas der Sammlung und eine Fensterscheibe, in die 1811 jemand einen Namen geritzt hat.',
      'An vier Stationen darf angefasst, geklopft und gehorcht werden. Im Lichthof steht ein Ofen, an dem jeden Samstag geblasen wird.',
    ],
    en: [
      'Glass is sand that remembers having once been liquid. The exhibition tells of glassworks that moved on with their forests, of apothecaries, lens grinders and telephone operators. On view are a ship’s lantern with a bullet hole, the smallest glass in the collection and a window pane into which someone scratched a name in 1811.',
      'At four stations you may touch, tap and listen. A furnace stands in the Light Court, and every Saturday there is glassblowing.',
    ],
    type: 'ausstellung', genre: 'bildende-kunst', tags: [], access: ['wheelchair', 'audio_description'],
    room: 'halle', minutes: 60, price: [7, 12], picture: 'plan-arches-lake', from: -30, to: 127,
    rhythm: [{ weekday: 7, time: '14:00', every: 3, phase: 1 }],
    productionTags: ['sonderausstellung'],
    team: [['Kuratorin', 'Curator', 'friederike-matthiessen'], ['Restaurierung', 'Conservation', 'ruben-castell'], ['Licht', 'Lighting', 'bo-christensen']],
    quote: ['Man sieht Glas erst, wenn es einen Fehler hat.', 'You only see glass when it has a flaw.', 'Friederike Matthiessen'],
  },
  {
    key: 'neonzeit',
    title: ['Neonzeit', 'Neon Age'],
    subtitle: ['Leuchtschriften einer Hafenstadt', 'Illuminated signs of a harbour town'],
    preline: ['Sonderausstellung', 'Special exhibition'],
    teaser: ['Die Buchstaben hingen über Kinos, Fischläden und Tanzsälen. Nun leuchten sie noch einmal.', 'The letters hung above cinemas, fishmongers and dance halls. Now they glow once more.'],
    de: [
      'Zwischen 1950 und 1975 schrieb sich Förde in Neon an den Himmel. Als die Röhren erloschen, landeten die meisten Schriftzüge auf dem Schrottplatz, dreiundvierzig hat Bo Christensen gerettet. Die Trafohalle zeigt sie in der Reihenfolge, in der sie einst vom Hafen bis zum Bahnhof leuchteten.',
      'Ein Spaziergang durch eine Stadt, die es so nicht mehr gibt, mit Tonaufnahmen der Menschen, die unter diesen Buchstaben gearbeitet, gewartet und getanzt haben.',
    ],
    en: [
      'Between 1950 and 1975 Förde wrote itself onto the sky in neon. When the tubes went out, most signs ended up on the scrap heap; Bo Christensen saved forty-three. The Transformer Hall shows them in the order in which they once shone from the harbour to the station.',
      'A walk through a town that no longer exists, with recordings of the people who worked, waited and danced beneath these letters.',
    ],
    notes: ['Flackerndes Licht in zwei Räumen', 'Flickering light in two rooms'],
    type: 'ausstellung', genre: 'bildende-kunst', tags: [], access: ['wheelchair'],
    room: 'trafo', minutes: 60, price: [5, 8], picture: 'plan-arches-ink', from: 20, to: 160,
    rhythm: [{ weekday: 3, time: '17:00', every: 3 }],
    productionTags: ['sonderausstellung'],
    team: [['Sammlung', 'Collection', 'bo-christensen'], ['Kurator', 'Curator', 'adeola-bamgbose']],
  },
  {
    key: 'nordwaerts',
    title: ['Nordwärts. Fotografien von Maren Skov', 'Northbound. Photographs by Maren Skov'],
    subtitle: ['Ausstellung im Lichthof', 'Exhibition in the Light Court'],
    preline: ['Ausstellung', 'Exhibition'],
    teaser: ['Häfen zwischen vier und sechs Uhr morgens: sechzig Bilder von der Stunde, in der noch nichts entschieden ist.', 'Harbours between four and six in the morning: sixty pictures of the hour in which nothing has been decided yet.'],
    de: [
      'Neun Winter lang ist Maren Skov die Küste hinaufgereist, jedes Jahr ein Stück weiter. Ihre Kamera ist so groß, dass sie einen eigenen Schlitten braucht, ihre Belichtungszeiten sind so lang, dass Menschen darin verschwinden und nur die Lichter bleiben.',
      'Die Abzüge sind fast lebensgroß und hängen im Lichthof so tief, dass man sich vor sie setzen kann. Wir empfehlen den späten Nachmittag.',
    ],
    en: [
      'For nine winters Maren Skov travelled up the coast, each year a little further. Her camera is so large that it needs a sledge of its own; her exposures are so long that people vanish in them and only the lights remain.',
      'The prints are almost life-size and hang so low in the Light Court that you can sit down in front of them. We recommend the late afternoon.',
    ],
    type: 'ausstellung', genre: 'bildende-kunst', tags: [], access: ['wheelchair'],
    room: 'lichthof', minutes: 60, price: [5, 9], picture: 'aurora-arch-teal', from: -70, to: 75,
    rhythm: [{ weekday: 4, time: '17:30', every: 2 }], series: 'langer-donnerstag',
    productionTags: ['sonderausstellung'],
    team: [['Fotografien', 'Photographs', 'maren-skov'], ['Kurator', 'Curator', 'adeola-bamgbose']],
    quote: ['Um vier Uhr früh ist jeder Hafen am Ende der Welt.', 'At four in the morning every harbour is at the end of the world.', 'Maren Skov'],
  },
];
