import { l, rich } from '../localise.ts';
import {
  anchors,
  button,
  container,
  eventList,
  faq,
  form,
  headline,
  image,
  module,
  row,
  teaserList,
  text,
  twoColumns,
} from '../modules.ts';
import { page } from './page.ts';

/** Everything around a visit. */
export const visitPages = [
  page({
    key: 'besuch',
    path: ['besuch', 'visit'],
    title: ['Besuch', 'Visit'],
    headline: ['Kommen Sie, wie Sie sind', 'Come as you are'],
    inMenu: true,
    description: [
      'Öffnungszeiten, Preise, Anfahrt und alles, was den Besuch leichter macht.',
      'Opening hours, prices, directions and everything that makes a visit easier.',
    ],
    picture: 'plan-arches-sand',
    modules: [
      row(
        anchors(
          [
            { label: l('Öffnungszeiten', 'Opening hours'), anchor: 'zeiten' },
            { label: l('Häufige Fragen', 'Frequent questions'), anchor: 'fragen' },
            { label: l('Orte', 'Venues'), anchor: 'orte' },
          ],
          true,
        ),
      ),
      container(
        '67-33',
        [
          headline(l('Öffnungszeiten', 'Opening hours'), { anchor: 'zeiten' }),
          text(
            rich(
              [
                'Museum: Dienstag bis Sonntag 10–18 Uhr, Donnerstag bis 20 Uhr. Montags ist das Museum geschlossen, die Bühne aber selten.',
                'Das Foyer mit Café öffnet um 10 Uhr. Die Abendkasse öffnet eine Stunde vor jeder Vorstellung.',
              ],
              [
                'Museum: Tuesday to Sunday 10 am – 6 pm, Thursday until 8 pm. The museum is closed on Mondays, the stage rarely is.',
                'The Foyer and Café open at 10 am. The box office opens one hour before every performance.',
              ],
            ),
          ),
          button(l('Preise ansehen', 'See prices'), 'page:preise'),
        ],
        [image('plan-tiles-lilac', 'vertical')],
      ),
      row(
        teaserList(
          {
            preline: l('Mit Bus, Rad und Bahn', 'By bus, bike and train'),
            headline: l('Anfahrt', 'Getting here'),
            linkText: l('Weg finden', 'Find the way'),
            picture: 'plan-rooms-lake',
            target: 'page:anfahrt',
          },
          {
            preline: l('Ohne Hindernis', 'Without obstacles'),
            headline: l('Barrierefreiheit', 'Accessibility'),
            linkText: l('Mehr erfahren', 'Find out more'),
            picture: 'plan-rooms-sand',
            target: 'page:barrierefreiheit',
          },
          {
            preline: l('Ab acht Personen', 'Eight people or more'),
            headline: l('Gruppen', 'Groups'),
            linkText: l('Anfragen', 'Enquire'),
            picture: 'plan-tiles-paper',
            target: 'page:gruppen',
          },
        ),
      ),
      row(
        headline(l('Häufige Fragen', 'Frequent questions'), { anchor: 'fragen' }),
        faq([
          {
            anchor: 'zu-spaet',
            question: l('Was passiert, wenn ich zu spät komme?', 'What happens if I am late?'),
            content: l(
              '<p>Wir lassen Sie in einer passenden Pause ein. Bei <em>Nächte aus Glas</em> ist das wegen der Dunkelheit erst nach vierzig Minuten möglich.</p>',
              '<p>We admit you at a suitable break. In <em>Nights of Glass</em>, because of the darkness, this is only possible after forty minutes.</p>',
            ),
          },
          {
            anchor: 'fotografieren',
            question: l('Darf ich fotografieren?', 'May I take photographs?'),
            content: l(
              '<p>Im Museum gern, ohne Blitz und ohne Stativ. In Vorstellungen bitte nicht.</p>',
              '<p>In the museum, gladly, without flash or tripod. During performances, please do not.</p>',
            ),
          },
          {
            anchor: 'garderobe',
            question: l('Wohin mit meinem Koffer?', 'Where can I leave my suitcase?'),
            content: l(
              '<p>Die Garderobe nimmt alles, was durch die Tür passt, und kostet nichts.</p>',
              '<p>The cloakroom takes anything that fits through the door, free of charge.</p>',
            ),
          },
          {
            anchor: 'hund',
            question: l('Darf mein Hund mit?', 'May I bring my dog?'),
            content: l(
              '<p>Assistenzhunde sind überall willkommen, alle anderen im Foyer.</p>',
              '<p>Assistance dogs are welcome everywhere, all others in the Foyer.</p>',
            ),
          },
        ]),
      ),
      row(
        headline(l('Vier Orte', 'Four venues'), { anchor: 'orte' }),
        module(
          'venue_list',
          {},
          ['haupthaus', 'museum', 'trafo', 'bootshaus'].map((venue) =>
            module('venue', { venue: { idOf: `venue:${venue}` } }),
          ),
        ),
      ),
    ],
  }),
  page({
    key: 'preise',
    path: ['besuch/preise', 'visit/prices'],
    title: ['Öffnungszeiten und Preise', 'Opening hours and prices'],
    parent: 'besuch',
    inMenu: true,
    description: [
      'Was Museum und Bühne kosten, und wer weniger zahlt.',
      'What museum and stage cost, and who pays less.',
    ],
    picture: 'plan-tiles-sand',
    modules: [
      container(
        '50-50',
        [
          headline(l('Museum', 'Museum')),
          text(
            l(
              '<ul><li>Tageskarte 9 Euro, ermäßigt 5 Euro</li><li>Donnerstags ab 17 Uhr zum halben Preis</li><li>Bis 18 Jahre frei, immer</li><li>Jahreskarte 36 Euro</li></ul>',
              '<ul><li>Day ticket 9 euros, reduced 5 euros</li><li>Half price on Thursdays from 5 pm</li><li>Free up to the age of 18, always</li><li>Annual ticket 36 euros</li></ul>',
            ),
          ),
        ],
        [
          headline(l('Bühne', 'Stage')),
          text(
            l(
              '<ul><li>Große Bühne 10 bis 48 Euro</li><li>Studio und Trafohalle 8 bis 32 Euro</li><li>Letzte Minute: 9 Euro ab 15 Minuten vor Beginn</li><li>Begleitpersonen mit Merkzeichen B frei</li></ul>',
              '<ul><li>Main Stage 10 to 48 euros</li><li>Studio and Transformer Hall 8 to 32 euros</li><li>Last minute: 9 euros from 15 minutes before the start</li><li>Companions of disabled visitors free of charge</li></ul>',
            ),
          ),
        ],
      ),
      row(
        module('html', {
          html_code: l(
            '<table><caption>Kartenpreise der Großen Bühne</caption><thead><tr><th scope="col">Platzgruppe</th><th scope="col">Musiktheater</th><th scope="col">Schauspiel</th></tr></thead><tbody><tr><th scope="row">Parkett vorn</th><td>48 €</td><td>36 €</td></tr><tr><th scope="row">Parkett hinten</th><td>32 €</td><td>24 €</td></tr><tr><th scope="row">Rang</th><td>12 €</td><td>10 €</td></tr></tbody></table>',
            '<table><caption>Ticket prices, Main Stage</caption><thead><tr><th scope="col">Seats</th><th scope="col">Music theatre</th><th scope="col">Drama</th></tr></thead><tbody><tr><th scope="row">Front stalls</th><td>€48</td><td>€36</td></tr><tr><th scope="row">Rear stalls</th><td>€32</td><td>€24</td></tr><tr><th scope="row">Circle</th><td>€12</td><td>€10</td></tr></tbody></table>',
          ),
          html_code_obj: null,
        }),
      ),
      row(
        twoColumns(
          'beams-cone-white',
          rich(
            [
              'Mit der Kulturkarte der Stadt Förde kostet jede Veranstaltung drei Euro. Fragen Sie an der Kasse danach, wir fragen nicht zurück.',
            ],
            [
              'With the culture card of the Town of Förde every event costs three euros. Ask for it at the desk; we will not ask back.',
            ],
          ),
        ),
      ),
    ],
  }),
  page({
    key: 'anfahrt',
    path: ['besuch/anfahrt', 'visit/getting-here'],
    title: ['Anfahrt', 'Getting here'],
    headline: ['Ringweg 3, immer der Förde nach', 'Ringweg 3, just follow the fjord'],
    parent: 'besuch',
    inMenu: true,
    inFooter: true,
    description: [
      'So kommen Sie mit Bus, Bahn, Rad, Fähre und Auto zum Haus Nordlicht.',
      'How to reach Haus Nordlicht by bus, train, bike, ferry and car.',
    ],
    picture: 'plan-rooms-lake',
    modules: [
      container(
        '67-33',
        [
          headline(l('Mit Bus und Bahn', 'By bus and train')),
          text(
            rich(
              [
                'Vom Bahnhof Förde fährt die Linie 5 alle zehn Minuten bis Ringweg. Zu Fuß dauert es zwölf Minuten, immer am Wasser entlang. Nach Vorstellungen wartet der letzte Bus auf den Applaus.',
              ],
              [
                'From Förde station, bus 5 runs every ten minutes to Ringweg. On foot it takes twelve minutes along the water. After performances the last bus waits for the applause.',
              ],
            ),
          ),
          headline(l('Mit dem Rad', 'By bike'), { level: 3 }),
          text(
            rich(
              [
                'Achtzig überdachte Stellplätze liegen vor dem Haupthaus, zwölf davon mit Strom. Eine Luftpumpe gibt es an der Pforte.',
              ],
              [
                'There are eighty covered stands in front of the Main House, twelve with power. A pump is available at the stage door.',
              ],
            ),
          ),
          headline(l('Mit dem Auto', 'By car'), { level: 3 }),
          text(
            rich(
              [
                'Sechs Behindertenparkplätze liegen am Seiteneingang. Alle anderen parken im Parkhaus Westufer, fünf Minuten entfernt.',
              ],
              [
                'Six accessible parking spaces are at the side entrance. Everyone else parks at the Westufer car park, five minutes away.',
              ],
            ),
          ),
        ],
        [image('plan-rooms-lake', 'vertical'), module('venue', { venue: { idOf: 'venue:haupthaus' } })],
      ),
    ],
  }),
  page({
    key: 'barrierefreiheit',
    path: ['besuch/barrierefreiheit', 'visit/accessibility'],
    title: ['Barrierefreiheit', 'Accessibility'],
    headline: ['Was im Weg steht, räumen wir weg', 'If it is in the way, we clear it away'],
    parent: 'besuch',
    inMenu: true,
    inFooter: true,
    description: [
      'Stufenlose Wege, Gebärdensprache, Audiodeskription, Hörschleife und entspannte Vorstellungen.',
      'Step-free routes, sign language, audio description, hearing loop and relaxed performances.',
    ],
    picture: 'plan-rooms-sand',
    modules: [
      container(
        '33-33-33',
        [
          headline(l('Gehen und rollen', 'Walking and rolling'), { level: 3 }),
          text(
            rich(
              [
                'Alle Räume sind stufenlos erreichbar, auch das Bootshaus. Zwei Rollstühle und vier Gehhilfen leihen wir aus.',
              ],
              ['All rooms are step-free, including the Boathouse. We lend two wheelchairs and four walking aids.'],
            ),
          ),
        ],
        [
          headline(l('Hören', 'Hearing'), { level: 3 }),
          text(
            rich(
              [
                'Große Bühne, Studio und Foyer haben Hörschleifen. Termine mit Gebärdensprache und Übertiteln finden Sie mit dem Filter im Programm.',
              ],
              [
                'Main Stage, Studio and Foyer have hearing loops. Use the filter in the programme to find dates with sign language and surtitles.',
              ],
            ),
          ),
        ],
        [
          headline(l('Sehen', 'Seeing'), { level: 3 }),
          text(
            rich(
              [
                'Tastmodelle stehen auf jeder Ebene. Audiodeskription gibt es an markierten Terminen, Programmhefte auch in Braille.',
              ],
              [
                'There are tactile models on every level. Audio description is offered on marked dates, programme booklets also in braille.',
              ],
            ),
          ),
        ],
      ),
      row(
        headline(l('Termine mit Gebärdensprache', 'Dates with sign language')),
        eventList({ tag: { idOf: 'tag:gebaerdensprache' } }),
      ),
      container(
        '67-33',
        [
          headline(l('Fragen Sie Greta Thomsen', 'Ask Greta Thomsen'), { level: 3 }),
          text(
            rich(
              [
                'Telefon und Messenger: 0461 000 30 31, montags bis freitags von 9 bis 15 Uhr, oder <a href="mailto:zugang@nordlicht.example">zugang@nordlicht.example</a>.',
              ],
              [
                'Phone and messenger: +49 461 000 30 31, Monday to Friday from 9 am to 3 pm, or <a href="mailto:zugang@nordlicht.example">zugang@nordlicht.example</a>.',
              ],
            ),
          ),
        ],
        [image('head-18', 'vertical')],
      ),
    ],
  }),
  page({
    key: 'leichte-sprache',
    path: ['besuch/leichte-sprache', 'visit/easy-language'],
    title: ['Leichte Sprache', 'Easy language'],
    headline: ['Das Haus Nordlicht in Leichter Sprache', 'Haus Nordlicht in easy language'],
    parent: 'besuch',
    inMenu: true,
    inFooter: true,
    description: [
      'Wer wir sind und wie Sie uns besuchen, in Leichter Sprache.',
      'Who we are and how you can visit us, in easy language.',
    ],
    picture: 'plan-tiles-paper',
    modules: [
      row(
        text(
          rich(
            [
              'Willkommen!',
              'Das Haus Nordlicht ist ein Museum.',
              'Und es ist ein Theater.',
              'Beides ist in einem Haus.',
            ],
            ['Welcome!', 'Haus Nordlicht is a museum.', 'And it is a theatre.', 'Both are in one house.'],
          ),
        ),
      ),
      container(
        '50-50',
        [
          headline(l('Das Museum', 'The museum')),
          text(
            rich(
              [
                'Im Museum sehen Sie alte Dinge.',
                'Zum Beispiel: Lampen, Gläser und Fotos.',
                'Manche Dinge dürfen Sie anfassen.',
              ],
              [
                'In the museum you can see old things.',
                'For example: lamps, glasses and photos.',
                'You may touch some of the things.',
              ],
            ),
          ),
        ],
        [
          headline(l('Das Theater', 'The theatre')),
          text(
            rich(
              [
                'Im Theater spielen Menschen eine Geschichte.',
                'Manchmal singen oder tanzen sie.',
                'Sie sitzen auf einem Stuhl und schauen zu.',
                'Sie dürfen auch hinausgehen und wiederkommen.',
              ],
              [
                'In the theatre people act out a story.',
                'Sometimes they sing or dance.',
                'You sit on a chair and watch.',
                'You may also go out and come back in.',
              ],
            ),
          ),
        ],
      ),
      row(headline(l('Termine', 'Dates')), eventList({ tag: { idOf: 'tag:leichte-sprache' } })),
    ],
  }),
  page({
    key: 'gruppen',
    path: ['besuch/gruppen', 'visit/groups'],
    title: ['Gruppen', 'Groups'],
    headline: ['Zu acht sieht man mehr', 'Eight people see more'],
    parent: 'besuch',
    inMenu: true,
    description: ['Führungen und Werkstätten für Gruppen anfragen.', 'Enquire about tours and workshops for groups.'],
    picture: 'plan-tiles-lilac',
    modules: [
      row(
        text(
          rich(
            [
              'Ab acht Personen richten wir uns nach Ihnen: mit Führungen in sechs Sprachen, Werkstätten am Vormittag und einem Tisch im Café danach.',
            ],
            [
              'From eight people upwards we adapt to you: with tours in six languages, morning workshops and a table in the Café afterwards.',
            ],
          ),
        ),
      ),
      row(form('gruppe')),
    ],
  }),
  page({
    key: 'cafe',
    path: ['besuch/cafe', 'visit/cafe'],
    title: ['Café im Foyer', 'Café in the Foyer'],
    headline: ['Kaffee, Suppe, Zeitung', 'Coffee, soup, newspaper'],
    parent: 'besuch',
    inMenu: true,
    description: [
      'Das Café im Foyer: ab 10 Uhr geöffnet, Suppe ab 12 Uhr.',
      'The Café in the Foyer: open from 10 am, soup from noon.',
    ],
    picture: 'plan-mixed-ember',
    modules: [
      row(
        twoColumns(
          'plan-mixed-ember',
          rich(
            [
              'Der Kaffee kommt aus der Rösterei am Hafen, der Kuchen aus der Küche nebenan. Ab 12 Uhr kocht Rieke Boysen zwei Suppen, eine davon immer ohne Tier.',
              'Sie müssen nichts bestellen, um zu bleiben. Die Zeitungen hängen an der Wand.',
            ],
            [
              'The coffee comes from the roastery by the harbour, the cake from the kitchen next door. From noon Rieke Boysen cooks two soups, one of them always vegan.',
              'You need not order anything in order to stay. The newspapers hang on the wall.',
            ],
          ),
          'text-image',
        ),
      ),
    ],
  }),
];
