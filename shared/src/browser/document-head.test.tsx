import { headElements } from '../navigation/head-elements.ts';
import { UNNAMED } from '../stores/house-of.ts';
import { createTestSite } from '../testing/index.ts';
import { updateHead } from './document-head.ts';

const house = { ...UNNAMED, name: 'Nordlicht', full_name: 'Haus Nordlicht' };
const origin = 'https://nordlicht.example';
const locationOf = (href: string) => createTestSite({ href }).navigation.location;

test('title, language, meta data, addresses and body classes follow the page; what it does not have is removed', () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#fff"><meta name="description" content="alt"><meta property="og:title" content="Alt">' +
    '<meta property="article:author" content="alt"><meta property="og:url" content="https://nordlicht.example/de">' +
    '<link rel="canonical" href="/de/alt"><link rel="alternate" hreflang="de" href="/de/alt"><link rel="manifest" href="/manifest.de.webmanifest">' +
    '<script type="application/ld+json">{"@type":"Museum"}</script><link rel="icon" href="/favicon.ico">';
  document.body.className = 'shell page-alt';
  updateHead({
    location: locationOf('/en/program'),
    head: { title: 'Programme', alternates: { de: '/de/programm', en: '/en/program' }, bodyClass: 'page-programme' },
    previous: { title: 'Alt', bodyClass: 'page-alt' },
    origin,
    house,
  });
  expect(document.title).toBe('Programme – Nordlicht');
  expect(document.documentElement.lang).toBe('en');
  expect(document.body.className).toBe('shell page-programme');
  expect(document.querySelector('meta[name="description"], meta[property="article:author"], script')).toBeNull();
  expect(document.querySelectorAll('meta[name="theme-color"], link[rel="icon"]')).toHaveLength(2);
  const valueOf = (selector: string, name: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  expect(valueOf('link[rel="canonical"]', 'href')).toEqual([`${origin}/en/program`]);
  expect(valueOf('meta[property="og:url"]', 'content')).toEqual([`${origin}/en/program`]);
  expect(valueOf('meta[property="og:title"]', 'content')).toEqual(['Programme']);
  expect(valueOf('link[hreflang]', 'hreflang')).toEqual(['de', 'en', 'x-default']);
  expect(valueOf('link[rel="manifest"]', 'href')).toEqual(['/manifest.en.webmanifest']);
});

test('there is all that the server sends, and nothing twice', () => {
  document.head.innerHTML = '';
  const location = locationOf('/de/programm');
  const crumbs = [
    { title: 'Besuch', href: '/de/besuch' },
    { title: 'Anfahrt', href: '/de/besuch/anfahrt' },
  ];
  const head = { title: 'Anfahrt', meta: { 'og:image': '/media/a.webp' }, breadcrumbs: crumbs };
  for (const previous of [{ title: 'Alt' }, head]) updateHead({ location, head, previous, origin, house });
  const elements = [...document.head.children].filter(({ tagName }) => tagName !== 'TITLE');
  expect(elements).toHaveLength(headElements(head, location, origin, house).length);
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', `${origin}/media/a.webp`);
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, item: `${origin}/de/besuch` }, { position: 2 }],
  });
});
