import type { Passage } from './passage.ts';

/** What people of the house told the magazine. */
export const conversations = {
  'jonna-atem': {
    title: [
      'Wie lernt man Glas zu blasen, ohne sich zu verbrennen?',
      'How do you learn to blow glass without getting burnt?',
    ],
    de: [
      '„Gar nicht. Ich habe mich in der ersten Woche viermal verbrannt, und beim fünften Mal wusste ich, wo die Pfeife heiß ist. Glas verlangt einen langen, ruhigen Atem. Den brauche ich für die Runa ohnehin: Sie redet im ganzen ersten Akt nur auf dem Ausatmen.“',
      'Und was ist das Schwerste daran? „Aufzuhören. Man möchte immer noch ein wenig weiter blasen, und dann ist die Kugel fort.“',
    ],
    en: [
      '“You don’t. I burnt myself four times in the first week, and the fifth time I knew where the pipe was hot. Glass demands a long, calm breath. I need it for Runa anyway: throughout the first act she speaks only while breathing out.”',
      'And what is the hardest part? “Stopping. You always want to blow just a little more, and then the globe is gone.”',
    ],
    picture: 'plan-arches-lake',
  },
  'jonna-angst': {
    title: ['Zwanzig Minuten im Dunkeln: Haben Sie Angst?', 'Twenty minutes in the dark: are you afraid?'],
    de: [
      '„Ja, und zwar davor, dass jemand im Saal sie nicht hat. Ich bin auf einer Hallig aufgewachsen, da war Dunkelheit etwas, worauf man sich verließ. Auf der Bühne fehlt mir das Publikum mehr als das Licht. Man merkt erst dann, wie viel man sonst in Gesichtern liest.“',
      'Was hilft? „Zählen. Und dass Maija Lehto beim Dirigieren leise summt, obwohl sie es abstreitet.“',
    ],
    en: [
      '“Yes, afraid that somebody in the auditorium might not be. I grew up on a tidal island, where darkness was something you could rely on. On stage I miss the audience more than the light. Only then do you notice how much you usually read in faces.”',
      'What helps? “Counting. And that Maija Lehto hums softly while conducting, although she denies it.”',
    ],
    quote: [
      '<p>Auf der Bühne fehlt mir das Publikum mehr als das Licht.</p>',
      '<p>On stage I miss the audience more than the light.</p>',
      'Jonna Petersen',
    ],
    picture: 'aurora-gate-lake',
  },
  'jonna-vorlesen': {
    title: ['Und was lesen Sie am Sonntag vor?', 'And what are you reading aloud on Sunday?'],
    de: [
      '„Das weiß ich am Samstagabend. Ich lege vier Bücher auf den Küchentisch und nehme das, an dem am Morgen ein Kaffeerand klebt. Vorlesen ist das Gegenteil von Spielen: Niemand muss glauben, dass ich jemand anderes bin.“',
      'Letzte Frage: Gibt es einen Satz, den Sie nie vergessen werden? „‚Noch Platz in Reihe neun?‘ Den hat ein Junge in eine sehr lange Pause hineingefragt. Es war noch Platz.“',
    ],
    en: [
      '“I will know on Saturday evening. I put four books on the kitchen table and take the one with a coffee ring on it in the morning. Reading aloud is the opposite of acting: nobody has to believe that I am someone else.”',
      'A last question: is there a sentence you will never forget? “‘Any room in row nine?’ A boy asked that, into a very long pause. There was.”',
    ],
    picture: 'plan-arches-sand',
  },
  stolpern: {
    title: ['Komik ist eine Frage der Türklinke', 'Comedy is a matter of door handles'],
    de: [
      'In „Zimmer mit Fährblick“ gibt es elf Türen und eine Wirtin, die jede von ihnen im falschen Augenblick öffnet. Ingrid Solvang hat die Abfolge wie eine Partitur gelernt: links, links, Pause, Speisekammer. Klemmt eine Klinke, ist nicht ein Lacher verloren, sondern sieben.',
      'Das Gästebuch auf der Bühne ist echt. Es stammt aus der Pension von Frau Thode am Hafen und endet im August 1969 mit dem Satz: „Wir kommen wieder, wenn die Möwen still sind.“',
    ],
    en: [
      'In “Room with a Ferry View” there are eleven doors and one landlady who opens each of them at the wrong moment. Ingrid Solvang has learnt the sequence like a score: left, left, pause, pantry. If a handle jams, it is not one laugh that is lost but seven.',
      'The guest book on stage is real. It comes from Mrs Thode’s boarding house by the harbour and ends in August 1969 with the sentence: “We shall return when the gulls are quiet.”',
    ],
    quote: [
      '<p>Eine gute Pointe kommt zu spät, aber nie zweimal.</p>',
      '<p>A good punchline is late, but never twice.</p>',
      'Ingrid Solvang',
    ],
    picture: 'beams-cross-violet',
  },
  saline: {
    title: ['Die Frau, die bleibt', 'The woman who stays'],
    de: [
      'Für „Salz“ ist Amara Okafor drei Tage in eine Saline gefahren. Sie wollte wissen, wie man klingt, wenn man sein Leben lang über Pfannen spricht, in denen etwas siedet. „Tief“, sagt sie, „und sparsam. Wer viel Dampf einatmet, macht keine Nebensätze.“',
      'Ihre Partie kommt fast ohne hohe Töne aus. Der einzige steht ganz am Ende, dauert elf Takte und soll klingen, als würde jemand ein Fenster öffnen.',
    ],
    en: [
      'For “Salt” Amara Okafor spent three days at a saltworks. She wanted to know how you sound when all your life you have talked across pans in which something simmers. “Low,” she says, “and sparing. Those who breathe in a lot of steam don’t make subordinate clauses.”',
      'Her part does almost without high notes. The only one stands at the very end, lasts eleven bars and is meant to sound as if someone were opening a window.',
    ],
    picture: 'aurora-ribbon-sand',
  },
  abteil: {
    title: ['Zwischen zwei Stationen', 'Between two stations'],
    de: [
      'Thies Brandts Erzählungen dauern so lange wie die Strecke von Förde bis zum nächsten Halt: neun Minuten. Länger, sagt er, könne man einem Fremden nicht zuhören, ohne zu wissen, wohin er fährt.',
      'Zwanzig Jahre lang hat er Fahrkarten gelocht und sich gemerkt, was die Leute sagten, während sie danach suchten. Aus diesen Sätzen wurde „Die Verspätung“. Gelocht wird im Stück auch, mit der Zange von damals; sie war ein Abschiedsgeschenk und beißt noch.',
    ],
    en: [
      'Thies Brandt’s stories last as long as the line from Förde to the next stop: nine minutes. Any longer, he says, and you cannot listen to a stranger without knowing where he is going.',
      'For twenty years he punched tickets and remembered what people said while they were looking for them. These sentences became “The Delay”. Tickets are punched in the play too, with the pliers of those days; they were a farewell present and still bite.',
    ],
    quote: [
      '<p>Wer wartet, sagt die Wahrheit, weil gerade nichts anderes zu tun ist.</p>',
      '<p>People who wait tell the truth, because there is nothing else to do.</p>',
      'Thies Brandt',
    ],
    picture: 'beams-row-violet',
  },
  lampensammler: {
    title: ['Die erste brannte auf dem Fischmarkt', 'The first one burnt at the fish market'],
    de: [
      'Bo Christensen war siebzehn, als er auf dem Fischmarkt eine Lampe austauschen sollte und die alte nicht wegwarf. Seither hat er von jedem Ort, den er beleuchtet hat, eine mitgenommen: aus einem Ballsaal, einem Kuhstall, dem Kreißsaal, in dem seine Tochter zur Welt kam.',
      'Hundertzwölf liegen nun in Vitrinen, jede mit Wattzahl und Datum. Achtzig davon leuchten noch. Die anderen, sagt er, ruhen sich aus.',
    ],
    en: [
      'Bo Christensen was seventeen when he was told to replace a lamp at the fish market and did not throw the old one away. Since then he has taken one from every place he has lit: a ballroom, a cowshed, the delivery room in which his daughter was born.',
      'One hundred and twelve now lie in display cases, each with its wattage and date. Eighty of them still glow. The others, he says, are resting.',
    ],
    picture: 'beams-cone-white',
  },
  partitur: {
    title: ['Dreißig Seiten, auf denen fast nichts steht', 'Thirty pages with almost nothing on them'],
    de: [
      'Ida Hellwigs Partitur sieht aus wie ein verschneites Feld. In der Mitte von „Nächte aus Glas“ stehen dreißig Seiten, auf denen kaum Noten zu finden sind, nur Anweisungen: „warten, bis jemand atmet“, „so leise, dass es eine Frage wird“.',
      'Begonnen hat sie mit einem Stromausfall. Elf Stunden lang war die Stadt dunkel, und am Morgen beschwerten sich die Leute, sie hätten zu gut geschlafen. Darüber, fand sie, müsse man eine Oper schreiben.',
    ],
    en: [
      'Ida Hellwig’s score looks like a field under snow. In the middle of “Nights of Glass” there are thirty pages on which hardly a note can be found, only instructions: “wait until someone breathes”, “so softly that it becomes a question”.',
      'It began with a power cut. For eleven hours the town was dark, and in the morning people complained that they had slept too well. That, she thought, called for an opera.',
    ],
    quote: [
      '<p>Die Pause ist der teuerste Ton. Alle müssen sie gemeinsam bezahlen.</p>',
      '<p>The rest is the most expensive note. Everyone has to pay for it together.</p>',
      'Ida Hellwig',
    ],
    picture: 'aurora-curtain-violet',
  },
} satisfies Record<string, Passage>;
