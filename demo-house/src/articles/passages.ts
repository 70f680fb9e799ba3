import { backstage } from './backstage.ts';
import { collection } from './collection.ts';
import { conversations } from './conversations.ts';
import type { Passage } from './passage.ts';
import { town } from './town.ts';

const house = {
  ofen: {
    title: ['Zwölfhundert Grad und eine ruhige Hand', 'Twelve hundred degrees and a steady hand'],
    de: [
      'Der Ofen im Lichthof brennt seit dem ersten Oktober und wird erst im Frühjahr wieder ausgehen. Wer ihn anheizt, braucht drei Tage Geduld: Zu schnell erwärmt, reißt der Hafen, und mit ihm die Arbeit von Wochen.',
      'Am Samstagmorgen ist die Schmelze so zäh wie Honig. Dann muss alles schnell gehen, und trotzdem darf niemand hetzen. Vielleicht ist es das, was die Zuschauenden so still werden lässt.',
    ],
    en: [
      'The furnace in the Light Court has been burning since the first of October and will not go out until spring. Lighting it takes three days of patience: heated too quickly, the crucible cracks, and with it weeks of work.',
      'On Saturday morning the melt is as thick as honey. Then everything must be quick, and yet nobody may hurry. Perhaps that is what makes the onlookers so quiet.',
    ],
    quote: [
      '<p>Glas verzeiht nichts, aber es erzählt alles.</p>',
      '<p>Glass forgives nothing, but it tells everything.</p>',
      'Friederike Matthiessen',
    ],
    picture: 'plan-arches-lake',
  },
  laterne: {
    title: ['Die Laterne mit dem Loch', 'The lantern with the hole'],
    de: [
      'Auf der Karteikarte steht nur: „Hafenlaterne, Messing, 1886, beschädigt.“ Das Loch im Glas ist so rund, als hätte jemand gezielt. Erst ein Brief, der vierzig Jahre später in einem Nachlass auftauchte, erzählt von der Silvesternacht, in der es entstand.',
      'Der Restaurator hat das Loch nicht geschlossen. Er hat es gefestigt, damit man weiterhin hindurchsehen kann.',
    ],
    en: [
      'The index card says only: “Harbour lantern, brass, 1886, damaged.” The hole in the glass is as round as if someone had taken aim. It took a letter that surfaced in an estate forty years later to tell of the New Year’s Eve on which it was made.',
      'The conservator did not close the hole. He stabilised it, so that you can still see through.',
    ],
    quote: ['<p>Ein Schaden ist auch eine Quelle.</p>', '<p>Damage is a source, too.</p>', 'Ruben Castell'],
    picture: 'plan-mixed-lake',
  },
  haengung: {
    title: ['Zweihundert Werke ziehen um', 'Two hundred works move house'],
    de: [
      'Zehn Tage dauert der Umzug. Zuerst wandern Papiermodelle durch ein Papiermuseum auf dem Tisch, dann Kisten durch den Aufzug, zuletzt Menschen mit Wasserwaagen. Gehängt wird auf Augenhöhe, aber auf wessen? In diesem Winter auf der eines zehnjährigen Kindes.',
      'Manche Nachbarschaft ergibt sich erst an der Wand. Ein Seestück von 1840 hängt jetzt neben einem Wetterbericht, und beide sehen besorgt aus.',
    ],
    en: [
      'The move takes ten days. First paper models wander through a paper museum on the table, then crates through the lift, finally people with spirit levels. Works are hung at eye level, but whose? This winter, that of a ten-year-old child.',
      'Some neighbourhoods only come about on the wall. A seascape of 1840 now hangs next to a weather report, and both look worried.',
    ],
    picture: 'plan-rooms-lilac',
  },
  depot: {
    title: ['Was im Depot schläft', 'What sleeps in storage'],
    de: [
      'Von hundert Dingen, die dem Museum gehören, sind vier zu sehen. Die übrigen liegen bei achtzehn Grad im Dunkeln, in säurefreiem Papier und mit einem Zettel, auf dem steht, was sie einmal waren.',
      'Einmal im Monat öffnet das Depot. Dann suchen Besucherinnen und Besucher ein Ding aus, das geweckt wird: Es kommt für vier Wochen ans Licht, mit der Begründung derer, die es gefunden haben.',
    ],
    en: [
      'Of every hundred things the museum owns, four are on view. The others lie in the dark at eighteen degrees, in acid-free paper, with a slip that says what they once were.',
      'Once a month the storage opens. Visitors then choose a thing to be woken: it comes to light for four weeks, together with the reasons of those who found it.',
    ],
    picture: 'plan-rooms-lilac',
  },
  probe: {
    title: ['Der dritte Montag', 'The third Monday'],
    de: [
      'Am ersten Montag wird gelesen, am zweiten gezweifelt, am dritten beginnt die Arbeit. Auf dem Boden der Probebühne klebt ein Grundriss aus farbigem Band: gelb die Türen, blau die Fenster, rot alles, was es später nicht geben wird.',
      'Nora Lindqvist fragt wenig. Sie lässt eine Szene sechsmal spielen und sagt dann: „Noch einmal, aber so, als wüsstet ihr, wie es ausgeht.“ Beim siebten Mal ist es still im Raum.',
    ],
    en: [
      'The first Monday is for reading, the second for doubting, on the third the work begins. A ground plan of coloured tape is stuck to the floor of the rehearsal stage: yellow for doors, blue for windows, red for everything that will not exist later.',
      'Nora Lindqvist asks little. She has a scene played six times and then says: “Once more, but as if you knew how it ends.” At the seventh attempt the room falls silent.',
    ],
    quote: [
      '<p>Proben heißt, gemeinsam klüger zu werden, ohne dass es jemand merkt.</p>',
      '<p>To rehearse is to grow wiser together without anyone noticing.</p>',
      'Nora Lindqvist',
    ],
    picture: 'beams-cross-ember',
  },
  dunkel: {
    title: ['Zwanzig Minuten ohne Licht', 'Twenty minutes without light'],
    de: [
      'Das Orchester hat das Dunkel geübt wie eine schwierige Stelle. Zuerst mit geschlossenen Augen, dann mit verbundenen, schließlich im leeren Saal um Mitternacht, nachdem jedes Notausgangsschild abgedeckt und jede Leuchtdiode abgeklebt war.',
      'Für die Vorstellungen gilt eine Ausnahme, die mit der Feuerwehr vereinbart ist: Zwei Menschen sitzen mit Lampen bereit, die sie hoffentlich nie brauchen. Sie kennen inzwischen jede Note.',
    ],
    en: [
      'The orchestra practised the dark like a difficult passage. First with eyes closed, then blindfolded, finally in the empty auditorium at midnight, after every emergency sign had been covered and every diode taped over.',
      'An exception agreed with the fire brigade applies during performances: two people sit ready with lamps they will hopefully never need. By now they know every note.',
    ],
    quote: [
      '<p>Im Dunkeln spielt niemand die zweite Geige.</p>',
      '<p>In the dark nobody plays second fiddle.</p>',
      'Maija Lehto',
    ],
    picture: 'aurora-gate-lake',
  },
  schnuerboden: {
    title: ['Hundertzwölf Züge', 'One hundred and twelve lines'],
    de: [
      'Über der Großen Bühne hängt eine zweite, die niemand sieht. Hundertzwölf Züge tragen Wände, Wolken und Kronleuchter, zusammen elf Tonnen, jede in der Waage gehalten von einem Gegengewicht. Wer hier arbeitet, flüstert, auch wenn das Haus leer ist.',
      'Drei der Seile sind noch aus Hanf. Man könnte sie ersetzen, sagt Oleg Tarasenko, aber sie melden sich, bevor sie nachgeben.',
    ],
    en: [
      'Above the Main Stage hangs a second one that nobody sees. One hundred and twelve lines carry walls, clouds and chandeliers, eleven tonnes in all, each balanced by a counterweight. Those who work here whisper, even when the house is empty.',
      'Three of the ropes are still made of hemp. They could be replaced, says Oleg Tarasenko, but they let you know before they give way.',
    ],
    quote: [
      '<p>Ein gutes Seil beschwert sich rechtzeitig.</p>',
      '<p>A good rope complains in time.</p>',
      'Oleg Tarasenko',
    ],
    picture: 'beams-cross-teal',
  },
  farbe: {
    title: ['Rost, Tang und Rotkohl', 'Rust, kelp and red cabbage'],
    de: [
      'In der Kostümwerkstatt riecht es nach Küche. In vier Töpfen zieht Stoff, im fünften die Suppe, und alle hoffen, dass niemand sie verwechselt. Leonie Abendroth färbt mit dem, was in der Gegend wächst und rostet.',
      'Die Farben altern. Ein Mantel, der zur Premiere violett war, ist am Ende der Spielzeit grau wie Schiefer. Das ist kein Mangel, sondern im Stück so vorgesehen.',
    ],
    en: [
      'The costume workshop smells like a kitchen. Fabric steeps in four pots, soup in the fifth, and everyone hopes nobody confuses them. Leonie Abendroth dyes with whatever grows and rusts nearby.',
      'The colours age. A coat that was violet on opening night is as grey as slate by the end of the season. This is not a flaw; the play intends it.',
    ],
    picture: 'plan-tiles-sand',
  },
  baender: {
    title: ['Achthundert Tonbänder', 'Eight hundred tapes'],
    de: [
      'Die Bänder lagen in Kisten, auf denen „Schrauben M8“ stand. Einige waren verklebt, einige gelöscht, auf den meisten aber sprach jemand: ein Kranführer mit seiner Frau, ein Chor vor Weihnachten, ein Lehrling, der den Funk testen sollte und stattdessen ein Gedicht aufsagte.',
      'Wer eine Stimme erkennt, kann sich beim Haus melden. Bisher sind zweiundsechzig Menschen gefunden worden, elf davon saßen schon in der Vorstellung.',
    ],
    en: [
      'The tapes lay in boxes labelled “Screws M8”. Some had stuck together, some had been erased, but on most of them someone was speaking: a crane driver with his wife, a choir before Christmas, an apprentice who was supposed to test the radio and recited a poem instead.',
      'Anyone who recognises a voice can contact the house. So far sixty-two people have been found; eleven of them have already attended the show.',
    ],
    quote: [
      '<p>Wir suchen keine Zeugen. Wir suchen Menschen.</p>',
      '<p>We are not looking for witnesses. We are looking for people.</p>',
      'Adeola Bamgbose',
    ],
    picture: 'beams-fan-teal',
  },
  hafen: {
    title: ['Um vier Uhr früh', 'At four in the morning'],
    de: [
      'Um diese Zeit gehört der Hafen den Möwen und einer Frau mit einem Schlitten. Maren Skov stellt die Kamera auf, zieht die Handschuhe wieder an und wartet. Eine Aufnahme dauert manchmal vierzig Minuten. Was sich bewegt, verschwindet; was leuchtet, bleibt.',
      'Einmal, erzählt sie, habe ein Fischer neben ihr gestanden, die ganze Belichtung lang. Auf dem Bild ist er nicht zu sehen. Nur die Glut seiner Pfeife hat einen Strich gezogen.',
    ],
    en: [
      'At this hour the harbour belongs to the gulls and to a woman with a sledge. Maren Skov sets up the camera, pulls her gloves back on and waits. An exposure can take forty minutes. What moves disappears; what glows remains.',
      'Once, she says, a fisherman stood next to her for the whole exposure. He cannot be seen in the picture. Only the ember of his pipe has drawn a line.',
    ],
    picture: 'aurora-arch-teal',
  },
  neon: {
    title: ['Dreiundvierzig Buchstaben', 'Forty-three letters'],
    de: [
      'Das große F stammt vom Fischmarkt, das Ö fehlte jahrelang und fand sich als Gartenlampe wieder. Bo Christensen hat die Buchstaben auf Schrottplätzen, Dachböden und einmal in einem Hühnerstall aufgelesen.',
      'Neon ist ein ehrliches Gas: Es leuchtet rot und sonst nichts. Alle anderen Farben sind Glas, Pulver und Überredung.',
    ],
    en: [
      'The large F comes from the fish market; the Ö was missing for years and turned up as a garden lamp. Bo Christensen collected the letters from scrapyards, attics and once from a henhouse.',
      'Neon is an honest gas: it glows red and nothing else. All other colours are glass, powder and persuasion.',
    ],
    quote: [
      '<p>Ein Buchstabe, der nicht mehr leuchtet, ist immer noch ein Buchstabe.</p>',
      '<p>A letter that no longer glows is still a letter.</p>',
      'Bo Christensen',
    ],
    picture: 'plan-arches-ink',
  },
  tanz: {
    title: ['Mit Gegenwind', 'Into the wind'],
    de: [
      'Am Anfang stand eine Beobachtung auf der Mole: Bei Windstärke acht gehen alle gleich. Alte und Junge, Eilige und Verliebte, alle lehnen sich in dieselbe Richtung. Aino Räsänen fragte sich, ob man das auch ohne Wind kann.',
      'Man kann, wenn jemand da ist, der hält. Die Proben begannen damit, dass alle sich eine Woche lang nur aneinander anlehnten. Danach, sagt sie, war das Tanzen leicht.',
    ],
    en: [
      'It began with an observation on the pier: in a force eight, everyone walks the same way. Old and young, people in a hurry and people in love all lean in one direction. Aino Räsänen wondered whether this could be done without wind.',
      'It can, if somebody is there to hold you. Rehearsals began with a week of nothing but leaning on each other. After that, she says, dancing was easy.',
    ],
    picture: 'aurora-fan-teal',
  },
  leuchtturm: {
    title: ['Eine Boje, ein Lampenschirm, vierzig Meter Schnur', 'A buoy, a lampshade, forty metres of string'],
    de: [
      'Die Figuren von Liv Marquardt waren einmal etwas anderes. Die Boje lag nach dem Oktobersturm am Westufer, der Lampenschirm stammt von ihrer Großmutter, die Schnur aus dem Netzlager. Zusammen ergeben sie einen Leuchtturm, der blinzelt, wenn er sich fürchtet.',
      'Kinder fragen nie, wie es gemacht ist. Sie fragen, wie es dem Leuchtturm jetzt geht.',
    ],
    en: [
      'Liv Marquardt’s puppets used to be something else. The buoy lay on the west shore after the October storm, the lampshade was her grandmother’s, the string comes from the net store. Together they make a lighthouse that blinks when it is afraid.',
      'Children never ask how it is done. They ask how the lighthouse is now.',
    ],
    picture: 'beams-cone-mint',
  },
  zugang: {
    title: ['Eine Schwelle ist höher, als man denkt', 'A threshold is higher than you think'],
    de: [
      'Zwei Zentimeter misst die Leiste, an der Greta Thomsen ihren ersten Arbeitstag verbrachte. Sie ist seit drei Jahren weg. Geblieben ist die Liste, auf der alles steht, was Menschen den Besuch schwer macht: dunkle Schrift auf dunklem Grund, ein Summer, den man nicht hört, ein Text ohne Punkt.',
      'Jede Woche verschwindet ein Eintrag, und meistens kommt ein neuer dazu. Barrierefreiheit, sagt sie, sei keine Eigenschaft eines Hauses, sondern eine Gewohnheit.',
    ],
    en: [
      'The ledge at which Greta Thomsen spent her first working day is two centimetres high. It has been gone for three years. What remains is the list of everything that makes a visit hard: dark type on a dark ground, a buzzer you cannot hear, a text without a full stop.',
      'Every week one entry disappears, and usually a new one is added. Accessibility, she says, is not a property of a building but a habit.',
    ],
    quote: [
      '<p>Fragen Sie nicht, was jemand nicht kann. Fragen Sie, was im Weg steht.</p>',
      '<p>Do not ask what someone cannot do. Ask what is in the way.</p>',
      'Greta Thomsen',
    ],
    picture: 'plan-rooms-sand',
  },
  werkstatt: {
    title: ['Das Kabel ist kaputt, aber die Idee geht noch', 'The cable is broken, but the idea still works'],
    de: [
      'Im Atelier gibt es eine Regel: Wer etwas nicht zum Leuchten bringt, erzählt, wie es leuchten würde. So entstehen Lampen, die bei Regen singen, und solche, die nur für Katzen brennen.',
      'Hanne Jørgensen sammelt die Entwürfe in einem Ordner. Drei davon hat die Bühnentechnik inzwischen gebaut, einer war in einer Premiere zu sehen. Der Erfinder war neun und bekam Freikarten auf Lebenszeit.',
    ],
    en: [
      'There is one rule in the Atelier: if you cannot make something glow, tell us how it would. This is how lamps come about that sing in the rain, and others that burn only for cats.',
      'Hanne Jørgensen keeps the designs in a folder. The stage crew has built three of them by now, and one appeared in an opening night. Its inventor was nine and was given free tickets for life.',
    ],
    picture: 'plan-tiles-paper',
  },
  klang: {
    title: ['Ein tiefes G, ein wenig zu hoch', 'A low G, slightly sharp'],
    de: [
      'Jedes Haus hat einen Grundton. Unseres brummt bei fünfzig Hertz, die Lüftung legt eine Quinte darüber, und wenn der Aufzug fährt, wird es Jazz. Samir Haddad hat eine Woche lang mit dem Ohr an der Wand gelegen.',
      'Aus den Aufnahmen entstand eine Partitur, in der die Heizung einen eigenen Einsatz hat. Sie kommt, sagt er, zuverlässiger als mancher Tenor.',
    ],
    en: [
      'Every building has a keynote. Ours hums at fifty hertz, the ventilation adds a fifth, and when the lift is running it turns into jazz. For a week Samir Haddad lay with his ear to the wall.',
      'The recordings became a score in which the heating has a cue of its own. It comes in, he says, more reliably than many a tenor.',
    ],
    quote: [
      '<p>Stille ist nur Musik, die noch keiner aufgeschrieben hat.</p>',
      '<p>Silence is just music that nobody has written down yet.</p>',
      'Samir Haddad',
    ],
    picture: 'aurora-ribbon-violet',
  },
  geschichte: {
    title: ['Lichtspielhaus, Lager, beinahe ein Parkplatz', 'Picture palace, warehouse, almost a car park'],
    de: [
      '1926 eröffnete am Ringweg das modernste Kino zwischen Hamburg und Aarhus. 1961 zogen Fischmehlsäcke ein, 1978 lag der Abrissantrag unterschrieben auf dem Tisch. Eine Bürgerinitiative aus Schülerinnen, Werftarbeitern und einem Zahnarzt verhinderte ihn mit einer Besetzung, die elf Wochen dauerte.',
      'Seit 1983 ist das Haus Bühne und Museum zugleich. Den Projektor von damals gibt es noch, er steht im Foyer und läuft an vier Abenden im Jahr.',
    ],
    en: [
      'In 1926 the most modern cinema between Hamburg and Aarhus opened on Ringweg. In 1961 sacks of fishmeal moved in; in 1978 the application for demolition lay signed on the table. A citizens’ initiative of schoolgirls, shipyard workers and one dentist prevented it with an occupation that lasted eleven weeks.',
      'Since 1983 the house has been a stage and a museum at once. The old projector still exists; it stands in the Foyer and runs on four evenings a year.',
    ],
    picture: 'plan-arches-sand',
  },
  publikum: {
    title: ['Reihe 9, Platz 14', 'Row 9, seat 14'],
    de: [
      'Frau Jessen hat seit 1984 ein Abonnement und noch nie denselben Platz zweimal gebucht. Sie führt Buch darüber, was man von wo aus sieht, und schickt der Intendanz am Ende jeder Spielzeit eine Karte des Zuschauerraums, auf der die ungerechten Plätze rot markiert sind.',
      'Zwei davon sind inzwischen ausgebaut worden. Auf einem dritten steht jetzt eine Säule, die vorher schon da war, aber niemand hatte es zugegeben.',
    ],
    en: [
      'Mrs Jessen has had a subscription since 1984 and has never booked the same seat twice. She keeps a record of what can be seen from where, and at the end of each season she sends the director a map of the auditorium on which the unfair seats are marked in red.',
      'Two of them have since been removed. On a third there is now a pillar that had been there all along, only nobody had admitted it.',
    ],
    picture: 'beams-row-violet',
  },
  kueche: {
    title: ['Suppe für vierzig', 'Soup for forty'],
    de: [
      'Zum Tischgespräch gehört die Suppe, und zur Suppe gehört Rieke Boysen, die sie seit dem ersten Abend kocht. Sie fragt vorher nach dem Thema. Über das Klima gab es Linsen, über die Liebe Fisch, über das Erben etwas, das drei Tage ziehen musste.',
      'Wer zu früh fertig ist, darf nachnehmen. Wer zu lange redet, bekommt keinen Nachtisch.',
    ],
    en: [
      'The Table Talk comes with soup, and the soup comes with Rieke Boysen, who has cooked it since the first evening. She asks for the topic beforehand. Climate was lentils, love was fish, and inheritance was something that had to steep for three days.',
      'Those who finish early may have seconds. Those who talk too long get no dessert.',
    ],
    picture: 'plan-mixed-ink',
  },
  nacht: {
    title: ['Warum wir die Fassade ausschalten', 'Why we switch off the façade'],
    de: [
      'Seit diesem Herbst ist die Fassade ab 23 Uhr dunkel. Das spart Strom, aber darum geht es nicht in erster Linie. Auf dem Dach nisten Mauersegler, im Hof fliegen Fledermäuse, und über der Förde sieht man wieder die Milchstraße, wenn man einen Augenblick wartet.',
      'Ein Haus, das Nordlicht heißt, sollte wissen, wann es leuchtet und wann nicht.',
    ],
    en: [
      'Since this autumn the façade has been dark from 11 pm. This saves electricity, but that is not the main point. Swifts nest on the roof, bats fly in the courtyard, and above the fjord you can see the Milky Way again if you wait a moment.',
      'A house named after the northern lights should know when to shine and when not to.',
    ],
    picture: 'aurora-curtain-teal',
  },
} satisfies Record<string, Passage>;

/** Every passage of the magazine; each belongs to one article. */
export const passages = { ...house, ...conversations, ...backstage, ...town, ...collection };

export type PassageKey = keyof typeof passages;
