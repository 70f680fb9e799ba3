import { at, dayAfter } from '../calendar.ts';
import { l, rich, same, slugs } from '../localise.ts';
import type { HouseArticle, HouseContainer, HouseModule, HouseTerm, LocalDay } from '@foyer/shared/house';
import { button, container, film, headline, image, images, module, numbered, quote, row, text } from '../modules.ts';
import { articleEntries, type ArticleEntry } from './entries.ts';
import { galleries } from './galleries.ts';
import type { Passage } from './passage.ts';
import { passages } from './passages.ts';
import { tagNames } from './tags.ts';

export const articleCategories: HouseTerm[] = [
  { key: 'gespraeche', slug: 'gespraeche', name: l('Gespräche', 'Conversations') },
  { key: 'hintergrund', slug: 'hinter-den-kulissen', name: l('Hinter den Kulissen', 'Behind the scenes') },
  { key: 'sammlung', slug: 'aus-der-sammlung', name: l('Aus der Sammlung', 'From the collection') },
  { key: 'stadt', slug: 'stadt-und-leute', name: l('Stadt und Leute', 'Town and people') },
  { key: 'vermittlung', slug: 'lernen-und-mitmachen', name: l('Lernen und Mitmachen', 'Learning and taking part') },
  { key: 'hoeren-und-sehen', slug: 'hoeren-und-sehen', name: l('Hören und Sehen', 'Watch and listen') },
];

export const articleTags: HouseTerm[] = Object.entries(tagNames).map(([key, [de, en]]) => ({
  key,
  slug: key,
  name: l(de, en),
}));

/** The magazine, a new article every few days; none lies in the future. */
export function articlesFrom(today: LocalDay): HouseArticle[] {
  return articleEntries.map((entry, index) => ({
    key: entry.key,
    slug: slugs(l(...entry.title)),
    title: l(...entry.title),
    preline: articleCategories.find(({ key }) => key === entry.category)?.name ?? same(''),
    teaser: l(...entry.teaser),
    publishedAt: at(dayAfter(today, -1 - Math.round(index * 5.5)), index % 2 ? '09:00' : '17:30'),
    author: entry.author,
    categories: [entry.category],
    tags: [...entry.tags],
    picture: entry.picture,
    mediaType: entry.media ?? 'text',
    isTeaser: index === 0,
    related: relatedTo(entry).slice(0, 3),
    modules: numbered(entry.key, modulesOf(entry)),
  }));
}

/** Articles that share the most tags, then those of the same category. */
function relatedTo(entry: ArticleEntry): string[] {
  const nearness = (other: ArticleEntry): number =>
    2 * other.tags.filter((tag) => entry.tags.includes(tag)).length + (other.category === entry.category ? 1 : 0);
  return articleEntries
    .filter((other) => other !== entry)
    .sort((a, b) => nearness(b) - nearness(a))
    .map(({ key }) => key);
}

function modulesOf(entry: ArticleEntry): HouseContainer[] {
  const told: Passage[] = entry.passages.map((key) => passages[key]);
  const rows = told.flatMap((passage) => tell(passage, entry.picture));
  return [
    row(text(lead(entry))),
    ...mediaOf(entry),
    ...rows,
    row(button(l('Alle Beiträge', 'All articles'), l('/de/mediathek-de', '/en/mediathek-en'))),
  ];
}

function lead({ teaser }: ArticleEntry) {
  return l(`<p><strong>${teaser[0]}</strong></p>`, `<p><strong>${teaser[1]}</strong></p>`);
}

/** A passage: headline and text, then its picture unless the article shows it already, then a voice. */
function tell(passage: Passage, shown: string): HouseContainer[] {
  const words: HouseModule[] = [headline(l(...passage.title)), text(rich(passage.de, passage.en))];
  const voice = passage.quote ? [row(quote(l(passage.quote[0], passage.quote[1]), passage.quote[2]))] : [];
  if (passage.picture === shown) return [row(...words), ...voice];
  return [container('67-33', words, [image(passage.picture, 'vertical')]), ...voice];
}

/** What there is to hear or to watch. Film and gong are ours; the rest lives with an outside service, behind consent. */
function mediaOf({ media, key, title, picture }: ArticleEntry): HouseContainer[] {
  if (key === 'acht-sekunden') return [row(film())];
  if (media === 'video') {
    return [
      row(
        module('video', {
          image: { picture },
          video_url: `https://video.nordlicht.example/embed/${key}`,
          length: '6:40',
          title: l(...title),
          anchor: '',
        }),
      ),
    ];
  }
  if (media === 'audio') {
    const embed = `<iframe src="https://nordlicht.podigee.example/${key}/embed" title="${title[0]}"></iframe>`;
    const gong =
      key === 'der-grundton'
        ? [
            module('audio_selfhosted', {
              file: { file: 'gong' },
              title: l('Der Gong aus dem Foyer', 'The gong from the Foyer'),
            }),
          ]
        : [];
    return [row(module('audio', { embed, media_type: 'podigee' }), ...gong)];
  }
  const shown = galleries[key];
  return shown
    ? [row(images(shown.map(([item, de, en]) => ({ picture: item, text: l(`<p>${de}</p>`, `<p>${en}</p>`) }))))]
    : [];
}
