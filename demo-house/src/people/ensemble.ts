import type { PersonEntry } from './persons.ts';

export const ensemble: readonly PersonEntry[] = [
  {
    key: 'jonna-petersen',
    name: ['Jonna', 'Petersen'],
    role: ['Schauspielerin', 'Actor'],
    category: 'schauspiel',
    portrait: 0,
    de: [
      'Jonna Petersen wuchs auf einer Hallig auf und lernte das Sprechen gegen den Wind. Nach dem Studium in Rostock spielte sie in freien Gruppen, seit acht Jahren gehört sie fest zum Ensemble.',
      'In <em>Nächte aus Glas</em> ist sie die Glasbläserin Runa. Sonntags liest sie, was ihr gerade auf den Tisch kommt.',
    ],
    en: [
      'Jonna Petersen grew up on a tidal island and learnt to speak against the wind. She trained in Rostock, worked with independent companies and has been a permanent member of the ensemble for eight years.',
      'In <em>Nights of Glass</em> she plays the glassblower Runa. On Sundays she reads aloud whatever has landed on her table.',
    ],
  },
  {
    key: 'matthis-lorenz',
    name: ['Matthis', 'Lorenz'],
    role: ['Schauspieler', 'Actor'],
    category: 'schauspiel',
    portrait: 1,
    de: [
      'Matthis Lorenz war Bootsbauer, bevor er mit sechsundzwanzig zum ersten Mal auf einer Bühne stand. Man merkt es an den Händen: Er gibt jeder Figur ein Handwerk.',
      'In <em>Die Verspätung</em> spielt er den Fahrdienstleiter.',
    ],
    en: [
      'Matthis Lorenz built boats before he first stood on a stage at the age of twenty-six. You can see it in his hands: he gives every character a trade.',
      'In <em>The Delay</em> he plays the signalman.',
    ],
  },
  {
    key: 'tobias-rehm',
    name: ['Tobias', 'Rehm'],
    role: ['Schauspieler', 'Actor'],
    category: 'schauspiel',
    portrait: 5,
    de: [
      'Tobias Rehm kam über das Jugendtheater an das Haus, in dem er schon als Schüler Karten abgerissen hat. Er spielt leise Komödien und laute Könige.',
      'Neben der Bühne leitet er den Spielklub für Erwachsene.',
    ],
    en: [
      'Tobias Rehm came to the house through youth theatre, having torn tickets here as a schoolboy. He plays quiet comedies and loud kings.',
      'Offstage he runs the acting club for adults.',
    ],
  },
  {
    key: 'ingrid-solvang',
    name: ['Ingrid', 'Solvang'],
    role: ['Schauspielerin', 'Actor'],
    category: 'schauspiel',
    portrait: 24,
    de: [
      'Ingrid Solvang stammt aus Bergen und spielt auf Norwegisch, Deutsch und Dänisch. Seit vierzig Jahren steht sie auf der Bühne und behauptet, das Lampenfieber werde jedes Jahr besser.',
    ],
    en: [
      'Ingrid Solvang comes from Bergen and performs in Norwegian, German and Danish. She has been on stage for forty years and claims that her stage fright gets better every season.',
    ],
  },
  {
    key: 'kenan-demir',
    name: ['Kenan', 'Demir'],
    role: ['Schauspieler', 'Actor'],
    category: 'schauspiel',
    portrait: 14,
    de: [
      'Kenan Demir studierte in Leipzig und Istanbul. Er schreibt eigene Monologe, von denen zwei im Studio zu sehen waren, und ist die Stimme des Audioguides.',
    ],
    en: [
      'Kenan Demir studied in Leipzig and Istanbul. He writes monologues of his own, two of which have been staged in the Studio, and he is the voice of the audio guide.',
    ],
  },
  {
    key: 'yuna-kim',
    name: ['Yuna', 'Kim'],
    role: ['Schauspielerin', 'Actor'],
    category: 'schauspiel',
    portrait: 11,
    de: [
      'Yuna Kim ist in Bremen geboren und das jüngste Mitglied des Ensembles. In <em>Unter Null</em> spielt sie drei Rollen, von denen eine kein Wort sagt.',
    ],
    en: [
      'Yuna Kim was born in Bremen and is the youngest member of the company. In <em>Below Zero</em> she plays three parts, one of which never says a word.',
    ],
  },
  {
    key: 'liv-marquardt',
    name: ['Liv', 'Marquardt'],
    role: ['Figurenspielerin', 'Puppeteer'],
    category: 'schauspiel',
    portrait: 3,
    de: [
      'Liv Marquardt baut ihre Figuren selbst, meistens aus Dingen, die das Meer zurückgibt. Ihr Leuchtturm besteht aus einer Boje, einem Lampenschirm und vierzig Metern Schnur.',
    ],
    en: [
      'Liv Marquardt builds her own puppets, mostly from things the sea gives back. Her lighthouse is made of a buoy, a lampshade and forty metres of string.',
    ],
  },
  {
    key: 'amara-okafor',
    name: ['Amara', 'Okafor'],
    role: ['Mezzosopran', 'Mezzo-soprano'],
    category: 'musik',
    portrait: 15,
    de: [
      'Amara Okafor sang in Lagos im Kirchenchor und in Hannover ihr Konzertexamen. Sie liebt neue Musik, weil niemand vorher weiß, wie sie klingt.',
      'In <em>Salz</em> übernimmt sie die Partie der Salzsiederin.',
    ],
    en: [
      'Amara Okafor sang in a church choir in Lagos and took her concert diploma in Hanover. She loves new music because nobody knows in advance what it sounds like.',
      'In <em>Salt</em> she sings the part of the salt-maker.',
    ],
  },
  {
    key: 'elias-nordgren',
    name: ['Elias', 'Nordgren'],
    role: ['Bariton', 'Baritone'],
    category: 'musik',
    portrait: 21,
    de: [
      'Elias Nordgren aus Göteborg gab seine erste Liedmatinee in einer Turnhalle. Heute singt er Lied, Oper und, auf Bitten der Kantine, gelegentlich Schlager.',
    ],
    en: [
      'Elias Nordgren from Gothenburg gave his first recital in a gymnasium. Today he sings lieder, opera and, at the canteen’s request, the occasional pop song.',
    ],
  },
  {
    key: 'maija-lehto',
    name: ['Maija', 'Lehto'],
    role: ['Musikalische Leiterin', 'Music director'],
    category: 'musik',
    portrait: 23,
    de: [
      'Maija Lehto leitet seit fünf Spielzeiten das Kammerorchester des Hauses. Sie hat die <em>Mittagsmusik</em> erfunden, weil ihr auffiel, dass die Werkstätten um halb eins still sind.',
    ],
    en: [
      'Maija Lehto has led the house’s chamber orchestra for five seasons. She invented <em>Midday Music</em> when she noticed that the workshops fall silent at half past twelve.',
    ],
  },
  {
    key: 'samir-haddad',
    name: ['Samir', 'Haddad'],
    role: ['Pianist und Komponist', 'Pianist and composer'],
    category: 'musik',
    portrait: 12,
    de: [
      'Samir Haddad schreibt Musik für Räume, bevor er sie für Instrumente schreibt. Für die Reihe <em>Nachtschicht</em> hat er den Heizungskeller des Museums vermessen und vertont.',
    ],
    en: [
      'Samir Haddad writes music for rooms before he writes it for instruments. For the series <em>Night Shift</em> he surveyed the museum’s boiler room and set it to music.',
    ],
  },
  {
    key: 'aino-raesaenen',
    name: ['Aino', 'Räsänen'],
    role: ['Choreografin', 'Choreographer'],
    category: 'tanz',
    portrait: 20,
    de: [
      'Aino Räsänen arbeitet mit Menschen, die tanzen, und mit solchen, die behaupten, es nicht zu können. Ihre Stücke beginnen mit einer Bewegung aus dem Alltag und enden weit davon entfernt.',
    ],
    en: [
      'Aino Räsänen works with people who dance and with people who insist that they cannot. Her pieces begin with an everyday movement and end a long way from it.',
    ],
  },
  {
    key: 'diego-morales',
    name: ['Diego', 'Morales'],
    role: ['Tänzer', 'Dancer'],
    category: 'tanz',
    portrait: 13,
    de: [
      'Diego Morales tanzte in Valparaíso, Rotterdam und Oslo. Er unterrichtet <em>Förde tanzt</em> und hat noch nie jemanden weggeschickt.',
    ],
    en: [
      'Diego Morales has danced in Valparaíso, Rotterdam and Oslo. He teaches <em>Förde Dances</em> and has never yet turned anyone away.',
    ],
  },
  {
    key: 'frida-holm',
    name: ['Frida', 'Holm'],
    role: ['Tänzerin', 'Dancer'],
    category: 'tanz',
    portrait: 4,
    de: [
      'Frida Holm kam vom Turmspringen zum Tanz. Ihr Solo in <em>Windstärke zwölf</em> dauert elf Minuten, davon vier im Liegen.',
    ],
    en: [
      'Frida Holm came to dance from high diving. Her solo in <em>Force Twelve</em> lasts eleven minutes, four of them lying down.',
    ],
  },
];
