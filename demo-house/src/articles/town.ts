import type { Passage } from './passage.ts';

/** Town and people, learning and taking part. */
export const town = {
  laternen: {
    title: ['Eine Frage an den langen Tisch', 'A question for the long table'],
    de: [
      'Die Astronomin will weniger Licht, der Busfahrer mehr, und die Frau vom Ordnungsamt hat die Zahlen dabei: 6.412 Laternen, davon 900, die niemand vermissen würde. Gestritten wurde über eine einzige, die vor dem Kindergarten am Hang.',
      'Am Ende stand kein Beschluss, aber eine Verabredung: Einen Winter lang schaltet der Hang sie nachts ab und schreibt auf, was geschieht. Der erste Eintrag lautet: „Igel.“',
    ],
    en: [
      'The astronomer wants less light, the bus driver more, and the woman from the public order office has brought the figures: 6,412 street lamps, 900 of which nobody would miss. The argument was about a single one, outside the nursery on the hill.',
      'In the end there was no resolution but an arrangement: for one winter the hill will switch it off at night and write down what happens. The first entry reads: “Hedgehog.”',
    ],
    picture: 'aurora-curtain-ember',
  },
  erkannt: {
    title: ['Dritte Reihe, Weihnachten 1971', 'Third row, Christmas 1971'],
    de: [
      'Es war eine Ansprache wie viele: Dank an die Belegschaft, ein Scherz über den Kran, gute Wünsche. In der dritten Reihe stand eine Frau auf und setzte sich wieder. Nach der Vorstellung wartete sie, bis alle gegangen waren.',
      'Sie hatte die Stimme seit zweiundvierzig Jahren nicht gehört. Das Archiv hat ihr eine Kopie gemacht. Sie hört sie, erzählt sie am Telefon, nur den Scherz, der sei immer noch nicht gut.',
    ],
    en: [
      'It was a speech like many others: thanks to the workforce, a joke about the crane, good wishes. In the third row a woman stood up and sat down again. After the performance she waited until everyone had left.',
      'She had not heard the voice for forty-two years. The archive made her a copy. She only listens to the joke, she says on the telephone, and it still isn’t any good.',
    ],
    picture: 'beams-fan-teal',
  },
  matinee: {
    title: ['Zehn Jahre, ein Kuchenrezept', 'Ten years, one cake recipe'],
    de: [
      'Die erste Matinee fand statt, weil die Heizung im Saal ausgefallen war und im Foyer nicht. Acht Menschen kamen, gelesen wurde aus einem Telefonbuch. Beim zweiten Mal waren es dreißig und ein Roman.',
      'Seither sind zweihundertvierzig Bücher vorgelesen worden, keines zweimal. Der Kuchen ist derselbe geblieben. Das Rezept liegt im Safe neben der Orgelspielanlage und verlangt „Butter, bis es reicht“.',
    ],
    en: [
      'The first matinee took place because the heating had failed in the auditorium but not in the Foyer. Eight people came, and the reading was from a telephone directory. The second time there were thirty, and a novel.',
      'Since then two hundred and forty books have been read aloud, none of them twice. The cake has stayed the same. The recipe lies in the safe beside the organ console and asks for “butter, until it is enough”.',
    ],
    picture: 'plan-tiles-sand',
  },
  kasse: {
    title: ['Ist es traurig?', 'Is it sad?'],
    de: [
      'Um zehn kommt der Herr, der jeden Tag fragt, ob es noch Karten für gestern gibt. Um elf eine Schulklasse, um zwölf jemand, der seine Brille im Parkett vermutet. Verkauft wird dazwischen, beraten immer.',
      '„Ist es traurig?“ heißt selten, dass jemand lachen will. Meistens, sagen die drei am Tresen, bringt jemand einen Menschen mit, um den er sich sorgt. Dann empfehlen sie das Mittagskonzert und einen Platz am Gang.',
    ],
    en: [
      'At ten comes the gentleman who asks every day whether there are any tickets left for yesterday. At eleven a school class, at twelve someone who suspects his glasses are in the stalls. In between there is selling; advising goes on all the time.',
      '“Is it sad?” rarely means that somebody wants to laugh. Usually, say the three at the desk, someone is bringing a person they worry about. Then they recommend the midday concert and an aisle seat.',
    ],
    picture: 'plan-tiles-lilac',
  },
  stuehle: {
    title: ['Bitte setzen', 'Please take a seat'],
    de: [
      'Als das Café öffnete, fehlten Stühle. Also stand in der Zeitung, man möge einen bringen. Es kamen hundertsechs: aus Küchen, Wartezimmern und einem Beichtstuhl. Unter jeder Sitzfläche klebt ein Zettel mit dem Namen derer, die ihn gebracht haben.',
      'Repariert wird er, wenn er knarrt, ersetzt nie. Wer seinen eigenen wiederfindet, bekommt den Kaffee umsonst. Das ist in vier Jahren elfmal vorgekommen und einmal gelogen gewesen.',
    ],
    en: [
      'When the Café opened there were not enough chairs. So the newspaper asked people to bring one. One hundred and six came: from kitchens, waiting rooms and a confessional. Under every seat there is a slip with the names of those who brought it.',
      'Chairs are repaired when they creak and never replaced. Anyone who finds their own again gets a free coffee. In four years this has happened eleven times, and once it was a lie.',
    ],
    picture: 'plan-mixed-ember',
  },
  faehre: {
    title: ['Abfahrt 22.40 Uhr, ungefähr', 'Departure 10.40 pm, roughly'],
    de: [
      'Laut Fahrplan legt die letzte Fähre um 22.40 Uhr ab. Laut Kapitän Jens Holm legt sie ab, wenn im Haus der Applaus vorbei ist. Er hört ihn über das Wasser, bei Westwind sogar die Zugaben.',
      'Zweimal hat er bis nach elf gewartet. Beim zweiten Mal brachte ihm das Ensemble die Blumen an Bord. Sie stehen seitdem jedes Frühjahr im Steuerhaus, es sind Zwiebeln.',
    ],
    en: [
      'According to the timetable the last ferry leaves at 10.40 pm. According to Captain Jens Holm it leaves when the applause in the house is over. He hears it across the water; with a west wind even the encores.',
      'Twice he has waited until after eleven. The second time the company brought him the flowers on board. They have stood in the wheelhouse every spring since; they are bulbs.',
    ],
    picture: 'aurora-arch-lake',
  },
  applaus: {
    title: ['Vier Minuten und zwölf Sekunden', 'Four minutes and twelve seconds'],
    de: [
      'So lange klatscht Förde im Durchschnitt. Gemessen hat das die Abendregie, die ohnehin die Vorhänge zählt. Am längsten dauert es nach stillen Stücken, am kürzesten nach Premieren mit Buffet.',
      'Es gibt im Haus drei Arten von Applaus: den, der sofort losbricht, den, der erst aufwachen muss, und den einen, bei dem jemand im Rang anfängt, obwohl noch gespielt wird. Dieser Jemand hat ein Abonnement und immer recht gehabt.',
    ],
    en: [
      'That is how long Förde applauds on average. It was measured by the evening stage manager, who counts the curtain calls anyway. It lasts longest after quiet plays, and shortest after opening nights with a buffet.',
      'There are three kinds of applause in the house: the kind that breaks out at once, the kind that has to wake up first, and the one that someone in the circle starts although the play is still on. This someone has a subscription and has always been right.',
    ],
    picture: 'beams-row-violet',
  },
  stillestunde: {
    title: ['Was man hört, wenn nichts spricht', 'What you hear when nothing speaks'],
    de: [
      'An einem Samstag im Monat bleiben um neun die Bildschirme schwarz und die Audioguides in der Ladestation. Dreißig Menschen verteilen sich auf drei Ebenen. Manche kommen der Ruhe wegen, manche, weil sie sonst nicht kommen könnten.',
      'Die Aufsichten haben für diese Stunde einen Zeichenplan gelernt, mit dem sich alles fragen lässt. Am häufigsten gebraucht: eine Hand, flach wie ein Buch. Sie heißt: Darf ich noch bleiben?',
    ],
    en: [
      'On one Saturday a month at nine the screens stay black and the audio guides remain in their charger. Thirty people spread out over three levels. Some come for the quiet, some because otherwise they could not come at all.',
      'For this hour the gallery hosts have learnt a set of signs with which everything can be asked. The one used most is a hand, flat like a book. It means: may I stay a little longer?',
    ],
    picture: 'plan-rooms-lake',
  },
  klassenzimmer: {
    title: ['„So redet bei uns keiner“', '“Nobody here talks like that”'],
    de: [
      'Mit diesem Satz begann die Arbeit. Zwei neunte Klassen lasen die erste Fassung von „Unter Null“ und strichen alles an, was ihnen peinlich war. Kenan Demir nahm die Blätter mit nach Hause und schrieb drei Nächte.',
      'Die zweite Fassung bekam eine Vier, die vierte Applaus. Geblieben ist eine Regel für künftige Stücke: Wer im Publikum nicht älter ist als die Figuren, hat bei den Dialogen das letzte Wort.',
    ],
    en: [
      'The work began with this sentence. Two ninth-grade classes read the first draft of “Below Zero” and marked everything that embarrassed them. Kenan Demir took the sheets home and wrote for three nights.',
      'The second draft was given a D, the fourth one applause. What remains is a rule for future plays: those in the audience who are no older than the characters have the last word on the dialogue.',
    ],
    quote: [
      '<p>Sie waren streng und hatten recht. Das ist eine anstrengende Mischung.</p>',
      '<p>They were strict and they were right. It is an exhausting combination.</p>',
      'Kenan Demir',
    ],
    picture: 'aurora-arch-violet',
  },
  kniehoehe: {
    title: ['Ein Meter achtzehn', 'One metre eighteen'],
    de: [
      'So hoch liegt die Mitte der Bilder in diesem Winter, achtunddreißig Zentimeter tiefer als sonst. Vorgeschlagen hat es eine Zehnjährige, die bei einer Führung fragte, warum die Rahmen so interessant seien.',
      'Seitdem gehen Erwachsene in die Hocke und bleiben länger. Der Direktor hat beim Abendrundgang gemessen: Vor der Hafenansicht von 1840 verbringt man jetzt fünfzig Sekunden statt elf. Das könnte allerdings auch am Aufstehen liegen.',
    ],
    en: [
      'This winter the centre of the pictures is at this height, thirty-eight centimetres lower than usual. It was suggested by a ten-year-old who asked during a tour why the frames were so interesting.',
      'Since then grown-ups have been squatting down and staying longer. On his evening round the director took the time: people now spend fifty seconds in front of the harbour view of 1840 instead of eleven. This may of course be due to getting up again.',
    ],
    picture: 'plan-tiles-lilac',
  },
  jacken: {
    title: ['Der Kreis ist nie ganz rund', 'The circle is never quite round'],
    de: [
      'Um sechs liegen die Jacken an der Wand der Trafohalle, um zehn nach sechs bewegen sich sechzig Menschen wie eine sehr langsame Welle. Eine Frau von zweiundneunzig Jahren gibt den Rhythmus vor, mit dem Stock.',
      'Diego Morales zählt nicht bis acht, er erzählt: vom Einparken, vom Wäscheaufhängen, vom Winken am Bahnsteig. Am Ende haben alle denselben Tanz gelernt und jeder einen anderen getanzt.',
    ],
    en: [
      'At six the jackets lie along the wall of the Transformer Hall; at ten past six sixty people are moving like a very slow wave. A woman of ninety-two sets the rhythm, with her stick.',
      'Diego Morales does not count to eight, he tells stories: of parking a car, hanging out the washing, waving on a platform. In the end everyone has learnt the same dance, and each has danced a different one.',
    ],
    quote: [
      '<p>Wer behauptet, er habe kein Rhythmusgefühl, hat noch nie auf jemanden gewartet.</p>',
      '<p>Anyone who claims to have no sense of rhythm has never waited for somebody.</p>',
      'Diego Morales',
    ],
    picture: 'beams-fan-ember',
  },
  schattenmappe: {
    title: ['Eine Mappe, drei Schulstunden', 'One folder, three lessons'],
    de: [
      'In der Mappe liegen ein Schaltplan, ein Stück Backpapier und eine Szene ohne Ende. Mehr braucht es nicht, um ein Klassenzimmer für drei Stunden zu verdunkeln. Hanne Jørgensen hat sie mit einer vierten Klasse ausprobiert und danach zwei Seiten gestrichen.',
      'Die Mappe ist kostenlos. Wer mag, schickt uns das Ende der Szene. Bisher sind siebenundachtzig eingetroffen; in neunundsechzig kommt ein Hund vor.',
    ],
    en: [
      'The folder holds a circuit diagram, a piece of baking paper and a scene without an ending. Nothing more is needed to darken a classroom for three lessons. Hanne Jørgensen tried it with a fourth-grade class and afterwards removed two pages.',
      'The folder is free of charge. If you like, send us the ending of the scene. Eighty-seven have arrived so far; in sixty-nine of them there is a dog.',
    ],
    picture: 'plan-mixed-lake',
  },
  gebaerdengedicht: {
    title: ['Reimen mit den Händen', 'Rhyming with your hands'],
    de: [
      'Ein Gedicht in Gebärdensprache reimt sich über die Form der Hand: Dieselbe Geste, die eben noch ein Vogel war, wird zum Blatt, dann zur Tür. Übersetzen lässt sich das kaum, zusehen aber schon.',
      'Die Dichterin Tomke Reimers tritt ohne Mikrofon auf und mit sehr viel Licht. Nach ihrem letzten Text bleibt der Saal still, und vierhundert Hände drehen sich in der Luft. Es ist der leiseste Applaus, den das Haus je hatte.',
    ],
    en: [
      'A poem in sign language rhymes by the shape of the hand: the same gesture that has just been a bird becomes a leaf, then a door. It can hardly be translated, but it can be watched.',
      'The poet Tomke Reimers performs without a microphone and with a great deal of light. After her last text the auditorium stays silent, and four hundred hands turn in the air. It is the quietest applause the house has ever had.',
    ],
    picture: 'beams-cone-lilac',
  },
  kinderkritik: {
    title: ['Was die Jury bemängelt', 'What the jury finds wanting'],
    de: [
      'Die Jury ist zwischen sieben und elf, tagt im Atelier und vergibt höchstens fünf Sterne. „Der kleine Leuchtturm“ bekam viereinhalb, der halbe fehlt wegen einer zu kurzen Möwe. Das Museum erhielt drei: „schön, aber wo ist oben?“ Nur zwei gab es für den Wal im Treppenhaus, von dem man von unten bloß den Bauch sieht.',
      'Jede Kritik wird beantwortet, schriftlich und mit Begründung. Die Möwe ist inzwischen länger, der Wal hängt schräg, und an der Treppe steht: „Oben“.',
    ],
    en: [
      'The jury is between seven and eleven years old, meets in the Atelier and awards five stars at most. “The Little Lighthouse” received four and a half; the missing half is due to a gull that was too short. The museum got three: “nice, but which way is up?” The whale in the stairwell was given only two, since all you see from below is its belly.',
      'Every review is answered, in writing and with reasons. The gull has since become longer, the whale hangs at an angle, and by the stairs a sign says: “Up”.',
    ],
    picture: 'plan-tiles-paper',
  },
} satisfies Record<string, Passage>;
