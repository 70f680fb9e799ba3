import { l, rich, same } from '../localise.ts';
import type { HouseContainer, HouseModule, Localised } from '@foyer/shared/house';
import {
  anchors,
  articles,
  button,
  container,
  eventList,
  faq,
  film,
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
  videos,
} from '../modules.ts';
import { olderModules } from './older-modules.ts';
import { page } from './page.ts';

/** A group of modules: its name, and when to take them. */
const group = (anchor: string, title: Localised, de: string, en: string): HouseContainer =>
  row(headline(title, { anchor }), text(rich([de], [en])));
/** The name of a module as editors find it. */
const named = (name: string): HouseModule => headline(same(name), { level: 3 });

const grounds = [
  ['ink', l('Nachtblau, für Ruhe und Licht', 'Midnight blue, for calm and light')],
  ['violet', l('Violett, für einen Aufruf', 'Violet, for a call')],
  ['aurora', l('Nordlichtgrün, sparsam', 'Northern-lights green, sparingly')],
  ['ember', l('Glut, für das, was drängt', 'Ember, for what is urgent')],
  ['grey', l('Grau, für Nebensachen', 'Grey, for asides')],
] as const;

const texts: HouseContainer[] = [
  group(
    'texte',
    l('Texte', 'Texts'),
    'Ein Gedanke je Absatz, höchstens fünf Absätze bis zur nächsten Überschrift.',
    'One thought to a paragraph, five paragraphs at most before the next headline.',
  ),
  container(
    '50-50',
    [
      headline(l('Überschrift mit Zeilen', 'Headline with lines'), {
        level: 3,
        preline: l('Darüber', 'Above'),
        subline: l('Darunter steht, was die Überschrift nicht sagt.', 'Below stands what the headline does not say.'),
      }),
      text(
        l(
          '<p>Fließtext mit <strong>Betonung</strong>, <em>Werktitel</em> und <a href="/de/besuch">einem Link</a>.</p><ul><li>Listen für Gleiches</li><li>ohne Punkt am Ende</li></ul><ol><li>Zahlen für eine Reihenfolge</li><li>und nur dann</li></ol>',
          '<p>Running text with <strong>emphasis</strong>, <em>the title of a work</em> and <a href="/en/visit">a link</a>.</p><ul><li>Lists for things of a kind</li><li>without a full stop</li></ul><ol><li>Numbers for a sequence</li><li>and only then</li></ol>',
        ),
      ),
    ],
    [
      headline(
        l('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 'Incomprehensibilities'),
        { level: 3 },
      ),
      text(
        rich(
          ['Lange Wörter trennt der Browser. Weiche Trennstriche sind nur nötig, wo er falsch trennt.'],
          ['Browsers hyphenate long words. Soft hyphens are needed only where they get it wrong.'],
        ),
      ),
    ],
  ),
  row(
    quote(
      l(
        '<p>Ein Zitat steht allein, sonst hört es niemand.</p>',
        '<p>A quotation stands alone, or nobody hears it.</p>',
      ),
      'Selma Yıldırım',
    ),
  ),
  row(
    faq([
      {
        anchor: 'baukasten-faq',
        question: l('Wann nehme ich häufige Fragen?', 'When do I use questions and answers?'),
        content: l(
          '<p>Wenn die Frage wirklich gestellt wird. Sonst genügt ein Absatz.</p>',
          '<p>When the question is really asked. Otherwise a paragraph will do.</p>',
        ),
      },
      {
        anchor: 'baukasten-laenge',
        question: l('Wie lang darf eine Antwort sein?', 'How long may an answer be?'),
        content: l(
          '<p>Drei Sätze. Was länger ist, bekommt eine Seite.</p>',
          '<p>Three sentences. Anything longer gets a page.</p>',
        ),
      },
    ]),
  ),
  container(
    '25-50-25',
    [button(l('Tinte', 'Ink'), 'page:besuch')],
    [
      button(l('Nordlicht', 'Aurora'), 'page:besuch', { extraClass: 'aurora' }),
      button(l('Linie', 'Line'), 'page:besuch', { extraClass: 'line' }),
    ],
    [button(l('Glut', 'Ember'), 'page:besuch', { extraClass: 'ember' })],
  ),
  row(
    module('html', {
      html_code: l(
        '<table><caption>Tabellen kommen als HTML</caption><thead><tr><th scope="col">Woche</th><th scope="col">Gäste</th></tr></thead><tbody><tr><th scope="row">47</th><td>2.814</td></tr><tr><th scope="row">48</th><td>3.120</td></tr></tbody></table>',
        '<table><caption>Tables come as HTML</caption><thead><tr><th scope="col">Week</th><th scope="col">Visitors</th></tr></thead><tbody><tr><th scope="row">47</th><td>2,814</td></tr><tr><th scope="row">48</th><td>3,120</td></tr></tbody></table>',
      ),
      html_code_obj: null,
    }),
  ),
];

const media: HouseContainer[] = [
  group(
    'medien',
    l('Bilder, Filme, Töne', 'Pictures, films, sounds'),
    'Was bei uns liegt, spielt sofort. Was anderswo liegt, fragt vorher.',
    'What lives with us plays at once. What lives elsewhere asks first.',
  ),
  container(
    '33-33-33',
    [named('vertical'), image('beams-cone-lilac', 'vertical')],
    [named('square'), image('plan-tiles-ink', 'square')],
    [named('horizontal'), image('aurora-fan-teal')],
  ),
  row(
    named('image_list'),
    images([
      { picture: 'aurora-arch-violet', text: l('<p>Groß beginnen</p>', '<p>Begin large</p>') },
      { picture: 'plan-arches-lake', text: l('<p>klein erwidern</p>', '<p>answer small</p>') },
      { picture: 'beams-row-violet', text: l('<p>breit enden</p>', '<p>end wide</p>') },
    ]),
  ),
  row(
    named('image_list, slider'),
    images(
      ['plan-mixed-paper', 'plan-mixed-lake', 'plan-mixed-ink', 'plan-mixed-ember'].map((picture) => ({
        picture,
        text: same(''),
      })),
      'slider',
    ),
  ),
  row(
    module('hero_media', {
      headline: l('Große Worte', 'Large words'),
      text: l(
        '<p>Ein Film läuft hier stumm, wo Bewegung willkommen ist.</p>',
        '<p>A film runs silently here where motion is welcome.</p>',
      ),
      button_text: l('Zum Programm', 'See the programme'),
      button_link: l('/de/programm', '/en/program'),
      sticky: false,
      image: { picture: 'aurora-fan-ember' },
      video: { file: 'film-loop' },
      online_from: '2020-01-01T00:00:00+01:00',
      online_to: null,
    }),
  ),
  container(
    '67-33',
    [named('video_selfhosted'), film()],
    [
      named('audio_selfhosted'),
      module('audio_selfhosted', { file: { file: 'gong' }, title: l('Der Gong', 'The gong') }),
    ],
  ),
  container(
    '50-50',
    [
      module('video', {
        image: { picture: 'beams-cone-mint' },
        video_url: 'https://video.nordlicht.example/embed/rundgang',
        length: '3:12',
        title: l('Ein Rundgang', 'A tour'),
        anchor: '',
      }),
    ],
    [
      module('audio', {
        embed: '<iframe src="https://nordlicht.podigee.example/foyergespraech/embed" title="Foyergespräch"></iframe>',
        media_type: 'podigee',
      }),
    ],
  ),
  row(named('video_list'), videos()),
  container(
    '50-50',
    [
      module('viewer', {
        embed: '<iframe src="https://dokumente.nordlicht.example/embed/jahresbericht" title="Jahresbericht"></iframe>',
        media_type: 'document',
      }),
    ],
    [
      module('social_media', {
        embed: '<iframe src="https://sozial.nordlicht.example/embed/nordlicht" title="Haus Nordlicht"></iframe>',
        media_type: 'post',
      }),
    ],
  ),
  row(
    named('logo_list'),
    module(
      'logo_list',
      { extra_class: '' },
      [
        ['Stadtwerke Förde', 'stadtwerke'],
        ['Reederei Holm', 'reederei'],
      ].map(([label = '', host = '']) =>
        module('logo_item', {
          link_text: label,
          link_url: `https://www.${host}.example`,
          link: { url: `https://www.${host}.example` },
          image: null,
          extra_class: '',
          anchor: '',
        }),
      ),
    ),
  ),
];

const lists: HouseContainer[] = [
  group(
    'listen',
    l('Teaser und Listen', 'Teasers and lists'),
    'Listen füllen sich selbst. Teaser schreibt jemand, und jemand räumt sie wieder weg.',
    'Lists fill themselves. Teasers are written by somebody, and cleared away by somebody.',
  ),
  row(
    fullTeaser({
      preline: l('Großer Teaser', 'Full teaser'),
      headline: l('Eine Sache, ein Bild, ein Satz', 'One thing, one picture, one sentence'),
      text: l('<p>Höchstens einer je Seite.</p>', '<p>One to a page at most.</p>'),
      linkText: l('Zur Sammlung', 'To the collection'),
      picture: 'plan-arches-ink',
      target: 'page:sammlung',
      extraClass: 'ember',
    }),
  ),
  row(
    teaserList(
      {
        preline: l('Laut', 'Loud'),
        headline: l('Der erste ist der größte', 'The first is the largest'),
        linkText: l('Mehr', 'More'),
        picture: 'aurora-curtain-violet',
        target: 'page:reihen',
      },
      {
        preline: l('Leise', 'Soft'),
        headline: l('der zweite antwortet', 'the second answers'),
        linkText: l('Mehr', 'More'),
        picture: 'plan-tiles-lilac',
        target: 'page:fuehrungen',
      },
      {
        preline: l('Dazwischen', 'In between'),
        headline: l('der dritte darf aus der Reihe fallen', 'the third may step out of line'),
        linkText: l('Mehr', 'More'),
        picture: 'head-20',
        target: 'page:familien',
      },
    ),
  ),
  row(named('event_list'), eventList({ series: { idOf: 'series:mittagsmusik' } })),
  row(named('blog_teaser_list'), articles(3)),
  row(
    named('highlight_teaser'),
    module('highlight_teaser', {
      categories: [{ idOf: 'articleCategory:sammlung' }, { idOf: 'articleCategory:stadt' }],
    }),
  ),
  row(
    named('venue_list'),
    module(
      'venue_list',
      {},
      ['trafo', 'bootshaus'].map((venue) => module('venue', { venue: { idOf: `venue:${venue}` } })),
    ),
  ),
];

const structure: HouseContainer[] = [
  group(
    'aufbau',
    l('Aufbau', 'Structure'),
    'Sechs Teilungen für Spalten, fünf Gründe für Bänder.',
    'Six ways to divide columns, five grounds for bands.',
  ),
  container(
    '67-33',
    [named('67'), text(rich(['Zwei Drittel tragen den Text.'], ['Two thirds carry the text.']))],
    [
      named('33'),
      text(
        rich(['Ein Drittel gehört dem, was man dazu wissen muss.'], ['One third belongs to what one needs to know.']),
      ),
    ],
  ),
  container(
    '33-67',
    [named('33'), text(rich(['Jahreszahlen, Stichworte.'], ['Years, keywords.']))],
    [named('67'), text(rich(['Die Erzählung steht rechts.'], ['The story stands on the right.']))],
  ),
  container(
    '25-50-25',
    [named('25')],
    [named('50'), text(rich(['In der Mitte steht, was Ruhe braucht.'], ['What needs calm stands in the middle.']))],
    [named('25')],
  ),
  container(
    '50-50',
    [
      named('container'),
      text(
        rich(
          ['Ein Container in einer Spalte teilt deren Breite, so tief es sein muss.'],
          ['A container within a column divides its width, as deeply as need be.'],
        ),
      ),
    ],
    [
      container(
        '50-50',
        [text(rich(['Außen rechts, innen links.'], ['Outside right, inside left.']))],
        [container('50-50', [text(rich(['Noch ein Mal'], ['Once more']))], [text(rich(['geteilt.'], ['divided.']))])],
      ),
    ],
  ),
  row(
    twoColumns(
      'plan-rooms-lilac',
      rich(
        ['Bild und Text, sieben Spalten und vier. Die Reihenfolge lässt sich tauschen.'],
        ['Picture and text, seven columns and four. The order can be swapped.'],
      ),
      'text-image',
    ),
  ),
  ...grounds.map(([ground, words]) =>
    row({
      ...module('section', { extra_class: ground, image: null }),
      columns: [[headline(same(ground), { level: 3 })], [text({ de: `<p>${words.de}</p>`, en: `<p>${words.en}</p>` })]],
    }),
  ),
  row(named('form'), form('newsletter')),
];

/** A module in a look of its own. */
const inStyle = (item: HouseModule, extraClass: string): HouseModule => ({
  ...item,
  fields: { ...item.fields, extra_class: extraClass },
});
/** Two teasers, for the looks of their list or of themselves. */
const pair = (style = ''): HouseModule => {
  const list = teaserList(
    {
      preline: l('Führung', 'Tour'),
      headline: l('Hinter dem Vorhang', 'Behind the curtain'),
      linkText: l('Mehr', 'More'),
      picture: 'beams-cross-ember',
      target: 'page:fuehrungen',
    },
    {
      preline: l('Familie', 'Family'),
      headline: l('Werkstatt am Sonntag', 'Sunday workshop'),
      linkText: l('Mehr', 'More'),
      picture: 'plan-mixed-lake',
      target: 'page:familien',
    },
  );
  return style ? { ...list, children: list.children?.map((item) => inStyle(item, style)) } : list;
};
const partners = module(
  'logo_list',
  { extra_class: '' },
  [
    ['Stadtwerke Förde', 'stadtwerke'],
    ['Reederei Holm', 'reederei'],
    ['Druckerei Anker', 'druckerei'],
  ].map(([label = '', host = '']) =>
    module('logo_item', {
      link_text: label,
      link_url: `https://www.${host}.example`,
      link: { url: `https://www.${host}.example` },
      image: null,
      extra_class: '',
      anchor: '',
    }),
  ),
);
const threePictures = images(
  ['plan-mixed-paper', 'plan-mixed-lake', 'plan-mixed-ember'].map((picture) => ({ picture, text: same('') })),
);

const styles: HouseContainer[] = [
  group(
    'stile',
    l('Stile', 'Styles'),
    'Dieselben Module in anderer Form. Ohne Stil sehen sie aus wie oben.',
    'The same modules in another form. Without a style they look as above.',
  ),
  row(...['large', 'line', 'centred'].map((style) => inStyle(headline(same(`headline, ${style}`)), style))),
  container(
    '50-50',
    ...['narrow', 'framed'].map((style) => [named(`image, ${style}`), inStyle(image('aurora-ribbon-sand'), style)]),
  ),
  ...['even', 'compact'].map((style) => row(named(`teaser_list, ${style}`), inStyle(pair(), style))),
  ...['loud', 'quiet'].map((style) => row(named(`teaser_item, ${style}`), pair(style))),
  ...['even', 'tight'].map((style) => row(named(`image_list, ${style}`), inStyle(threePictures, style))),
  ...['cells', 'large'].map((style) => row(named(`logo_list, ${style}`), inStyle(partners, style))),
];

/** Every module of both variants and every layout, for editors: online, but in no menu. */
export const styleGuidePage = page({
  key: 'baukasten',
  path: ['baukasten', 'building-blocks'],
  title: ['Baukasten', 'Building blocks'],
  headline: ['Woraus unsere Seiten sind', 'What our pages are made of'],
  description: [
    'Alle Module dieser Website auf einer Seite, für die Redaktion.',
    'Every module of this website on one page, for its editors.',
  ],
  picture: 'plan-tiles-sand',
  modules: [
    row(
      text(
        rich(
          ['Jedes Modul einmal, mit dem, wofür es gut ist. Diese Seite steht in keinem Menü.'],
          ['Each module once, with what it is good for. This page is in no menu.'],
        ),
      ),
    ),
    row(
      anchors([
        { label: l('Texte', 'Texts'), anchor: 'texte' },
        { label: l('Medien', 'Media'), anchor: 'medien' },
        { label: l('Listen', 'Lists'), anchor: 'listen' },
        { label: l('Aufbau', 'Structure'), anchor: 'aufbau' },
        { label: l('Stile', 'Styles'), anchor: 'stile' },
        { label: l('Ältere Module', 'Older modules'), anchor: 'aeltere' },
      ]),
    ),
    ...texts,
    ...media,
    ...lists,
    ...structure,
    ...styles,
    group(
      'aeltere',
      l('Ältere Module', 'Older modules'),
      'Sie stammen aus dem früheren System und bleiben, wo sie sind. Für Neues gibt es Nachfolger.',
      'They come from the previous system and stay where they are. For anything new there are successors.',
    ),
    ...olderModules(),
  ],
});
