import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ArticleView } from './article/article.tsx';
import { messages } from './messages.ts';
import { OverviewView } from './overview/overview.tsx';
import type { Overview } from './overview/load.ts';
import { sampleArticle, sampleDetail } from './sample.ts';

function show(view: ReactNode, href = '/de/mediathek-de') {
  const site = createTestSite({ href });
  for (const [locale, texts] of Object.entries(messages)) site.i18n.addResourceBundle(locale, 'magazine', texts);
  return render(
    <TestRoot site={site} namespace="magazine">
      {view}
    </TestRoot>,
  );
}

const category = { id: 1, name: 'Gespräche', slug: 'gespraeche' };
const overview = (changes: Partial<Overview> = {}): Overview => ({
  intro: 'Gespräche und Bilder.',
  categories: [category],
  category: null,
  articles: [sampleArticle(1), sampleArticle(2)],
  lead: null,
  page: 1,
  pages: 1,
  ...changes,
});

test('every language has the same texts', () => {
  expect(Object.keys(messages.en)).toEqual(Object.keys(messages.de));
});

test('the overview links to all, to each category and to each article', () => {
  show(<OverviewView data={overview()} />);
  const links = within(screen.getByRole('navigation', { name: 'Kategorien' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Alle', '/de/mediathek-de', 'page'],
      ['Gespräche', '/de/mediathek-de/categories/gespraeche/1', null],
    ],
  );
  expect(screen.getByRole('link', { name: 'Artikel 2' })).toHaveAttribute('href', '/de/mediathek-de/artikel-2/2');
});

test('a category is the page’s title and is marked', () => {
  show(<OverviewView data={overview({ category })} />, '/de/mediathek-de/categories/gespraeche/1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gespräche');
  const categories = within(screen.getByRole('navigation', { name: 'Kategorien' }));
  expect(categories.getByRole('link', { name: 'Gespräche' })).toHaveAttribute('aria-current', 'page');
  expect(categories.getByRole('link', { name: 'Alle' })).not.toHaveAttribute('aria-current');
});

test('pages are links', () => {
  show(<OverviewView data={overview({ category, page: 2, pages: 3 })} />);
  expect(screen.getByRole('link', { name: 'Ältere' })).toHaveAttribute(
    'href',
    '/de/mediathek-de/categories/gespraeche/1?page=3',
  );
  expect(screen.getByRole('link', { name: 'Neuere' })).toHaveAttribute(
    'href',
    '/de/mediathek-de/categories/gespraeche/1',
  );
});

test('an empty category says so and leads on', () => {
  show(<OverviewView data={overview({ category, articles: [] })} />);
  expect(screen.getByText('Hier gibt es noch keine Beiträge.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Beiträge' })).toHaveAttribute('href', '/de/mediathek-de');
});

test('an article is in the page’s language', () => {
  show(<OverviewView data={overview({ lead: sampleArticle(9, { media_type: 'video' }) })} />, '/en/mediathek-en');
  expect(screen.getByRole('link', { name: 'Artikel 9' })).toHaveAttribute('href', '/en/mediathek-en/article-9/9');
  expect(
    screen.getAllByText(
      (_, element) =>
        element?.tagName === 'P' && /^Video, Gespräche, 20 Nov 2026#Licht$/.test(element.textContent ?? ''),
    ),
  ).toHaveLength(1);
});

test('an article shows its words, pictures and quotations, in the order of its columns', () => {
  const text = { id: 1, slug: '', model: 'text', content: '<p>Erstens</p>' };
  const modules = [
    {
      id: 9,
      slug: '',
      model: 'container',
      layout: '50-50',
      columns: [
        { index: 0, classes: '', children: [text] },
        {
          index: 1,
          classes: '',
          children: [
            { id: 2, slug: '', model: 'headline', headline_level: 2, content: 'Zweitens', preline: '', subline: '' },
          ],
        },
      ],
    },
    { id: 3, slug: '', model: 'quote', content: '<p>Drittens</p>', author: 'Ada' },
    { id: 4, slug: '', model: 'image', image_obj: sampleArticle(1).image_obj, image_thumbnails: null },
    { id: 5, slug: '', model: 'hologram' },
    { id: 6, slug: '', model: 'text' },
  ];
  const { container } = show(<ArticleView data={sampleDetail(modules)} />, '/de/mediathek-de/artikel-1/1');
  expect(container.textContent).toMatch(/Erstens.*Zweitens.*Drittens.*Ada/s);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.getByText('Freitag, 20. November 2026')).toBeVisible();
});

test('an article leads to its categories and its topics', () => {
  show(<ArticleView data={sampleDetail()} />, '/de/mediathek-de/artikel-1/1');
  const filed = screen.getByText('Themen').closest('div');
  expect(within(filed!).getByRole('link', { name: 'Licht' })).toHaveAttribute('href', '/de/mediathek-de/tags/licht/2');
  for (const link of screen.getAllByRole('link', { name: 'Gespräche' }))
    expect(link).toHaveAttribute('href', '/de/mediathek-de/categories/gespraeche/1');
});

test('a card leads to its article, and beside that to category and topic', () => {
  show(<OverviewView data={overview({ articles: [sampleArticle(2)] })} />, '/en/mediathek-en');
  const links = within(screen.getByRole('article')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Artikel 2', '/en/mediathek-en/article-2/2'],
    ['Gespräche', '/en/mediathek-en/categories/gespraeche/1'],
    ['#Licht', '/en/mediathek-en/tags/licht/2'],
  ]);
});

test('what an article does not show itself the remote that owns modules does, as much at once as stands together', () => {
  const modules = [
    { id: 1, slug: '', model: 'audio_selfhosted', file: '/media/gong.wav', title: 'Gong' },
    { id: 2, slug: '', model: 'faq', children: [] },
    { id: 3, slug: '', model: 'text', content: '<p>Dazwischen</p>' },
    { id: 4, slug: '', model: 'hologram' },
  ];
  const { container } = show(<ArticleView data={sampleDetail(modules)} />);
  const order = [...container.querySelectorAll('[data-widget="pages.modules"], p')].flatMap((element) =>
    element.matches('p') ? (element.textContent === 'Dazwischen' ? ['text'] : []) : ['pages'],
  );
  expect(order).toEqual(['pages', 'text', 'pages']);
});

test('nothing that is written into a module of an article is left out', () => {
  const { image_obj, image_thumbnails } = sampleArticle(1);
  const picture = { id: 3, slug: '', model: 'image_item', image_obj, image_thumbnails, text: '<p>Am Hafen</p>' };
  const modules = [
    { id: 1, slug: '', model: 'headline', content: 'Titel', preline: 'Davor', subline: 'Danach', anchor: 'titel' },
    { id: 2, slug: '', model: 'text', content: '<p>Text</p>', anchor: 'text' },
    { id: 4, slug: '', model: 'image_list', anchor: 'bilder', children: [{ ...picture, link: { url: '/de/besuch' } }] },
    { id: 5, slug: '', model: 'link', link_text: 'Weiter', link_url: '/de/programm', anchor: 'weiter' },
  ];
  const { container } = show(<ArticleView data={sampleDetail(modules)} />);
  const at = (anchor: string) => container.querySelector(`[id="${anchor}"]`)?.textContent;
  expect(['titel', 'text', 'bilder', 'weiter'].map(at)).toEqual([
    'DavorTitelDanach',
    'Text',
    expect.stringContaining('Am Hafen'),
    'Weiter',
  ]);
  expect(container.querySelector('#bilder a img')?.closest('a')).toHaveAttribute('href', '/de/besuch');
});

test('a first module that repeats the teaser is not shown twice', () => {
  const modules = [{ id: 1, slug: '', model: 'text', content: '<p><strong>Was im Depot schläft.</strong></p>' }];
  show(<ArticleView data={sampleDetail(modules)} />);
  expect(screen.getAllByText('Was im Depot schläft.')).toHaveLength(1);
});

test('related articles are shown if there are any', () => {
  show(<ArticleView data={sampleDetail([], { related: [sampleArticle(7)] })} />);
  expect(
    within(screen.getByRole('region', { name: 'Mehr davon' })).getByRole('link', { name: 'Artikel 7' }),
  ).toBeVisible();
});

test('an article without anything but its title is still an article', () => {
  const bare = sampleDetail([], {
    preline: '',
    teaser_text: '',
    author: '',
    categories: [],
    tags: [],
    image_obj: null,
    image_thumbnails: null,
    modules: undefined,
    related: undefined,
  });
  show(<ArticleView data={bare} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Artikel 1');
  expect(screen.queryByRole('region')).toBeNull();
});
