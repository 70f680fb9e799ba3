import type { Page } from '@foyer/shared/api';
import type { ModuleData } from './fields.ts';

/** Realistic modules for tests: one of every model. */

const thumbnail = (width: number) => ({
  url: `/media/licht-${width}.webp`,
  width,
  height: Math.round((width * 2) / 3),
});

export const picture = {
  image: 3,
  image_obj: {
    id: 3,
    url: '/media/licht.webp',
    alt: 'Vorhänge aus Licht über einer Bühne',
    credit: 'Bild: Haus Nordlicht',
    width: 2400,
    height: 1600,
    focal_x: 0.4,
    focal_y: 0.5,
  },
  image_thumbnails: { small: thumbnail(480), medium: thumbnail(960), large: thumbnail(1600) },
};

const article = (id: number) => ({
  id,
  slug: `artikel-${id}`,
  title: `Sechs Fragen an Jonna Petersen, Teil ${id}`,
  preline: 'Gespräch',
  teaser_text: '',
  published_at: '2026-11-20T10:00:00+01:00',
  categories: [{ id: 1, name: 'Gespräche', slug: 'gespraeche' }],
  tags: [],
  author: 'M. Lund',
  ...picture,
  urls: { de: `/de/mediathek-de/artikel-${id}/${id}`, en: `/en/mediathek-en/article-${id}/${id}` },
  media_type: 'text',
});

const callout = {
  ...picture,
  link: { url: '/de/sammlung' },
  link_text: 'Zur Sammlung',
  preline: 'Ausstellung',
  headline: 'Die neue Sammlung hängt nicht, sie wandert',
  subline: 'bis 28. März',
  text: '<p>Ein Rundgang ohne feste Plätze.</p>',
};

const sample = (id: number, model: string, fields: object = {}): ModuleData => ({
  id,
  slug: `${model}-${id}`,
  model,
  ...fields,
});

export const samples: Readonly<Record<string, ModuleData>> = {
  headline: sample(1, 'headline', {
    headline_level: 3,
    preline: 'Ihr Besuch',
    content: 'Anfahrt',
    subline: 'Mit Bus, Bahn und Rad',
    anchor: 'anfahrt',
  }),
  text: sample(2, 'text', {
    content: '<p>Vom Bahnhof sind es <strong>zehn</strong> Minuten.</p>',
    anchor: '',
    decrease_distance: true,
  }),
  link: sample(3, 'link', {
    link_text: 'Karten',
    link_url: 'https://tickets.example/',
    link: null,
    extra_class: 'line',
    anchor: '',
    sticky: true,
  }),
  image: sample(4, 'image', { ...picture, format: 'horizontal' }),
  image_list: sample(5, 'image_list', {
    format: 'slider',
    anchor: 'bilder',
    children: [sample(51, 'image_item', { ...picture, link_url: '/de/besuch', text: '<p>Foyer</p>' })],
  }),
  image_item: sample(6, 'image_item', { ...picture, text: '<p>Studio</p>' }),
  hero_media: sample(7, 'hero_media', {
    ...picture,
    headline: 'Nächte aus Glas',
    text: '<p>Musiktheater von Ida Hellwig.</p>',
    button_text: 'Karten ab 12 €',
    button_link: '/de/programm',
    video: '/media/film.mp4',
  }),
  section: sample(8, 'section', {
    extra_class: 'ink',
    columns: [
      { index: 0, classes: '', children: [sample(81, 'text', { content: '<p>Im Dunkeln</p>' })] },
      { index: 1, classes: '', children: [] },
    ],
  }),
  two_columns: sample(9, 'two_columns', { ...picture, extra_class: 'text-image', text: '<p>Links der Text</p>' }),
  full_teaser: sample(10, 'full_teaser', { ...callout, extra_class: 'violet' }),
  teaser_list: sample(11, 'teaser_list', {
    children: [sample(111, 'teaser_item', callout), sample(112, 'teaser_item', { headline: 'Ohne Bild und Ziel' })],
  }),
  teaser_item: sample(12, 'teaser_item', { ...callout, link: { url: 'https://elsewhere.example/' } }),
  event_list: sample(13, 'event_list', {
    date_from: '2026-12-04T00:00:00+01:00',
    date_to: null,
    tag: 4,
    filters: { room: 2, type: '' },
    children: [],
  }),
  blog_teaser_list: sample(14, 'blog_teaser_list', {
    items: 2,
    article_objs: [article(1), article(2), article(3)],
    main_teaser_obj: article(4),
  }),
  quote: sample(15, 'quote', { content: '<p>Man hört das Licht.</p>', author: 'Ida Hellwig' }),
  faq: sample(16, 'faq', {
    children: [
      sample(161, 'faq_item', { question: 'Gibt es Garderoben?', content: '<p>Ja.</p>', anchor: 'garderobe' }),
    ],
  }),
  faq_item: sample(17, 'faq_item', { question: 'Darf ich fotografieren?', content: '<p>Ohne Blitz.</p>' }),
  anchor_list: sample(18, 'anchor_list', {
    sticky: true,
    children: [sample(181, 'link', { link_text: 'Anfahrt', anchor: 'anfahrt' })],
  }),
  html: sample(19, 'html', { html_code: '', html_code_obj: { id: 1, name: 'x', code: '<p id="eigen">Eigenes</p>' } }),
  logo_list: sample(20, 'logo_list', {
    children: [
      sample(201, 'logo_item', { ...picture, link_text: 'Stiftung Polarkreis', link_url: 'https://stiftung.example/' }),
    ],
  }),
  logo_item: sample(21, 'logo_item', { link_text: 'Land' }),
  venue: sample(22, 'venue', {
    venue: 1,
    venue_obj: {
      id: 1,
      slug: 'haupthaus',
      name: 'Haupthaus',
      address: { street: 'Ringweg 3', zip: '24937', city: 'Förde', country: 'DE' },
      description: '<p>Museum und Große Bühne</p>',
      opening_hours: [2, 3, 4].map((weekday) => ({
        weekday,
        time_from: '10:00:00',
        time_to: '18:00:00',
        closed: false,
      })),
      ...picture,
      urls: { de: '/de/venues/haupthaus/1', en: '/en/venues/main-house/1' },
    },
  }),
  venue_list: sample(23, 'venue_list', { children: [sample(231, 'venue', { venue_obj: { name: 'Speicher' } })] }),
  video_selfhosted: sample(24, 'video_selfhosted', {
    ...picture,
    file: '/media/film.mp4',
    captions: '/media/film.de.vtt',
    title: 'Trailer',
  }),
  audio_selfhosted: sample(25, 'audio_selfhosted', { file: '/media/ton.mp3', title: 'Probenton' }),
  video: sample(26, 'video', {
    ...picture,
    video_url: 'https://www.video.example/watch?v=1',
    length: '2:14',
    title: 'Trailer',
  }),
  video_item: sample(27, 'video_item', {
    video_url: 'https://video.example/2',
    title: 'Proben',
    content: '<p>Aus den Proben</p>',
  }),
  video_list: sample(28, 'video_list', {
    children: [sample(281, 'video_item', { video_url: 'https://video.example/3', title: 'Drei' })],
  }),
  audio: sample(29, 'audio', { embed: '<iframe src="https://audio.example/e/1"></iframe>', media_type: 'audio' }),
  viewer: sample(30, 'viewer', { embed: 'https://docs.example/d/1', media_type: 'pdf' }),
  social_media: sample(31, 'social_media', {
    embed: '<blockquote><a href="https://social.example/p/1">x</a></blockquote>',
  }),
  form: sample(32, 'form', { form_id: 3, external_form_id: null }),
  highlight_teaser: sample(33, 'highlight_teaser', { categories: [1], article_objs: [article(5)] }),
  container: sample(34, 'container', {
    layout: '50-50',
    columns: [
      { index: 0, classes: '', children: [sample(341, 'text', { content: '<p>Innen links</p>' })] },
      { index: 1, classes: '', children: [] },
    ],
  }),
  old_headline: sample(41, 'old_headline', { headline_level: 2, content: 'Ein Fest' }),
  old_text: sample(42, 'old_text', { content: '<p>Vierzig Lampen</p>' }),
  old_link: sample(43, 'old_link', {
    link_text: 'Zur Geschichte',
    link_url: '/de/geschichte',
    link: null,
    open_new_window: true,
  }),
  old_image: sample(44, 'old_image', {
    ...picture,
    alias: 'Die Fassade',
    thumbs: '1240x700',
    description: 'Am Abend des Jubiläums',
  }),
  old_quote: sample(45, 'old_quote', { content: '<p>Vierzig Sekunden sind lang.</p>', author: 'Tobias Rehm' }),
  old_faq: sample(46, 'old_faq', {
    children: [sample(461, 'faq_item', { question: 'Gibt es noch Lampen?', content: '<p>Drei.</p>' })],
  }),
  old_teaser_list: sample(47, 'old_teaser_list', { children: [sample(471, 'teaser_item', callout)] }),
  old_video_list: sample(48, 'old_video_list', {
    children: [sample(481, 'video_item', { video_url: 'https://video.example/4', title: 'Vier' })],
  }),
  old_audio: sample(49, 'old_audio', { embed: 'https://audio.example/e/2', media_type: 'audio' }),
  old_viewer: sample(50, 'old_viewer', { embed: 'https://docs.example/d/2', media_type: 'pdf' }),
  old_social_media: sample(52, 'old_social_media', { embed: 'https://social.example/p/2' }),
  old_full_teaser: sample(53, 'old_full_teaser', { ...callout, text: '<p>Elf Wochen</p>' }),
  old_image_list: sample(54, 'old_image_list', { children: [sample(541, 'image_item', picture)] }),
  old_container: sample(55, 'old_container', {
    layout: 3,
    columns: [{ index: 1, classes: '', children: [sample(551, 'old_text', { content: '<p>Rechts</p>' })] }],
  }),
};

/** A page of the content system with some modules in one container. */
export function samplePage(modules: unknown[] = [], changes: Partial<Page> = {}): Page {
  return {
    id: 12,
    content_type: 'page',
    object_id: 12,
    title: 'Anfahrt',
    headline: 'So finden Sie uns',
    slug: 'anfahrt',
    class: 'page-visit',
    urls: { de: '/de/besuch/anfahrt', en: '/en/visit/directions' },
    is_online: true,
    is_clickable: true,
    in_menu: true,
    in_footer: false,
    is_landing_page: false,
    meta_title: '',
    meta_description: 'Mit Bus, Bahn und Rad zum Haus Nordlicht',
    og_title: '',
    og_description: '',
    og_type: '',
    og_image: null,
    og_image_thumbnails: null,
    parent: {
      id: 2,
      title: 'Besuch',
      urls: { de: '/de/besuch', en: '/en/visit' },
      parent: { id: 1, title: 'Start', urls: { de: '/de', en: '/en' }, parent: null },
    },
    siblings: [],
    settings_url: '/admin/pages/12',
    version: { id: 88, created_at: '2026-11-20T10:00:00+01:00', author: 'editor', label: '' },
    modules: [
      {
        id: 90,
        slug: 'inhalt',
        model: 'container',
        layout: '100',
        content_type: 'page',
        object_id: 12,
        parent: null,
        columns: [{ index: 0, classes: '', children: modules as Page['modules'] }],
      },
    ],
    ...changes,
  };
}
