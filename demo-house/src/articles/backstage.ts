import type { Passage } from './passage.ts';

/** Behind the scenes: how things are made that are seen for an evening. */
export const backstage = {
  papierweg: {
    title: ['Vierzig Meter Papier', 'Forty metres of paper'],
    de: [
      'Vor jeder „Winterreise zu zweit“ wird auf der leeren Bühne eine Bahn Papier ausgerollt, vierzig Meter lang und noch ohne eine Spur. Danach ist sie zertanzt, zerrissen, an manchen Stellen nass. Die Requisite schneidet heraus, was sich zu zeigen lohnt.',
      'Neun Blätter hängen bisher im Foyer, jedes mit Datum. Auf dem vierten ist der Abdruck einer Hand zu sehen, von der niemand weiß, wem sie gehört. Beide schwören, sie hätten im siebzehnten Lied die Hände in den Taschen gehabt.',
    ],
    en: [
      'Before every “Winter Journey for Two” a strip of paper is rolled out on the bare stage, forty metres long and without a single mark. Afterwards it has been danced to pieces, torn, and is wet in places. The props team cuts out what is worth showing.',
      'So far nine sheets hang in the Foyer, each with its date. The fourth shows the print of a hand that nobody can place. Both performers swear that their hands were in their pockets throughout song seventeen.',
    ],
    picture: 'aurora-arch-lake',
  },
  wand: {
    title: ['Eine Wand tritt auf', 'A wall makes an entrance'],
    de: [
      'Sie ist vier Meter hoch, aus Fichte und inzwischen siebenmal gestrichen. In „Die Verspätung“ war sie ein Wartesaal, in „Unter Null“ das Eis, zuletzt stand sie kopf. Marek Zieliński nummeriert seine Wände, aber diese hat einen Namen: Sie heißt Gerda.',
      'Wiederverwenden ist mühsamer als neu bauen, jedenfalls beim ersten Mal. Beim dritten Mal kennt die Werkstatt jedes Schraubloch, und beim siebten freut sich das Publikum, wenn es die Tapete von damals durchscheinen sieht.',
    ],
    en: [
      'It is four metres tall, made of spruce and has been painted seven times so far. In “The Delay” it was a waiting room, in “Below Zero” the ice, most recently it stood on its head. Marek Zieliński numbers his walls, but this one has a name: it is called Gerda.',
      'Reusing is more trouble than building anew, at least the first time. The third time the workshop knows every screw hole, and the seventh time the audience is glad to see the old wallpaper shining through.',
    ],
    quote: ['<p>Ein Bühnenbild darf sich erinnern.</p>', '<p>A set is allowed to remember.</p>', 'Marek Zieliński'],
    picture: 'plan-rooms-sand',
  },
  glaeser: {
    title: ['Gestimmt wird mit der Pipette', 'Tuned with a pipette'],
    de: [
      'Vierundzwanzig Gläser stehen auf zwei Brettern, und keines ist gekauft. Der Ofen im Lichthof hat sie im Herbst geliefert, jedes ein wenig anders dick. Gestimmt wird mit Wasser, tropfenweise; an trockenen Abenden verdunstet bis zur Pause ein Viertelton.',
      'Deshalb gibt es im Orchester jetzt eine Stelle, die in keinem Tarifvertrag steht: Samir Haddad sitzt mit einer Pipette in der Gasse und füllt nach.',
    ],
    en: [
      'Twenty-four glasses stand on two boards, and not one of them was bought. The furnace in the Light Court delivered them in autumn, each of a slightly different thickness. They are tuned with water, drop by drop; on dry evenings a quarter-tone evaporates before the interval.',
      'This is why the orchestra now has a position that no collective agreement knows: Samir Haddad sits in the wings with a pipette and tops up.',
    ],
    picture: 'aurora-curtain-teal',
  },
  abonachte: {
    title: ['Was die fünf Abende verbindet', 'What the five evenings share'],
    de: [
      'Kein Programmheft, keine Pause, keine Ansage: Wer zur Nachtschicht kommt, weiß ungefähr, wer spielt, aber nicht, was. Es gibt Abende mit einem Transformator, mit Nebel und einen, an dem nur Türen zu hören sind.',
      'Das Abonnement gilt für fünf Konzerte und ist übertragbar. Auf der Rückseite der Karte ist Platz für Notizen; wer sie vollgeschrieben zurückbringt, bekommt ein Getränk.',
    ],
    en: [
      'No programme booklet, no interval, no announcement: those who come to Night Shift know roughly who is playing, but not what. There are evenings with a transformer, with fog, and one on which nothing but doors can be heard.',
      'The subscription covers five concerts and can be passed on. On the back of the card there is room for notes; anyone who returns it full is given a drink.',
    ],
    picture: 'aurora-fan-ember',
  },
  orgelwind: {
    title: ['Vier Register aus St. Katharinen', 'Four stops from St Catherine’s'],
    de: [
      'Als die Kapelle am Außenhafen ihr Dach verlor, stand die Orgel drei Winter im Freien. Die meisten Pfeifen waren verzogen, der Blasebalg aber hielt. Die Tischlerei hat ihn auf Räder gestellt und an zwölf Windmaschinen angeschlossen.',
      'Nun spielt er in „Windstärke zwölf“ die erste Geige. Bei Stärke drei hört man Vögel, bei sieben eine Fabrik, bei elf, so behaupten Gäste aus der Kirchengemeinde, den alten Pastor.',
    ],
    en: [
      'When the chapel by the outer harbour lost its roof, the organ stood in the open for three winters. Most of the pipes had warped, but the bellows held. The joiners put them on wheels and connected them to twelve wind machines.',
      'Now they play first fiddle in “Force Twelve”. At force three you hear birds, at seven a factory, and at eleven, visitors from the parish claim, the old pastor.',
    ],
    picture: 'aurora-fan-teal',
  },
  regen: {
    title: ['Zweihundert Liter in sechs Minuten', 'Two hundred litres in six minutes'],
    de: [
      'Bühnenregen ist warm, sonst singt niemand darin. Er fällt aus drei gelochten Rohren, wird von einer Rinne aufgefangen, die aussieht wie ein Bordstein, und läuft durch den Boden in einen Tank. Von dort wird er zurückgepumpt und regnet ein zweites Mal.',
      'Schwieriger ist das Aufhören. Ein Rohr, das nachtropft, verrät alles. Oleg Tarasenko hat dafür einen Schwamm an einer Angel, und eine Kollegin, die auf den Takt genau zugreift.',
    ],
    en: [
      'Stage rain is warm, otherwise nobody would sing in it. It falls from three perforated pipes, is caught by a gutter that looks like a kerb and runs through the floor into a tank. From there it is pumped back and rains a second time.',
      'Stopping is harder. A pipe that drips gives everything away. For this Oleg Tarasenko has a sponge on a fishing rod, and a colleague who reaches out exactly on the beat.',
    ],
    quote: [
      '<p>Echten Regen glaubt einem im Theater niemand.</p>',
      '<p>In the theatre nobody believes real rain.</p>',
      'Oleg Tarasenko',
    ],
    picture: 'beams-cross-teal',
  },
  souffleuse: {
    title: ['Flüstern, aber so, dass es niemand stört', 'Whispering so that nobody minds'],
    de: [
      'Den Kasten in der Bühnenmitte gibt es seit dem Umbau nicht mehr. Wiebke Clausen sitzt heute in der ersten Reihe, ganz rechts, mit einer Leselampe von der Größe eines Fingerhuts. Sie kennt jede Pause und weiß, welche davon eine ist.',
      'Im Schnitt hilft sie zweimal am Abend. Gedankt wird ihr mit einem kleinen Nicken, das in keinem Regiebuch steht. Einmal, in einer Premiere, hat sie einen ganzen Monolog geflüstert. Die Kritik lobte die Intimität.',
    ],
    en: [
      'The prompt box at the centre of the stage has not existed since the rebuilding. Today Wiebke Clausen sits in the front row, far right, with a reading lamp the size of a thimble. She knows every pause, and which of them is one.',
      'On average she helps twice an evening. Her thanks is a small nod that stands in no prompt book. Once, on an opening night, she whispered a whole monologue. The critics praised its intimacy.',
    ],
    picture: 'beams-cone-mint',
  },
  notenarchiv: {
    title: ['Elftausend Blätter und ein Bleistift', 'Eleven thousand sheets and one pencil'],
    de: [
      'Nach jedem Konzert zählt Henning Paulsen nach. Fehlt eine Stimme, ruft er an, und meistens liegt sie auf einem Klavier in einem anderen Stadtteil. In seinem Archiv riecht es nach Papier und nach den Äpfeln, die er zwischen die Opern legt.',
      'Am liebsten sind ihm die Anmerkungen. In einer Bratschenstimme von 1988 steht: „Hier nicht hinsehen, Hanna heiratet.“ Man hat es stehen lassen.',
    ],
    en: [
      'After every concert Henning Paulsen counts. If a part is missing he telephones, and usually it lies on a piano in another part of town. His archive smells of paper and of the apples he keeps between the operas.',
      'He likes the annotations best. A viola part of 1988 says: “Don’t look here, Hanna is getting married.” It has been left in place.',
    ],
    picture: 'plan-tiles-ink',
  },
  uebertitel: {
    title: ['Ein Satz, zwei Zeilen, vier Sekunden', 'One sentence, two lines, four seconds'],
    de: [
      'Übertitel sind die kürzeste Gattung der Literatur. Achtundzwanzig Zeichen passen in eine Zeile, mehr als zwei Zeilen liest niemand, und wer länger als vier Sekunden liest, verpasst die Bühne. „Ich kann nicht mehr mit dir leben“ wird zu „Ich gehe.“',
      'Gefahren werden sie von Hand. Niemand weiß vorher, wie lange Ingrid Solvang heute zögert. Am Pult sitzt deshalb jemand, der mitatmet.',
    ],
    en: [
      'Surtitles are the shortest literary genre. Twenty-eight characters fit on a line, nobody reads more than two lines, and whoever reads for longer than four seconds misses the stage. “I can no longer live with you” becomes “I’m leaving.”',
      'They are run by hand. Nobody knows in advance how long Ingrid Solvang will hesitate tonight. This is why someone sits at the desk who breathes along.',
    ],
    picture: 'beams-fan-teal',
  },
  ausbildung: {
    title: ['Erst die Knoten, dann die Kabel', 'First the knots, then the cables'],
    de: [
      'Im ersten Jahr lernt man vier Knoten und dass keiner von ihnen „ungefähr“ heißt. Im zweiten kommt der Strom dazu, im dritten die Ruhe. Svea Hinrichs und Malak Aziz haben im August begonnen; auf ihren Helmen steht schon, wie viel Kaffee sie dem Haus schulden.',
      'Beide wollten eigentlich etwas anderes werden, Zahnärztin und Pilotin. Jetzt fahren sie einen Kronleuchter von dreihundert Kilo so langsam herunter, dass man nicht sieht, wann er sich bewegt.',
    ],
    en: [
      'In the first year you learn four knots, and that none of them is called “roughly”. In the second comes electricity, in the third composure. Svea Hinrichs and Malak Aziz began in August; their helmets already show how much coffee they owe the house.',
      'Both really wanted to become something else, a dentist and a pilot. Now they lower a chandelier of three hundred kilos so slowly that you cannot see when it is moving.',
    ],
    picture: 'beams-cross-ember',
  },
} satisfies Record<string, Passage>;
