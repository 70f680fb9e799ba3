import type { PersonEntry } from './persons.ts';

export const team: readonly PersonEntry[] = [
  {
    key: 'henrike-aalund',
    name: ['Henrike', 'Aalund'],
    role: ['Intendantin', 'Artistic director'],
    category: 'leitung',
    portrait: 8,
    de: [
      'Henrike Aalund leitet die Bühne seit 2021. Zuvor war sie Regisseurin in Kiel und Aarhus. Ihr Satz zum Amtsantritt hängt noch immer am Bühneneingang: „Wer zu spät kommt, hat vielleicht einen Grund.“',
    ],
    en: [
      'Henrike Aalund has led the stage since 2021, after directing in Kiel and Aarhus. The sentence with which she took office still hangs at the stage door: “Whoever is late may have a reason.”',
    ],
  },
  {
    key: 'joris-vandamme',
    name: ['Joris', 'Vandamme'],
    role: ['Museumsdirektor', 'Museum director'],
    category: 'leitung',
    portrait: 27,
    de: [
      'Joris Vandamme, Kunsthistoriker aus Gent, hat die Sammlung aus den Depots geholt. Auf ihn geht die Idee zurück, dass Werke alle vier Monate den Raum wechseln.',
    ],
    en: [
      'Joris Vandamme, an art historian from Ghent, brought the collection out of storage. It was his idea that works should change rooms every four months.',
    ],
  },
  {
    key: 'selma-yildirim',
    name: ['Selma', 'Yıldırım'],
    role: ['Chefdramaturgin', 'Chief dramaturg'],
    category: 'leitung',
    portrait: 17,
    de: [
      'Selma Yıldırım liest im Jahr etwa zweihundert Stücke und empfiehlt davon fünf. Sie moderiert die <em>Tischgespräche</em> und verteilt die Suppe selbst.',
    ],
    en: [
      'Selma Yıldırım reads around two hundred plays a year and recommends five of them. She hosts the <em>Table Talks</em> and ladles out the soup herself.',
    ],
  },
  {
    key: 'ida-hellwig',
    name: ['Ida', 'Hellwig'],
    role: ['Komponistin', 'Composer'],
    category: 'regie-und-ausstattung',
    portrait: 16,
    de: [
      'Ida Hellwig komponiert für Stimmen, Glasinstrumente und Elektronik. <em>Nächte aus Glas</em> ist ihr drittes Werk für das Musiktheater und das erste, in dem das Orchester im Dunkeln spielt.',
    ],
    en: [
      'Ida Hellwig composes for voices, glass instruments and electronics. <em>Nights of Glass</em> is her third work for the music theatre and the first in which the orchestra plays in the dark.',
    ],
  },
  {
    key: 'thies-brandt',
    name: ['Thies', 'Brandt'],
    role: ['Autor', 'Writer'],
    category: 'regie-und-ausstattung',
    portrait: 22,
    de: [
      'Thies Brandt war zwanzig Jahre lang Schaffner und schreibt seither über Menschen, die warten. Seine Erzählungen sind kurz, damit sie zwischen zwei Stationen passen.',
    ],
    en: [
      'Thies Brandt was a train conductor for twenty years and has been writing about people who wait ever since. His stories are short, so that they fit between two stations.',
    ],
  },
  {
    key: 'nora-lindqvist',
    name: ['Nora', 'Lindqvist'],
    role: ['Regisseurin', 'Director'],
    category: 'regie-und-ausstattung',
    portrait: 7,
    de: [
      'Nora Lindqvist inszeniert Oper und Schauspiel. Sie probt bei Tageslicht und leuchtet erst am letzten Tag, weil eine Szene, wie sie sagt, auch ohne Scheinwerfer stimmen muss.',
    ],
    en: [
      'Nora Lindqvist directs opera and drama. She rehearses in daylight and adds the lighting on the last day because, she says, a scene has to be true without spotlights too.',
    ],
  },
  {
    key: 'marek-zielinski',
    name: ['Marek', 'Zieliński'],
    role: ['Bühnenbildner', 'Set designer'],
    category: 'regie-und-ausstattung',
    portrait: 19,
    de: [
      'Marek Zieliński ist gelernter Architekt. Er baut Räume, die sich mit zwei Handgriffen verwandeln, und verwendet jedes Bühnenbild mindestens zweimal.',
    ],
    en: [
      'Marek Zieliński trained as an architect. He builds rooms that two moves of the hand can transform, and he uses every set at least twice.',
    ],
  },
  {
    key: 'leonie-abendroth',
    name: ['Leonie', 'Abendroth'],
    role: ['Kostümbildnerin', 'Costume designer'],
    category: 'regie-und-ausstattung',
    portrait: 29,
    de: [
      'Leonie Abendroth färbt ihre Stoffe mit Tang, Rost und Rotkohl. Ihre Kostüme dürfen altern; manche tragen die Namen aller, die sie getragen haben, im Futter.',
    ],
    en: [
      'Leonie Abendroth dyes her fabrics with kelp, rust and red cabbage. Her costumes are allowed to age; some carry the names of everyone who has worn them in the lining.',
    ],
  },
  {
    key: 'bo-christensen',
    name: ['Bo', 'Christensen'],
    role: ['Lichtgestalter', 'Lighting designer'],
    category: 'regie-und-ausstattung',
    portrait: 6,
    de: [
      'Bo Christensen fing als Beleuchter auf Fischmärkten an. Er besitzt eine Sammlung von hundertzwölf Glühlampen, die im Museum in der Ausstellung <em>Neonzeit</em> zu sehen ist.',
    ],
    en: [
      'Bo Christensen started out lighting fish markets. He owns a collection of one hundred and twelve light bulbs, now on view at the museum in the exhibition <em>Neon Age</em>.',
    ],
  },
  {
    key: 'maren-skov',
    name: ['Maren', 'Skov'],
    role: ['Fotografin', 'Photographer'],
    category: 'regie-und-ausstattung',
    portrait: 10,
    de: [
      'Maren Skov fotografiert Häfen im Winter, immer zwischen vier und sechs Uhr morgens. Ihre Bilder entstehen auf großen Platten und mit sehr viel Geduld.',
    ],
    en: [
      'Maren Skov photographs harbours in winter, always between four and six in the morning. Her pictures are made on large plates and with a great deal of patience.',
    ],
  },
  {
    key: 'friederike-matthiessen',
    name: ['Friederike', 'Matthiessen'],
    role: ['Kuratorin für Glas und Licht', 'Curator of glass and light'],
    category: 'museum',
    portrait: 2,
    de: [
      'Friederike Matthiessen erkennt eine Glashütte am Klang. Sie betreut dreitausend Gläser, vom Reagenzkolben bis zum Kirchenfenster, und führt mit weißen Handschuhen und ohne Scheu.',
    ],
    en: [
      'Friederike Matthiessen can tell a glassworks by its sound. She looks after three thousand pieces of glass, from test tubes to church windows, and guides visitors with white gloves and without shyness.',
    ],
  },
  {
    key: 'adeola-bamgbose',
    name: ['Adeola', 'Bamgbose'],
    role: ['Kurator für Fotografie', 'Curator of photography'],
    category: 'museum',
    portrait: 28,
    de: [
      'Adeola Bamgbose hat das Bildarchiv der Werft vor dem Container gerettet. Seither sammelt er Fotografien, die nie für ein Museum gedacht waren.',
    ],
    en: [
      'Adeola Bamgbose saved the shipyard’s picture archive from the skip. Since then he has collected photographs that were never meant for a museum.',
    ],
  },
  {
    key: 'hanne-joergensen',
    name: ['Hanne', 'Jørgensen'],
    role: ['Leiterin Bildung und Vermittlung', 'Head of learning'],
    category: 'museum',
    portrait: 9,
    de: [
      'Hanne Jørgensen war Grundschullehrerin und hat in der Pause am liebsten Stromkreise gebaut. Sie entwickelt die Werkstätten und prüft jede Anleitung an ihrer Nichte.',
    ],
    en: [
      'Hanne Jørgensen was a primary-school teacher who liked to spend the break building circuits. She develops the workshops and tests every instruction on her niece.',
    ],
  },
  {
    key: 'ruben-castell',
    name: ['Ruben', 'Castell'],
    role: ['Restaurator', 'Conservator'],
    category: 'museum',
    portrait: 26,
    de: [
      'Ruben Castell klebt, was andere wegwerfen würden. An der Hafenlaterne von 1886 hat er vierzehn Monate gearbeitet, und er würde es wieder tun.',
    ],
    en: [
      'Ruben Castell glues together what others would throw away. He spent fourteen months on the harbour lantern of 1886, and he would do it again.',
    ],
  },
  {
    key: 'greta-thomsen',
    name: ['Greta', 'Thomsen'],
    role: ['Beauftragte für Barrierefreiheit', 'Head of accessibility'],
    category: 'haus-und-technik',
    portrait: 18,
    de: [
      'Greta Thomsen ist die Person, die Sie anrufen, wenn Sie etwas brauchen: einen Platz am Gang, eine Begleitung vom Bahnhof, eine Pause. Sie gebärdet, liest Braille und kennt jede Schwelle im Haus.',
    ],
    en: [
      'Greta Thomsen is the person you call when you need something: an aisle seat, company from the station, a break. She signs, reads braille and knows every threshold in the building.',
    ],
  },
  {
    key: 'oleg-tarasenko',
    name: ['Oleg', 'Tarasenko'],
    role: ['Technischer Direktor', 'Technical director'],
    category: 'haus-und-technik',
    portrait: 25,
    de: [
      'Oleg Tarasenko hat in drei Ländern Bühnen geleitet und noch keine Vorstellung absagen müssen, ohne es vorher dreimal versucht zu haben. Samstags zeigt er, was hinter dem Eisernen Vorhang liegt.',
    ],
    en: [
      'Oleg Tarasenko has run stages in three countries and has never cancelled a performance without first trying three times not to. On Saturdays he shows what lies behind the safety curtain.',
    ],
  },
  {
    key: 'rieke-boysen',
    name: ['Rieke', 'Boysen'],
    role: ['Köchin', 'Cook'],
    category: 'haus-und-technik',
    portrait: null,
    de: [
      'Rieke Boysen kocht seit dem ersten Tischgespräch und fragt vorher nach dem Thema. Fotografieren lässt sie sich nicht; wer wissen will, wie sie aussieht, soll zum Essen kommen.',
    ],
    en: [
      'Rieke Boysen has cooked since the very first Table Talk and always asks for the topic beforehand. She does not let herself be photographed; anyone who wants to know what she looks like should come for dinner.',
    ],
  },
];
