import type { Passage } from './passage.ts';

/** From the collection, and what there is to hear and see. */
export const collection = {
  telefonhoerer: {
    title: ['Ein Hörer ohne Telefon', 'A receiver without a telephone'],
    de: [
      'Er lag zwischen zwei Kompassen und gehörte zu nichts. Kein Eintrag im Inventar, keine Spur eines Apparats. Ausgewählt hat ihn eine Schulklasse, mit der Begründung, jemand müsse doch auf den Anruf warten.',
      'Vier Wochen lang liegt er nun auf einem Sockel im Lichthof. Man darf ihn ans Ohr halten. Die meisten hören das Meer; ein Besucher schwört, er habe „Moment bitte“ verstanden.',
    ],
    en: [
      'It lay between two compasses and belonged to nothing. No entry in the inventory, no trace of an apparatus. A school class chose it, on the grounds that somebody must surely be waiting for the call.',
      'For four weeks it now lies on a plinth in the Light Court. You may hold it to your ear. Most people hear the sea; one visitor swears he understood “One moment, please”.',
    ],
    picture: 'plan-mixed-paper',
  },
  fischer: {
    title: ['Ein Strich aus Glut', 'A line of ember'],
    de: [
      'Das Bild heißt „Hafen, 4.38 Uhr“ und zeigt auf den ersten Blick nichts als Wasser. Erst wer näher herangeht, sieht links unten die rote Linie, waagerecht, dann ein Haken nach oben, dann wieder waagerecht.',
      'Der Haken, sagt Maren Skov, war ein Satz. Er habe einmal den Kopf gehoben und gesagt: „Da kommt nichts mehr.“ Dann habe er weitergeraucht. Wie er hieß, hat sie nicht gefragt, und er hat auch nicht gefragt.',
    ],
    en: [
      'The picture is called “Harbour, 4.38 am” and at first sight shows nothing but water. Only if you step closer do you see the red line at the bottom left: level, then a hook upwards, then level again.',
      'The hook, says Maren Skov, was a sentence. He raised his head once and said: “Nothing more is coming.” Then he went on smoking. She did not ask his name, and he did not ask hers.',
    ],
    quote: [
      '<p>Belichtungszeit ist ein anderes Wort für Höflichkeit.</p>',
      '<p>Exposure time is another word for politeness.</p>',
      'Maren Skov',
    ],
    picture: 'aurora-arch-teal',
  },
  kobalt: {
    title: ['Ein Gramm auf einen Eimer Sand', 'One gram to a bucket of sand'],
    de: [
      'Blaues Glas entsteht aus Geiz. Ein Gramm Kobalt färbt einen ganzen Eimer, ein zweites macht ihn schwarz. Die alten Hütten hüteten ihre Mischung wie ein Patent und schrieben sie in Kirchenbüchern auf, zwischen Taufen.',
      'Drei Scherben aus dem Hafenschlick haben nun verraten, woher das Fördeblau kam: aus derselben Grube wie das Blau der Kacheln in Delft. Der Laborbericht ist vier Seiten lang. Auf der letzten steht handschriftlich: „Schön!“',
    ],
    en: [
      'Blue glass is born of thrift. One gram of cobalt colours a whole bucket; a second turns it black. The old glassworks guarded their mixture like a patent and wrote it down in parish registers, between christenings.',
      'Three shards from the harbour mud have now revealed where the Förde blue came from: the same mine as the blue of the tiles in Delft. The laboratory report is four pages long. On the last one somebody has written by hand: “Lovely!”',
    ],
    picture: 'plan-arches-lake',
  },
  brief: {
    title: ['Empfänger verzogen', 'Addressee moved away'],
    de: [
      'Hinter der Täfelung der alten Kinokasse steckte ein Umschlag, frankiert, nie gestempelt. Absenderin war die Platzanweiserin Käthe Voss, Empfänger ein Matrose auf der „Thetis“. Wir haben ihn nicht geöffnet.',
      'Gefunden haben wir seine Enkelin. Sie kam aus Esbjerg, las im Stehen, lachte und steckte ihn ein. Das Museum besitzt nun eine Fotografie des Umschlags und keine Ahnung, was darin stand.',
    ],
    en: [
      'Behind the panelling of the old cinema box office there was an envelope, stamped but never postmarked. The sender was the usherette Käthe Voss, the addressee a sailor on the “Thetis”. We did not open it.',
      'We found his granddaughter. She came from Esbjerg, read it standing up, laughed and put it in her pocket. The museum now owns a photograph of the envelope and has no idea what was inside.',
    ],
    picture: 'plan-arches-sand',
  },
  tastfuehrung: {
    title: ['Kühl, gerippt, ein wenig süß', 'Cool, ribbed, a little sweet'],
    de: [
      'In dieser Aufnahme wird nichts gezeigt. Ruben Castell legt zehn Dinge auf den Tisch, und zwei Menschen, die nicht sehen, sagen, was sie in den Händen haben. Bei der Laterne sind sie schneller als alle Kuratoren.',
      'Messing, stellt sich heraus, klingt nach Regen auf Blech und riecht nach Münzen. Am längsten bleiben beide an einem Tau hängen. Es hat einen Knoten, der nicht zur Seefahrt gehört. „Den“, sagt die eine, „hat jemand aus Langeweile gemacht.“',
    ],
    en: [
      'Nothing is shown in this recording. Ruben Castell puts ten things on the table, and two people who cannot see say what they are holding. With the lantern they are faster than any curator.',
      'Brass, it turns out, sounds like rain on tin and smells of coins. They linger longest over a rope. It has a knot that does not belong to seafaring. “That one,” says one of them, “somebody made out of boredom.”',
    ],
    picture: 'plan-mixed-paper',
  },
  brotpapier: {
    title: ['Pianissimo mit Käse', 'Pianissimo with cheese'],
    de: [
      'Um 12.29 Uhr raschelt es im Lichthof, um 12.30 Uhr nur noch bei denen, die zum ersten Mal da sind. Die anderen haben ihr Brot schon vorher ausgepackt. So entsteht ein Konzertpublikum.',
      'Maija Lehto hat das Knistern in einem Stück sogar notiert: zwei Takte Butterbrotpapier, solo, Reihe vier. Wer dort sitzt, bekommt eine Stimme in die Hand gedrückt und ist danach, streng genommen, Mitglied des Orchesters.',
    ],
    en: [
      'At 12.29 there is rustling in the Light Court; at 12.30 only from those who are there for the first time. The others have unwrapped their sandwiches beforehand. This is how a concert audience comes about.',
      'In one piece Maija Lehto has even notated the crackling: two bars of greaseproof paper, solo, row four. Whoever sits there is handed a part and is, strictly speaking, a member of the orchestra afterwards.',
    ],
    picture: 'beams-cone-white',
  },
  projektor: {
    title: ['Zweihundertsechs Teile und ein Lied', 'Two hundred and six parts and a song'],
    de: [
      'Zerlegt passte der Projektor von 1931 auf neun Tische. Ein Zahnrad fehlte; gefunden wurde es in der Uhr des ehemaligen Vorführers, der es sich bei der Schließung als Andenken mitgenommen hatte. Er brachte es selbst zurück.',
      'Das Schnurren, das man nun wieder hört, ist kein Fehler. Die Restauratoren haben es mit alten Tonaufnahmen verglichen und zwei Schrauben um eine Vierteldrehung gelöst, bis es stimmte.',
    ],
    en: [
      'Taken apart, the projector of 1931 covered nine tables. One cogwheel was missing; it was found in the clock of the former projectionist, who had kept it as a memento when the cinema closed. He brought it back himself.',
      'The purring that can be heard again is not a fault. The conservators compared it with old recordings and loosened two screws by a quarter turn until it was right.',
    ],
    picture: 'beams-cone-lilac',
  },
  stillekarte: {
    title: ['Drei von hundert', 'Three of a hundred'],
    de: [
      'Platz drei: die Treppe hinter der Bibliothek, sonntags vor sieben. Platz zwei: der Schleusenwärterraum, wenn das Wasser auf beiden Seiten gleich hoch steht. Platz eins verraten wir nur mit der Bitte, dort nicht zu telefonieren.',
      'Maija Lehto hat jeden Ort genau eine Stunde lang aufgenommen und die Bänder dann übereinandergelegt. Hundertmal Stille ergibt, so viel sei verraten, keine Stille. Es ergibt ein sehr fernes, sehr freundliches Rauschen.',
    ],
    en: [
      'Third place: the stairs behind the library, Sundays before seven. Second place: the lock-keeper’s room when the water stands at the same height on both sides. First place we disclose only with the request not to telephone there.',
      'Maija Lehto recorded every place for exactly one hour and then laid the tapes on top of each other. A hundred silences, this much may be said, do not make a silence. They make a very distant, very friendly murmur.',
    ],
    picture: 'aurora-ribbon-violet',
  },
  achtsekunden: {
    title: ['Hundertzweiundneunzig Bilder', 'One hundred and ninety-two pictures'],
    de: [
      'Der Film zeigt, was sonst nur die sehen, die zu früh kommen: Der Gong ertönt, das Saallicht geht, und aus dem Dunkel steigt der Vorhang. Am Ende steht jemand davor. Wer es ist, sieht man nicht, und das ist Absicht.',
      'Gezeichnet wurde er Bild für Bild, vierundzwanzig in der Sekunde. Der Ton stammt aus dem Foyer. Wer nichts hört, liest mit: Untertitel gibt es auf Deutsch und auf Englisch.',
    ],
    en: [
      'The film shows what is usually seen only by those who come too early: the gong sounds, the house lights go, and out of the dark the curtain rises. In the end someone stands before it. You cannot see who it is, and that is intended.',
      'It was drawn picture by picture, twenty-four to the second. The sound comes from the Foyer. Those who cannot hear it can read along: there are captions in German and in English.',
    ],
    picture: 'beams-cone-white',
  },
  mondlicht: {
    title: ['Blau genügt nicht', 'Blue is not enough'],
    de: [
      'Mondlicht auf der Bühne ist eine Verabredung: blau, von oben, ein wenig zu hell. Der echte Mond ist grauer, sagt Bo Christensen, und kommt meistens von der Seite. Für „Nächte aus Glas“ hat er drei Wochen lang auf dem Dach gemessen.',
      'Herausgekommen ist ein Licht aus sieben Scheinwerfern, von denen sechs fast nichts tun. Der siebte hängt sehr tief und ist rot. Man sieht ihn nicht, aber ohne ihn, sagt Christensen, glaubt einem niemand die Nacht.',
    ],
    en: [
      'Moonlight on stage is an agreement: blue, from above, a little too bright. The real moon is greyer, says Bo Christensen, and usually comes from the side. For “Nights of Glass” he spent three weeks measuring on the roof.',
      'The result is a light made of seven lamps, six of which do almost nothing. The seventh hangs very low and is red. You cannot see it, but without it, says Christensen, nobody would believe the night.',
    ],
    quote: [
      '<p>Dunkelheit macht man aus Licht. Es muss nur am falschen Ort sein.</p>',
      '<p>You make darkness out of light. It only has to be in the wrong place.</p>',
      'Bo Christensen',
    ],
    picture: 'aurora-gate-lake',
  },
} satisfies Record<string, Passage>;
