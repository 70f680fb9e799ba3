import { l, rich } from '../localise.ts';
import type { HouseContainer } from '@foyer/shared/house';
import { container, module, row, videos } from '../modules.ts';

const linkTo = (page: 'geschichte' | 'presse') => ({ url: { urlOf: `page:${page}` } as const });

/** One of each module of the older system. */
export function olderModules(): HouseContainer[] {
  return [
    row(
      module('old_headline', { headline_level: 3, content: l('Überschrift und Text', 'Headline and text') }),
      module('old_text', {
        content: rich(
          ['So sahen Seiten aus, als das Haus vierzig wurde: eine Spalte, ein Bild, ein Link.'],
          ['This is what pages looked like when the house turned forty: a column, a picture, a link.'],
        ),
      }),
      module('old_link', {
        link_text: l('Zur Geschichte', 'To the history'),
        link_url: linkTo('geschichte').url,
        link: linkTo('geschichte'),
        open_new_window: true,
      }),
    ),
    row({
      ...module('old_container', { layout: 3 }),
      columns: [
        [
          module('old_image', {
            alias: l('Ein Bogen aus Licht, hochkant', 'An arch of light, upright'),
            image: { picture: 'aurora-arch-violet' },
            thumbs: 'vertical',
            description: l('400 × 500', '400 × 500'),
          }),
        ],
        [
          module('old_image', {
            alias: l('Ein Band aus Licht, quer', 'A ribbon of light, landscape'),
            image: { picture: 'aurora-ribbon-sand' },
            thumbs: 'horizontal',
            description: l('1240 × 700', '1240 × 700'),
          }),
          module('old_quote', {
            content: l('<p>Alt ist nicht das Gegenteil von gut.</p>', '<p>Old is not the opposite of good.</p>'),
            author: 'Ruben Castell',
          }),
        ],
      ],
    }),
    row(
      module('old_faq', {}, [
        module('faq_item', {
          question: l('Müssen alte Seiten erneuert werden?', 'Do old pages have to be renewed?'),
          content: l('<p>Nein. Erst, wenn sich ihr Inhalt ändert.</p>', '<p>No. Only when their content changes.</p>'),
          anchor: 'aeltere-faq',
        }),
      ]),
    ),
    row(
      module(
        'old_image_list',
        { format: 'horizontal' },
        ['beams-fan-ember', 'plan-arches-sand', 'aurora-gate-lake'].map((picture) =>
          module('image_item', { image: { picture }, link: null, link_url: '', text: l('', '') }),
        ),
      ),
    ),
    row(
      module(
        'old_teaser_list',
        { extra_class: '' },
        [
          ['geschichte', 'plan-arches-ink', 'Geschichte', 'History'] as const,
          ['presse', 'beams-row-violet', 'Presse', 'Press'] as const,
        ].map(([page, picture, de, en]) =>
          module('teaser_item', {
            image: { picture },
            link: linkTo(page),
            link_text: l('Lesen', 'Read'),
            preline: l('', ''),
            headline: l(de, en),
            subline: l('', ''),
            text: l('', ''),
            extra_class: '',
            online_from: null,
            online_to: null,
          }),
        ),
      ),
    ),
    row(
      module('old_full_teaser', {
        image: { picture: 'aurora-fan-ember' },
        link: linkTo('geschichte'),
        link_text: l('Lesen', 'Read'),
        preline: l('Früher', 'Formerly'),
        headline: l('Der ältere große Teaser', 'The older full teaser'),
        subline: l('', ''),
        text: l(
          '<p>Höchstens 256 Zeichen Beschreibung, und die müssen sein.</p>',
          '<p>A description of 256 characters at most, and it must be there.</p>',
        ),
        extra_class: 'ink',
      }),
    ),
    row({ ...videos(), model: 'old_video_list', fields: {} }),
    container(
      '33-33-33',
      [
        module('old_audio', {
          embed: '<iframe src="https://nordlicht.podigee.example/jubilaeum/embed" title="Jubiläum"></iframe>',
          media_type: 'podigee',
        }),
      ],
      [
        module('old_viewer', {
          embed: '<iframe src="https://dokumente.nordlicht.example/embed/festschrift" title="Festschrift"></iframe>',
          media_type: 'document',
        }),
      ],
      [
        module('old_social_media', {
          embed: '<iframe src="https://sozial.nordlicht.example/embed/jubilaeum" title="Jubiläum"></iframe>',
          media_type: 'post',
        }),
      ],
    ),
  ];
}
