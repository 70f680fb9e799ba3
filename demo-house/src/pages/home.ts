import { l, rich, same } from '../localise.ts';
import {
  articles,
  button,
  container,
  eventList,
  fullTeaser,
  headline,
  module,
  quote,
  row,
  teaserList,
  text,
} from '../modules.ts';
import { page } from './page.ts';

/** The start page, and pages that lead into a listing. */
export const homePages = [
  page({
    key: 'home',
    path: ['', ''],
    title: ['Haus Nordlicht. Museum und Bühne', 'Haus Nordlicht. Museum and Stage'],
    headline: ['Haus Nordlicht', 'Haus Nordlicht'],
    description: [
      'Musiktheater, Schauspiel, Tanz und ein Museum des Lichts in Förde: Programm, Karten und Mediathek.',
      'Music theatre, drama, dance and a museum of light in Förde: programme, tickets and magazine.',
    ],
    picture: 'aurora-curtain-teal',
    bodyClass: 'page-home',
    modules: [
      row(
        module('hero_media', {
          headline: l('Nächte aus Glas', 'Nights of Glass'),
          text: l(
            '<p>Musiktheater von Ida Hellwig über eine Stadt, die das Dunkel verlernt hat.</p>',
            '<p>Music theatre by Ida Hellwig about a city that has forgotten the dark.</p>',
          ),
          button_text: l('Zur Produktion', 'See the production'),
          button_link: { urlOf: 'production:naechte-aus-glas' },
          sticky: false,
          image: { picture: 'aurora-curtain-teal' },
          video: '',
          online_from: '2020-01-01T00:00:00+01:00',
          online_to: null,
        }),
      ),
      row(headline(l('Die nächsten Tage', 'Coming up')), eventList()),
      row(
        fullTeaser({
          preline: l('Ausstellung', 'Exhibition'),
          headline: l('Die neue Sammlung hängt nicht, sie wandert', 'The new collection does not hang, it walks'),
          subline: l('Museum am Ring, drei Ebenen', 'Museum on the Ring, three levels'),
          text: l(
            '<p>Alle vier Monate wechseln zweihundert Werke den Raum. In diesem Winter geht es um ein kleines Wort: zwischen.</p>',
            '<p>Every four months two hundred works change rooms. This winter is about one small word: between.</p>',
          ),
          linkText: l('Zur Ausstellung', 'To the exhibition'),
          picture: 'plan-mixed-ember',
          target: 'production:die-sammlung-wandert',
        }),
      ),
      row(
        teaserList(
          {
            preline: l('Gespräch, Mediathek', 'Conversation, magazine'),
            headline: l('Gegenwind will gelernt sein', 'Headwinds Have to Be Learnt'),
            linkText: l('Lesen', 'Read'),
            picture: 'head-20',
            target: 'article:gegenwind',
          },
          {
            preline: l('Bühnenführung, samstags', 'Backstage tour, Saturdays'),
            headline: l('Hinter dem Eisernen Vorhang', 'Behind the Safety Curtain'),
            linkText: l('Mehr erfahren', 'Find out more'),
            picture: 'beams-cross-violet',
            target: 'page:fuehrungen',
          },
          {
            preline: l('Reihe', 'Series'),
            headline: l(
              'Abo Nachtschicht: fünf Abende, ein Preis',
              'Night Shift subscription: five evenings, one price',
            ),
            linkText: l('Zur Reihe', 'To the series'),
            picture: 'aurora-curtain-sand',
            target: 'series:nachtschicht',
          },
        ),
      ),
      row(headline(l('Aus der Mediathek', 'From the magazine')), articles(4)),
      container(
        '67-33',
        [
          quote(
            l(
              '<p>Ein Haus, das Nordlicht heißt, sollte wissen, wann es leuchtet und wann nicht.</p>',
              '<p>A house named after the northern lights should know when to shine and when not to.</p>',
            ),
            'Henrike Aalund',
          ),
        ],
        [
          headline(l('Ihr Besuch', 'Your visit'), { level: 3 }),
          text(
            rich(
              ['Dienstag bis Sonntag von 10 bis 18 Uhr, donnerstags bis 20 Uhr. Das Foyer ist offen, auch ohne Karte.'],
              ['Tuesday to Sunday from 10 am to 6 pm, Thursday until 8 pm. The Foyer is open, ticket or no ticket.'],
            ),
          ),
          button(l('Besuch planen', 'Plan your visit'), 'page:besuch'),
        ],
      ),
    ],
  }),
  page({
    key: 'programm',
    path: ['programm', 'program'],
    title: ['Programm', 'Programme'],
    headline: ['Programm und Karten', 'Programme and Tickets'],
    inMenu: true,
    description: [
      'Alle Termine zwischen Sammlung, Werkstatt und Bühne. Angaben zur Zugänglichkeit stehen bei jedem Termin.',
      'All dates between collection, workshop and stage. Accessibility is stated with every date.',
    ],
    picture: 'beams-row-violet',
    modules: [
      row(
        text(
          rich(
            [
              'Alle Termine zwischen Sammlung, Werkstatt und Bühne. Angaben zur Zugänglichkeit stehen bei jedem Termin.',
            ],
            ['All dates between collection, workshop and stage. Accessibility is stated with every date.'],
          ),
        ),
      ),
    ],
  }),
  page({
    key: 'produktionen',
    path: ['produktionen', 'productions'],
    title: ['Produktionen', 'Productions'],
    inMenu: true,
    description: [
      'Was auf unseren Bühnen und in unseren Räumen zu sehen ist.',
      'What is on in our theatres and galleries.',
    ],
    picture: 'aurora-fan-teal',
    modules: [
      row(
        text(
          rich(
            ['Was wir spielen und was wir zeigen: zehn Produktionen für die Bühne und vier Ausstellungen.'],
            ['What we perform and what we show: ten productions for the stage and four exhibitions.'],
          ),
        ),
      ),
    ],
  }),
  page({
    key: 'team',
    path: ['team', 'team'],
    title: ['Ensemble', 'Ensemble'],
    headline: ['Wer hier arbeitet', 'The people who work here'],
    inMenu: true,
    description: [
      'Das Ensemble und alle, ohne die es dunkel bliebe.',
      'The company, and everyone without whom it would stay dark.',
    ],
    picture: 'beams-cone-lilac',
    modules: [
      row(
        text(
          rich(
            ['Das Ensemble und alle, ohne die es dunkel bliebe.'],
            ['The company, and everyone without whom it would stay dark.'],
          ),
        ),
      ),
    ],
  }),
  page({
    key: 'mediathek',
    path: ['mediathek-de', 'mediathek-en'],
    title: ['Mediathek', 'Magazine'],
    inMenu: true,
    description: [
      'Gespräche, Hintergründe und Aufnahmen aus dem Haus Nordlicht.',
      'Conversations, background and recordings from Haus Nordlicht.',
    ],
    picture: 'plan-arches-sand',
    modules: [
      row(
        text(
          rich(
            ['Gespräche, Hintergründe und Aufnahmen aus dem Haus.'],
            ['Conversations, background and recordings from the house.'],
          ),
        ),
      ),
    ],
  }),
  page({
    key: 'lichternacht',
    path: ['lichternacht', 'night-of-lights'],
    title: ['Lichternacht', 'Night of Lights'],
    headline: ['Eine Nacht, alle Türen offen', 'One night, all doors open'],
    landing: true,
    description: [
      'Die Lichternacht im Haus Nordlicht: Konzerte, Werkstätten und Führungen bis Mitternacht.',
      'The Night of Lights at Haus Nordlicht: concerts, workshops and tours until midnight.',
    ],
    picture: 'aurora-fan-ember',
    modules: [
      row(
        module('hero_media', {
          headline: l('Lichternacht', 'Night of Lights'),
          text: l(
            '<p>Einmal im Jahr schalten wir alles aus und zünden es neu an.</p>',
            '<p>Once a year we switch everything off and light it anew.</p>',
          ),
          button_text: l('Zum Programm', 'See the programme'),
          button_link: l('/de/programm', '/en/program'),
          sticky: true,
          image: { picture: 'aurora-fan-ember' },
          video: { file: 'film-loop' },
          online_from: '2020-01-01T00:00:00+01:00',
          online_to: null,
        }),
      ),
      container(
        '50-50',
        [
          headline(l('Bis Mitternacht', 'Until midnight')),
          text(
            rich(
              [
                'Konzerte im Lichthof, Glas am Ofen, Schattenspiel in der Trafohalle: Von 18 bis 24 Uhr ist der Eintritt frei, Kinder bekommen eine Lampe zum Selberbauen.',
              ],
              [
                'Concerts in the Light Court, glass at the furnace, shadow play in the Transformer Hall: admission is free from 6 pm to midnight, and children receive a lamp to build themselves.',
              ],
            ),
          ),
        ],
        [module('image', { format: 'vertical', image: { picture: 'beams-fan-ember' }, anchor: '' })],
      ),
      row(
        headline(l('Gut zu wissen', 'Good to know'), {
          level: 3,
          preline: l('Mitternacht', 'Midnight'),
          subline: same('18–24'),
        }),
        eventList({ tag: { idOf: 'tag:eintritt-frei' } }),
      ),
    ],
  }),
];
