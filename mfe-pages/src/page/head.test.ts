import { samplePage, samples } from '../modules/samples.ts';
import { headOf } from './head.ts';

const context = { now: new Date('2026-12-04T18:00:00+01:00'), locale: 'de' as const };

test('empty fields fall back on the nearest that says the same', () => {
  expect(headOf(samplePage(), context)).toMatchObject({
    title: 'Anfahrt',
    alternates: { de: '/de/besuch/anfahrt', en: '/en/visit/directions' },
    meta: { 'og:title': 'Anfahrt', 'og:description': 'Mit Bus, Bahn und Rad zum Haus Nordlicht', 'og:type': 'website' },
    bodyClass: 'page-visit',
    robots: undefined,
  });
});

test('fields of their own win', () => {
  const page = samplePage([], {
    meta_title: 'Anfahrt | Nordlicht',
    og_title: 'So kommen Sie an',
    og_image: '/media/og.webp',
    is_online: false,
  });
  expect(headOf(page, context)).toMatchObject({
    title: 'Anfahrt | Nordlicht',
    robots: 'noindex',
    meta: { 'og:title': 'So kommen Sie an', 'og:image': '/media/og.webp' },
  });
});

test('the picture for other sites is the large one: their cards are as wide as the page', () => {
  const picture = (url: string, width: number) => ({ url, width, height: width / 2 });
  const og_image_thumbnails = {
    small: picture('/media/og-480.webp', 480),
    large: picture('/media/og-1920.webp', 1920),
  };
  const page = samplePage([], { og_image: '/media/og.png', og_image_thumbnails });
  expect(headOf(page, context).meta).toMatchObject({ 'og:image': '/media/og-1920.webp', 'og:image:width': '1920' });
});

test('the picture of a hero at the top is loaded first, in the sizes its image will ask for', () => {
  expect(headOf(samplePage([samples.hero_media]), context).preloadImages).toEqual([
    {
      href: '/media/licht-960.webp',
      srcset: '/media/licht-480.webp 480w, /media/licht-960.webp 960w, /media/licht-1600.webp 1600w',
      sizes: '100vw',
    },
  ]);
  expect(headOf(samplePage([samples.text, samples.hero_media]), context).preloadImages).toBeUndefined();
});

test('the way to the page names the pages above it and itself, by their addresses in the language of the page', () => {
  const home = { id: 1, title: 'Start', urls: { de: '/de', en: '/en' }, parent: null };
  const parent = { id: 2, title: 'Besuch', urls: { de: '/de/besuch', en: '/en/visit' }, parent: home };
  const page = samplePage([], { parent });
  expect(headOf(page, context).breadcrumbs).toEqual([
    { title: 'Besuch', href: '/de/besuch' },
    { title: page.title, href: '/de/besuch/anfahrt' },
  ]);
  expect(headOf(page, { ...context, locale: 'en' }).breadcrumbs?.map(({ href }) => href)).toEqual([
    '/en/visit',
    '/en/visit/directions',
  ]);
});
