import { createHref, type AnyFragment, type Crumb, type FragmentContext } from '@foyer/shared';
import { createTestSite, testSnapshot } from '@foyer/shared/testing';
import overview from './overview/fragment.tsx';
import search from './search/fragment.tsx';
import topic from './tags/topic-fragment.tsx';

/** The way that a page says leads to it. */
function wayTo(fragment: AnyFragment, data: object): Crumb[] | undefined {
  const site = createTestSite();
  const texts = fragment.messages?.de ?? {};
  site.i18n.addResourceBundle('de', 'magazine', texts);
  const context = { locale: 'de', href: createHref(testSnapshot(), 'de'), t: site.i18n.getFixedT('de', 'magazine') };
  return fragment.head?.(data as never, context as unknown as FragmentContext<never>).breadcrumbs;
}

const category = { id: 1, name: 'Gespräche', slug: 'gespraeche' };
const magazine = { title: 'Mediathek', href: '/de/mediathek-de' };
const found = { query: 'glas', category: null, page: 2, summary: { others: { categories: [] } } };

test('the way to a list names the list, and neither its page nor what stands above it once more', () => {
  expect(wayTo(overview, { intro: '', category: null, page: 2 })).toEqual([magazine]);
  expect(wayTo(overview, { intro: '', category, page: 2 })).toEqual([
    magazine,
    { title: 'Gespräche', href: '/de/mediathek-de/categories/gespraeche/1' },
  ]);
  expect(wayTo(topic, { tag: { id: 67, slug: 'glas', name: 'Glas' }, page: 1 })).toEqual([
    magazine,
    { title: '#Glas', href: '/de/mediathek-de/tags/glas/67' },
  ]);
});

test('the way to what was found is the search', () => {
  expect(wayTo(search, found)).toEqual([{ title: 'Suche', href: '/de/search' }]);
});
