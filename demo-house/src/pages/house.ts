import { l, rich, same } from '../localise.ts';
import {
  articles,
  button,
  container,
  eventList,
  faq,
  form,
  fullTeaser,
  headline,
  image,
  images,
  module,
  quote,
  row,
  teaserList,
  text,
  twoColumns,
} from '../modules.ts';
import { page } from './page.ts';

/** The house about itself. */
export const housePages = [
  page({
    key: 'ueber-uns',
    path: ['ueber-uns', 'about-us'],
    title: ['Über uns', 'About us'],
    headline: ['Museum und Bühne, Tür an Tür', 'Museum and stage, door to door'],
    inMenu: true,
    description: [
      'Was das Haus Nordlicht ist, wem es gehört und was es vorhat.',
      'What Haus Nordlicht is, to whom it belongs and what it is planning.',
    ],
    picture: 'aurora-arch-violet',
    modules: [
      row(
        text(
          rich(
            [
              'Seit 1983 wird im ehemaligen Lichtspielhaus am Ringweg gespielt, gesammelt und gestritten. Das Haus gehört der Stadt, geleitet wird es von zwei Menschen, die sich einen Schreibtisch teilen: einer für das Museum, eine für die Bühne.',
              'Was beide verbindet, ist das Licht. Die einen bewahren es in Glas auf, die anderen richten es auf Gesichter.',
            ],
            [
              'Since 1983 the former picture palace on Ringweg has been a place for acting, collecting and arguing. The house belongs to the town and is run by two people who share one desk: one for the museum, one for the stage.',
              'What connects both is light. Some keep it in glass, others turn it on faces.',
            ],
          ),
        ),
      ),
      row(
        images(
          [
            {
              picture: 'head-8',
              text: l('<p>Henrike Aalund, Intendantin</p>', '<p>Henrike Aalund, artistic director</p>'),
            },
            {
              picture: 'head-27',
              text: l('<p>Joris Vandamme, Museumsdirektor</p>', '<p>Joris Vandamme, museum director</p>'),
            },
          ],
          'vertical',
        ),
      ),
      container(
        '50-50',
        [
          quote(
            l('<p>Wer zu spät kommt, hat vielleicht einen Grund.</p>', '<p>Whoever is late may have a reason.</p>'),
            'Henrike Aalund',
          ),
        ],
        [
          quote(
            l('<p>Ein Bild, das umzieht, wird wieder neu.</p>', '<p>A picture that moves house becomes new again.</p>'),
            'Joris Vandamme',
          ),
        ],
      ),
      row(
        teaserList(
          {
            preline: l('1926 bis heute', '1926 to today'),
            headline: l('Geschichte des Hauses', 'History of the house'),
            linkText: l('Lesen', 'Read'),
            picture: 'plan-arches-ink',
            target: 'page:geschichte',
          },
          {
            preline: l('Klima und Haus', 'Climate and house'),
            headline: l('Nachhaltigkeit', 'Sustainability'),
            linkText: l('Lesen', 'Read'),
            picture: 'aurora-curtain-sand',
            target: 'page:nachhaltigkeit',
          },
        ),
      ),
    ],
  }),
  page({
    key: 'geschichte',
    path: ['ueber-uns/geschichte', 'about-us/history'],
    title: ['Geschichte des Hauses', 'History of the house'],
    headline: ['Hundert Jahre, dreimal umgezogen, nie weg', 'A hundred years, three changes, never gone'],
    parent: 'ueber-uns',
    description: [
      'Vom Lichtspielhaus über das Fischmehllager zum Haus Nordlicht.',
      'From picture palace to fishmeal warehouse to Haus Nordlicht.',
    ],
    picture: 'plan-arches-ink',
    modules: [
      container(
        '33-67',
        [headline(same('1926'))],
        [
          text(
            rich(
              [
                'Am 3. Oktober eröffnet das „Nordlicht“ mit 900 Plätzen, einer Orgel und dem ersten elektrischen Foyer der Stadt.',
              ],
              ['On 3 October the “Nordlicht” opens with 900 seats, an organ and the first electric foyer in town.'],
            ),
          ),
        ],
      ),
      container(
        '33-67',
        [headline(same('1961'))],
        [
          text(
            rich(
              [
                'Das Kino schließt. Eine Fischmehlfabrik mietet den Saal als Lager. Man riecht es bei Südwind bis heute, behaupten die Älteren.',
              ],
              [
                'The cinema closes. A fishmeal factory rents the auditorium as a warehouse. When the wind is southerly you can still smell it, the older ones claim.',
              ],
            ),
          ),
        ],
      ),
      container(
        '33-67',
        [headline(same('1978'))],
        [
          text(
            rich(
              ['Ein Abrissantrag wird genehmigt und elf Wochen lang durch eine Besetzung verhindert.'],
              ['An application for demolition is approved and prevented by an occupation of eleven weeks.'],
            ),
          ),
        ],
      ),
      container(
        '33-67',
        [headline(same('1983'))],
        [
          text(
            rich(
              [
                'Museum und Bühne ziehen ein, zunächst für fünf Jahre. Der Vertrag wurde nie verlängert und nie gekündigt.',
              ],
              [
                'Museum and stage move in, at first for five years. The contract was never renewed and never terminated.',
              ],
            ),
          ),
        ],
      ),
    ],
  }),
  page({
    key: 'mitarbeiten',
    path: ['ueber-uns/mitarbeiten', 'about-us/work-with-us'],
    title: ['Mitarbeiten', 'Work with us'],
    parent: 'ueber-uns',
    inMenu: true,
    description: [
      'Offene Stellen, Ausbildung und Freiwilligendienst im Haus Nordlicht.',
      'Open positions, apprenticeships and volunteering at Haus Nordlicht.',
    ],
    picture: 'beams-cross-ember',
    modules: [
      row(
        text(
          rich(
            [
              'Wir suchen Menschen, die etwas können und etwas lernen wollen. Gute Bewerbungen brauchen kein Foto, kein Geburtsdatum und keinen lückenlosen Lebenslauf.',
            ],
            [
              'We look for people who can do something and want to learn something. A good application needs no photo, no date of birth and no seamless career.',
            ],
          ),
        ),
      ),
      row(
        faq([
          {
            anchor: 'veranstaltungstechnik',
            question: l(
              'Ausbildung Veranstaltungstechnik (w/m/d), ab August',
              'Apprenticeship in event technology, from August',
            ),
            content: l(
              '<p>Drei Jahre Licht, Ton und Maschinerie bei Oleg Tarasenko. Schwindelfreiheit lässt sich üben.</p>',
              '<p>Three years of lighting, sound and machinery with Oleg Tarasenko. A head for heights can be trained.</p>',
            ),
          },
          {
            anchor: 'aufsicht',
            question: l('Museumsaufsicht und Gespräch (w/m/d), 20 Stunden', 'Gallery host, 20 hours'),
            content: l(
              '<p>Sie stehen nicht im Weg, sondern zur Verfügung. Zwei Sprachen sind willkommen, Gebärdensprache ganz besonders.</p>',
              '<p>You are not in the way but at hand. Two languages are welcome, sign language especially so.</p>',
            ),
          },
          {
            anchor: 'freiwillig',
            question: l('Freiwilliges Jahr Kultur', 'Voluntary year in culture'),
            content: l(
              '<p>Zwölf Monate zwischen Dramaturgie und Depot, mit eigenem Projekt am Ende.</p>',
              '<p>Twelve months between dramaturgy and storage, with a project of your own at the end.</p>',
            ),
          },
        ]),
      ),
    ],
  }),
  page({
    key: 'foerdergesellschaft',
    path: ['ueber-uns/foerdergesellschaft', 'about-us/friends'],
    title: ['Fördergesellschaft', 'Friends of Nordlicht'],
    parent: 'ueber-uns',
    inMenu: true,
    description: [
      'Die Fördergesellschaft Nordlicht e. V. bezahlt, was sonst nicht möglich wäre.',
      'The Friends of Nordlicht pay for what would otherwise not be possible.',
    ],
    picture: 'plan-mixed-paper',
    modules: [
      row(
        text(
          rich(
            [
              'Neunhundert Mitglieder tragen die Fördergesellschaft. Sie bezahlt die Werkstätten für Schulklassen, restauriert jedes Jahr ein Objekt und stiftet den Kuchen der Matinee.',
            ],
            [
              'Nine hundred members support the Friends. They pay for the workshops for school classes, have one object restored every year and donate the cake for the matinee.',
            ],
          ),
        ),
      ),
      container(
        '25-50-25',
        [],
        [
          quote(
            l(
              '<p>Ich wollte nie Mäzenin werden. Ich wollte nur, dass das Licht anbleibt.</p>',
              '<p>I never meant to become a patron. I only wanted the lights to stay on.</p>',
            ),
            l('Elke Jessen, Mitglied seit 1984', 'Elke Jessen, member since 1984'),
          ),
        ],
        [],
      ),
      row({
        ...module('section', { extra_class: '', image: { picture: 'aurora-curtain-violet' } }),
        columns: [
          [
            headline(l('Mitglied werden', 'Become a member'), { level: 3 }),
            text(
              rich(
                [
                  'Ab 40 Euro im Jahr sehen Sie Generalproben, bekommen Post vom Schnürboden und ein Stück Kuchen zu jeder Matinee.',
                ],
                [
                  'From 40 euros a year you see dress rehearsals, receive post from the fly loft and a piece of cake at every matinee.',
                ],
              ),
            ),
            button(l('Schreiben Sie uns', 'Write to us'), 'page:kontakt'),
          ],
        ],
      }),
      row(
        module(
          'logo_list',
          { extra_class: '' },
          [
            ['Stadtwerke Förde', 'stadtwerke'],
            ['Reederei Holm', 'reederei'],
            ['Sparkasse am Sund', 'sparkasse'],
          ].map(([label = '', slug = '']) =>
            module('logo_item', {
              link_text: label,
              link_url: `https://www.${slug}.example`,
              link: { url: `https://www.${slug}.example` },
              image: null,
              extra_class: '',
              anchor: '',
            }),
          ),
        ),
      ),
    ],
  }),
  page({
    key: 'vermietung',
    path: ['ueber-uns/vermietung', 'about-us/hire'],
    title: ['Vermietung', 'Hire'],
    headline: ['Räume für eigene Anlässe', 'Rooms for your own occasions'],
    parent: 'ueber-uns',
    description: [
      'Foyer, Studio und Bootshaus für Tagungen, Feste und Aufnahmen.',
      'Foyer, Studio and Boathouse for conferences, parties and recordings.',
    ],
    picture: 'plan-rooms-lilac',
    modules: [
      row(
        twoColumns(
          'plan-rooms-lilac',
          rich(
            [
              'Vierzig Tage im Jahr gehören die Räume anderen: Hochzeiten im Bootshaus, Tagungen im Foyer, Tonaufnahmen im Studio. Preise nennen wir gern auf Anfrage.',
            ],
            [
              'Forty days a year the rooms belong to others: weddings in the Boathouse, conferences in the Foyer, recordings in the Studio. We are happy to quote on request.',
            ],
          ),
        ),
      ),
      row(button(l('Anfrage schreiben', 'Write to us'), 'page:kontakt')),
    ],
  }),
  page({
    key: 'nachhaltigkeit',
    path: ['ueber-uns/nachhaltigkeit', 'about-us/sustainability'],
    title: ['Nachhaltigkeit', 'Sustainability'],
    headline: ['Weniger leuchten, mehr sehen', 'Shine less, see more'],
    parent: 'ueber-uns',
    description: [
      'Wie das Haus Nordlicht Strom, Holz und Wege spart.',
      'How Haus Nordlicht saves electricity, timber and journeys.',
    ],
    picture: 'aurora-curtain-sand',
    modules: [
      container(
        '33-33-33',
        [
          headline(l('−38 %', '−38%'), { level: 3 }),
          text(
            rich(
              ['Strom seit 2019, vor allem durch neue Scheinwerfer und eine dunkle Fassade.'],
              ['Electricity since 2019, mostly through new lamps and a dark façade.'],
            ),
          ),
        ],
        [
          headline(l('Zweimal', 'Twice'), { level: 3 }),
          text(
            rich(
              ['wird jedes Bühnenbild mindestens verwendet. Der Rekord liegt bei sieben.'],
              ['is the least that any set is used. The record is seven.'],
            ),
          ),
        ],
        [
          headline(l('Null', 'Zero'), { level: 3 }),
          text(
            rich(
              ['Flüge für Gastspiele. Wer zu uns kommt, kommt mit Zug oder Fähre.'],
              ['Flights for guest performances. Those who come to us come by train or ferry.'],
            ),
          ),
        ],
      ),
      row(articles(3)),
    ],
  }),
  page({
    key: 'sammlung',
    path: ['sammlung', 'collection'],
    title: ['Sammlung', 'Collection'],
    headline: ['Dreißigtausend Dinge, die leuchten oder leuchteten', 'Thirty thousand things that glow or used to'],
    inMenu: true,
    description: [
      'Glas, Lampen, Signale und Fotografien: die Sammlung des Museums am Ring.',
      'Glass, lamps, signals and photographs: the collection of the Museum on the Ring.',
    ],
    picture: 'plan-mixed-lake',
    modules: [
      row(
        fullTeaser({
          preline: l('Dauerausstellung', 'Permanent exhibition'),
          headline: l('Die Sammlung wandert', 'The Collection Walks'),
          linkText: l('Zur Ausstellung', 'To the exhibition'),
          picture: 'plan-mixed-ember',
          target: 'production:die-sammlung-wandert',
        }),
      ),
      row(
        images([
          {
            picture: 'plan-mixed-lake',
            text: l('<p>Signale und Laternen, Ebene 1</p>', '<p>Signals and lanterns, level 1</p>'),
          },
          { picture: 'plan-arches-lake', text: l('<p>Glas, Ebene 2</p>', '<p>Glass, level 2</p>') },
          { picture: 'aurora-arch-teal', text: l('<p>Fotografie, Ebene 3</p>', '<p>Photography, level 3</p>') },
        ]),
      ),
      row(module('highlight_teaser', { categories: [{ idOf: 'articleCategory:sammlung' }] })),
    ],
  }),
  page({
    key: 'reihen',
    path: ['reihen', 'series-overview'],
    title: ['Reihen und Abonnements', 'Series and subscriptions'],
    headline: ['Was sich zu wiederholen lohnt', 'Worth repeating'],
    inMenu: true,
    description: [
      'Nachtschicht, Sonntagsmatinee, Mittagsmusik: unsere Reihen und Abonnements.',
      'Night Shift, Sunday Matinee, Midday Music: our series and subscriptions.',
    ],
    picture: 'aurora-fan-ember',
    modules: [
      row(
        teaserList(
          {
            preline: l('Konzert', 'Concert'),
            headline: l('Nachtschicht', 'Night Shift'),
            linkText: l('Zur Reihe', 'To the series'),
            picture: 'aurora-curtain-teal',
            target: 'series:nachtschicht',
          },
          {
            preline: l('Lesung', 'Reading'),
            headline: l('Sonntagsmatinee', 'Sunday Matinee'),
            linkText: l('Zur Reihe', 'To the series'),
            picture: 'plan-arches-sand',
            target: 'series:sonntagsmatinee',
          },
          {
            preline: l('Kammermusik', 'Chamber music'),
            headline: l('Mittagsmusik', 'Midday Music'),
            linkText: l('Zur Reihe', 'To the series'),
            picture: 'beams-cone-mint',
            target: 'series:mittagsmusik',
          },
          {
            preline: l('Gespräch', 'Talk'),
            headline: l('Tischgespräche', 'Table Talks'),
            linkText: l('Zur Reihe', 'To the series'),
            picture: 'plan-mixed-ink',
            target: 'series:tischgespraeche',
          },
        ),
      ),
      row(
        headline(l('Die nächsten Abende der Nachtschicht', 'The next Night Shift evenings')),
        eventList({ series: { idOf: 'series:nachtschicht' } }),
      ),
    ],
  }),
  page({
    key: 'fuehrungen',
    path: ['fuehrungen', 'guided-tours'],
    title: ['Führungen', 'Guided tours'],
    headline: ['Mitgehen', 'Walk along'],
    inMenu: true,
    description: [
      'Führungen durch Museum und Bühne, mit Gebärdensprache, in Leichter Sprache und zum Tasten.',
      'Tours of museum and stage, in sign language, in easy language and to the touch.',
    ],
    picture: 'plan-tiles-lilac',
    modules: [
      row(headline(l('Die nächsten Führungen', 'The next tours')), eventList({ type: 'fuehrung' })),
      row(
        button(l('Führung für eine Gruppe anfragen', 'Enquire about a group tour'), 'page:gruppen', { sticky: true }),
      ),
    ],
  }),
  page({
    key: 'schulen',
    path: ['schulen', 'schools'],
    title: ['Für Schulen', 'For schools'],
    headline: ['Unterricht ohne Stundenplan', 'Lessons without a timetable'],
    inMenu: true,
    description: [
      'Werkstätten, Stücke und Material für Schulklassen.',
      'Workshops, plays and material for school classes.',
    ],
    picture: 'plan-mixed-lake',
    modules: [
      container(
        '67-33',
        [
          text(
            rich(
              [
                'Für Klassen aus Förde ist die Teilnahme an den Werkstätten frei, dank der Fördergesellschaft. Zu jedem Stück der Jungen Bühne gibt es Material und auf Wunsch ein Gespräch in der Schule.',
              ],
              [
                'Thanks to the Friends, classes from Förde take part in the workshops free of charge. For every play of the Young Stage there is material and, on request, a conversation at your school.',
              ],
            ),
          ),
        ],
        [image('head-9', 'vertical')],
      ),
      row(headline(l('Termine für Schulen', 'Dates for schools')), eventList({ tag: { idOf: 'tag:schulen' } })),
      row(form('gruppe')),
    ],
  }),
  page({
    key: 'familien',
    path: ['familien', 'families'],
    title: ['Familien', 'Families'],
    headline: ['Klein anfangen', 'Start small'],
    inMenu: true,
    description: [
      'Figurentheater, Werkstätten und Konzerte für Kinder und ihre Erwachsenen.',
      'Puppet theatre, workshops and concerts for children and their grown-ups.',
    ],
    picture: 'plan-tiles-paper',
    modules: [
      row(
        twoColumns(
          'plan-tiles-paper',
          rich(
            [
              'Kinderwagen parken im Lichthof, Wickeltische gibt es auf allen Ebenen, und wer im Theater laut sein muss, darf das in der letzten Reihe.',
            ],
            [
              'Prams park in the Light Court, there are changing tables on all levels, and anyone who has to be loud in the theatre may do so in the back row.',
            ],
          ),
        ),
      ),
      row(headline(l('Termine für Familien', 'Dates for families')), eventList({ tag: { idOf: 'tag:familie' } })),
    ],
  }),
];
