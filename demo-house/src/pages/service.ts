import { l, rich } from '../localise.ts';
import {
  articles,
  button,
  container,
  eventList,
  film,
  form,
  headline,
  image,
  module,
  row,
  text,
  videos,
} from '../modules.ts';
import { page } from './page.ts';

/** Contact, press, newsletter, and pages that show what the page builder can do. */
export const servicePages = [
  page({
    key: 'kontakt',
    path: ['kontakt', 'contact'],
    title: ['Kontakt', 'Contact'],
    headline: ['Sagen Sie etwas', 'Say something'],
    inFooter: true,
    description: ['So erreichen Sie das Haus Nordlicht.', 'How to reach Haus Nordlicht.'],
    picture: 'plan-tiles-ink',
    modules: [
      container(
        '33-67',
        [
          headline(l('Anrufen', 'Call'), { level: 3 }),
          text(
            rich(
              ['Karten: 0461 000 30 30<br>Dienstag bis Samstag, 10–18 Uhr', 'Zugang: 0461 000 30 31'],
              ['Tickets: +49 461 000 30 30<br>Tuesday to Saturday, 10 am – 6 pm', 'Access: +49 461 000 30 31'],
            ),
          ),
        ],
        [form('kontakt')],
      ),
    ],
  }),
  page({
    key: 'newsletter',
    path: ['newsletter', 'newsletter'],
    title: ['Newsletter', 'Newsletter'],
    headline: ['Einmal im Monat Licht', 'Light once a month'],
    inFooter: true,
    description: ['Der Newsletter des Hauses Nordlicht.', 'The newsletter of Haus Nordlicht.'],
    picture: 'beams-cone-lilac',
    modules: [
      row(form('newsletter')),
      row(headline(l('Zuletzt erschienen', 'Recently published'), { level: 3 }), articles(2)),
    ],
  }),
  page({
    key: 'presse',
    path: ['presse', 'press'],
    title: ['Presse', 'Press'],
    headline: ['Für Ihre Arbeit', 'For your work'],
    inFooter: true,
    description: ['Pressebilder, Termine und Akkreditierung.', 'Press images, dates and accreditation.'],
    picture: 'beams-row-violet',
    modules: [
      container(
        '67-33',
        [
          text(
            rich(
              [
                'Die Pressestelle erreichen Sie werktags von 9 bis 17 Uhr unter <a href="mailto:presse@nordlicht.example">presse@nordlicht.example</a>. Bilder dürfen im Rahmen der Berichterstattung frei verwendet werden.',
              ],
              [
                'The press office can be reached on weekdays from 9 am to 5 pm at <a href="mailto:presse@nordlicht.example">presse@nordlicht.example</a>. Images may be used free of charge for reporting.',
              ],
            ),
          ),
        ],
        [
          module('link', {
            link_text: l('Hausordnung (PDF)', 'House rules (PDF, in German)'),
            link_url: { file: 'hausordnung' },
            link: { url: { file: 'hausordnung' } },
            extra_class: '',
            anchor: '',
            sticky: false,
          }),
        ],
      ),
      row(headline(l('Premieren', 'Opening nights')), eventList({ tag: { idOf: 'tag:premiere' } })),
      row(form('akkreditierung')),
    ],
  }),
  page({
    key: 'hausregeln',
    path: ['ueber-uns/veranstaltungsstaettenbetriebsordnung', 'about-us/house-regulations'],
    title: ['Veranstaltungsstättenbetriebsordnung', 'House regulations'],
    headline: ['Veranstaltungsstätten­betriebsordnung', 'House regulations'],
    parent: 'ueber-uns',
    description: [
      'Besucherfluchtwegkennzeichnung, Garderobenmarkenverlust und andere lange Wörter.',
      'Escape routes, lost cloakroom tokens and other serious matters.',
    ],
    picture: 'plan-rooms-sand',
    modules: [
      container(
        '25-50-25',
        [],
        [
          text(
            rich(
              [
                'Manche Dinge heißen in Deutschland so lang, wie sie wichtig sind. Diese Seite erklärt die wichtigsten.',
              ],
              [
                'In Germany some things have names as long as they are important. This page explains the most important ones.',
              ],
            ),
          ),
        ],
        [],
      ),
      container(
        '50-50',
        [
          headline(l('Garderobenmarkenverlustanzeige', 'Loss of a cloakroom token'), { level: 3 }),
          text(
            rich(
              [
                'Wer seine Marke verliert, beschreibt die Jacke. Die Garderobe glaubt Ihnen, es sei denn, Sie beschreiben einen Pelz.',
              ],
              ['If you lose your token, describe your coat. The cloakroom will believe you unless you describe a fur.'],
            ),
          ),
        ],
        [
          headline(l('Besucherfluchtwegkennzeichnung', 'Marking of escape routes'), { level: 3 }),
          text(
            rich(
              [
                'Grüne Schilder leuchten auch dann, wenn es im Stück dunkel ist. Ausnahmen genehmigt die Brandsicherheitswachenleitung.',
              ],
              ['Green signs glow even when the play is dark. Exceptions are approved by the head of the fire watch.'],
            ),
          ),
        ],
      ),
      container(
        '50-50',
        [
          headline(l('Theaternebelkonzentrationsmessung', 'Measuring theatrical fog'), { level: 3 }),
          text(
            rich(
              [
                'Vor jeder Vorstellung der Reihe Nachtschicht wird gemessen, wie dicht der Nebel sein darf. Meistens etwas dichter.',
              ],
              ['Before every Night Shift concert we measure how dense the fog may be. Usually a little denser.'],
            ),
          ),
        ],
        [
          headline(l('Sitzplatzreservierungsbestätigung', 'Confirmation of a seat reservation'), { level: 3 }),
          text(
            rich(
              [
                'Sie ist länger als der Satz, in dem sie steht, passt aber auf ein Telefon. Zeigen Sie sie am Einlass vor.',
              ],
              [
                'In German it is longer than the sentence it stands in, yet it fits on a phone. Show it at the entrance.',
              ],
            ),
          ),
        ],
      ),
    ],
  }),
  page({
    key: 'jubilaeum',
    path: ['ueber-uns/jubilaeum-2023', 'about-us/anniversary-2023'],
    title: ['Vierzig Jahre Nordlicht', 'Forty Years of Nordlicht'],
    parent: 'ueber-uns',
    description: ['Rückblick auf das Jubiläumsjahr 2023.', 'Looking back at the anniversary year 2023.'],
    picture: 'aurora-ribbon-sand',
    modules: [
      row(
        module('old_headline', {
          headline_level: 2,
          content: l('Ein Fest in vier Räumen', 'A celebration in four rooms'),
        }),
        module('old_text', {
          content: rich(
            [
              'Im Oktober 2023 wurde das Haus vierzig. Gefeiert wurde mit vierzig Lampen, vierzig Reden zu je vierzig Sekunden und einem Kuchen, an dem vierzig Menschen gebacken hatten.',
            ],
            [
              'In October 2023 the house turned forty. It was celebrated with forty lamps, forty speeches of forty seconds each and a cake baked by forty people.',
            ],
          ),
        }),
      ),
      row(
        module('old_image', {
          alias: l('Ein Band aus Licht', 'A ribbon of light'),
          image: { picture: 'aurora-ribbon-sand' },
          thumbs: '',
          description: l('Die Fassade am Abend des Jubiläums', 'The façade on the evening of the anniversary'),
        }),
      ),
      container(
        '50-50',
        [
          module('old_quote', {
            content: l(
              '<p>Vierzig Sekunden sind lang, wenn man vorher nicht geübt hat.</p>',
              '<p>Forty seconds are long if you have not rehearsed.</p>',
            ),
            author: 'Tobias Rehm',
          }),
        ],
        [
          module('old_link', {
            link_text: l('Zur Geschichte des Hauses', 'To the history of the house'),
            link_url: { urlOf: 'page:geschichte' },
            link: { url: { urlOf: 'page:geschichte' } },
            open_new_window: false,
          }),
        ],
      ),
      row(
        module('old_faq', {}, [
          module('faq_item', {
            question: l('Gibt es noch Jubiläumslampen?', 'Are there any anniversary lamps left?'),
            content: l(
              '<p>Drei. Sie stehen im Foyer und werden nicht verkauft, aber verliehen.</p>',
              '<p>Three. They are in the Foyer and are not for sale, but may be borrowed.</p>',
            ),
            anchor: 'lampen',
          }),
        ]),
      ),
      row(
        module(
          'old_image_list',
          { format: 'horizontal' },
          ['beams-fan-ember', 'aurora-arch-violet', 'plan-arches-ink'].map((picture) =>
            module('image_item', {
              image: { picture },
              link: null,
              link_url: '',
              text: l('<p>Aus der Jubiläumsnacht</p>', '<p>From the anniversary night</p>'),
            }),
          ),
        ),
      ),
      row(
        module('old_full_teaser', {
          image: { picture: 'plan-arches-sand' },
          link: { url: { urlOf: 'article:elf-wochen' } },
          link_text: l('Lesen', 'Read'),
          preline: l('Mediathek', 'Magazine'),
          headline: l('Elf Wochen im Parkett', 'Eleven Weeks in the Stalls'),
          subline: l('Die Besetzung von 1978', 'The occupation of 1978'),
          text: l(
            '<p>Wie Schülerinnen, Werftarbeiter und ein Zahnarzt das Haus retteten.</p>',
            '<p>How schoolgirls, shipyard workers and a dentist saved the house.</p>',
          ),
          extra_class: '',
        }),
      ),
    ],
  }),
  page({
    key: 'medien',
    path: ['ueber-uns/nordlicht-von-aussen', 'about-us/nordlicht-from-outside'],
    title: ['Nordlicht von außen', 'Nordlicht from Outside'],
    headline: ['Filme, Töne und Dokumente', 'Films, sounds and documents'],
    parent: 'ueber-uns',
    description: [
      'Aufnahmen bei anderen Diensten, die erst nach Ihrer Zustimmung geladen werden.',
      'Recordings with other services, loaded only after you agree.',
    ],
    picture: 'beams-fan-teal',
    modules: [
      container(
        '67-33',
        [
          module('video', {
            image: { picture: 'beams-cone-mint' },
            video_url: 'https://video.nordlicht.example/embed/rundgang',
            length: '3:12',
            title: l('Ein Rundgang in drei Minuten', 'A tour in three minutes'),
            anchor: 'rundgang',
          }),
        ],
        [
          headline(l('Der Gong', 'The gong'), { level: 3 }),
          module('audio_selfhosted', {
            file: { file: 'gong' },
            title: l('Er liegt bei uns und spielt sofort.', 'It lives with us and plays at once.'),
          }),
        ],
      ),
      row(videos()),
      row(headline(l('Acht Sekunden Licht', 'Eight Seconds of Light')), film()),
      container(
        '50-50',
        [
          module('audio', {
            embed:
              '<iframe src="https://nordlicht.podigee.example/foyergespraech/embed" title="Foyergespräch"></iframe>',
            media_type: 'podigee',
          }),
        ],
        [
          module('viewer', {
            embed:
              '<iframe src="https://dokumente.nordlicht.example/embed/jahresbericht" title="Jahresbericht"></iframe>',
            media_type: 'document',
          }),
        ],
      ),
      row(
        module('social_media', {
          embed: '<iframe src="https://sozial.nordlicht.example/embed/nordlicht" title="Haus Nordlicht"></iframe>',
          media_type: 'post',
        }),
      ),
    ],
  }),
  page({
    key: 'umbau',
    path: ['umbau-trafohalle', 'transformer-hall-conversion'],
    title: ['Umbau der Trafohalle', 'Converting the Transformer Hall'],
    offline: true,
    description: [
      'Was sich in der Trafohalle ändert (noch nicht veröffentlicht).',
      'What will change in the Transformer Hall (not yet published).',
    ],
    picture: 'beams-fan-ember',
    modules: [
      container(
        '50-50',
        [
          headline(l('Ein Dach, das hält', 'A roof that holds')),
          text(
            rich(
              [
                'Im Sommer bekommt die Trafohalle ein neues Dach und endlich eine Heizung. Gespielt wird so lange im Bootshaus.',
              ],
              [
                'In summer the Transformer Hall will get a new roof and, at last, heating. In the meantime we will perform in the Boathouse.',
              ],
            ),
          ),
        ],
        [image('beams-fan-ember')],
      ),
      row(button(l('Zurück zum Besuch', 'Back to your visit'), 'page:besuch')),
    ],
  }),
];
