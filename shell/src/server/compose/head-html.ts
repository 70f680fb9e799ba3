import {
  DEFAULT_LOCALE,
  documentTitle,
  LOCALES,
  type Head,
  type JsonObject,
  type Locale,
  type PageLocation,
} from '@foyer/shared';
import type { HouseTexts } from '@foyer/shared/api';
import { colours } from '@foyer/shared/server';
import { manifestPath } from '../site-files/web-manifest.ts';
import { escapeHtml as escape, escapeJson } from './escape.ts';

/** Languages as OpenGraph names them. */
const OG_LOCALES: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };
/** What the house is, in the words of schema.org. */
const SCHEMA_TYPES = ['Museum', 'PerformingArtsTheater'];
/** Stands for pages without a picture of their own; see `shell/art`. */
const PICTURE = { 'og:image': '/share.jpg', 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': '' };

/** Title, descriptions and addresses of a page, as browsers, search engines and other sites read them. */
export function headHtml(head: Head, location: PageLocation, origin: string, house: HouseTexts): string {
  const title = head.title || house.name;
  // A page that is missing has no address of its own.
  const hasAddress = head.alternates !== undefined || !head.robots?.includes('noindex');
  const canonical = origin + (head.alternates?.[location.locale] ?? location.pathname);
  return [
    `<title>${escape(documentTitle(title, house.name))}</title>`,
    head.description ? `<meta name="description" content="${escape(head.description)}">` : '',
    head.robots ? `<meta name="robots" content="${escape(head.robots)}">` : '',
    hasAddress ? `<link rel="canonical" href="${escape(canonical)}">` : '',
    ...alternatesOf(head, origin),
    ...Object.entries(openGraph(head, title, house.name, hasAddress ? canonical : undefined, location.locale)).map(
      ([property, content]) =>
        content === undefined || (content === '' && !property.endsWith(':alt'))
          ? ''
          : `<meta property="${escape(property)}" content="${escape(absolute(property, content, origin))}">`,
    ),
    ...LOCALES.filter((locale) => locale !== location.locale && head.alternates?.[locale]).map(
      (locale) => `<meta property="og:locale:alternate" content="${OG_LOCALES[locale]}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="theme-color" content="${colours.paper}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(location.locale)}">`,
    ...(head.preloadImages ?? []).map(
      ({ href, srcset, sizes, type }) =>
        `<link rel="preload" as="image" href="${escape(href)}"${srcset ? ` imagesrcset="${escape(srcset)}"` : ''}${sizes ? ` imagesizes="${escape(sizes)}"` : ''}${type ? ` type="${escape(type)}"` : ''} fetchpriority="high">`,
    ),
    ...structuredData(head, location, origin, house),
  ].join('');
}

function alternatesOf({ alternates }: Head, origin: string): string[] {
  const link = (hreflang: string, path: string | undefined) =>
    path ? [`<link rel="alternate" hreflang="${hreflang}" href="${escape(origin + path)}">`] : [];
  return [
    ...LOCALES.flatMap((locale) => link(locale, alternates?.[locale])),
    ...link('x-default', alternates?.[DEFAULT_LOCALE]),
  ];
}

function openGraph(
  head: Head,
  title: string,
  siteName: string,
  url: string | undefined,
  locale: Locale,
): Record<string, string | undefined> {
  return {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': head.description,
    'og:url': url,
    'og:locale': OG_LOCALES[locale],
    ...(head.meta?.['og:image'] ? {} : PICTURE),
    ...head.meta,
  };
}

/** What search engines read as data: on the home page the house, below it the way there. Data blocks never run, whatever stands in them. */
function structuredData(
  { breadcrumbs = [] }: Head,
  { route }: PageLocation,
  origin: string,
  { name, full_name: fullName }: HouseTexts,
): string[] {
  const context = { '@context': 'https://schema.org' };
  const house: JsonObject = {
    ...context,
    '@type': SCHEMA_TYPES,
    name: fullName || name,
    url: origin,
    logo: `${origin}/icon-512.png`,
  };
  const steps = breadcrumbs.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + href,
  }));
  const way: JsonObject = { ...context, '@type': 'BreadcrumbList', itemListElement: steps };
  const blocks = [...(route === 'index' ? [house] : []), ...(steps.length > 1 ? [way] : [])];
  return blocks.map((data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`);
}

/** Other sites need whole addresses. */
function absolute(property: string, content: string, origin: string): string {
  return content.startsWith('/') && /image|url|video|audio/.test(property) ? origin + content : content;
}
