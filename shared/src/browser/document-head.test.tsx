import { createTestSite } from '../testing/index.ts';
import { updateHead } from './document-head.ts';

test('title, language, meta data, alternates and body classes follow the page; what it does not have is removed', () => {
  document.head.innerHTML =
    '<meta name="description" content="alt"><meta property="og:title" content="alt"><link rel="alternate" hreflang="de" href="/de/alt">';
  document.body.className = 'shell page-alt';
  const { navigation } = createTestSite({ href: '/en/program' });
  updateHead(
    navigation.location,
    { title: 'Programme', alternates: { de: '/de/programm', en: '/en/program' }, bodyClass: 'page-programme' },
    { title: 'Alt', meta: { 'og:title': 'alt' }, bodyClass: 'page-alt' },
  );
  expect(document.title).toBe('Programme');
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelector('meta[name="description"], meta[property="og:title"]')).toBeNull();
  expect([...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map((link) => link.href)).toEqual([
    'http://localhost/de/programm',
    'http://localhost/en/program',
  ]);
  expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe('http://localhost/en/program');
  expect(document.body.className).toBe('shell page-programme');
});
