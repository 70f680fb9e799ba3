import type { HouseTexts } from '../api/index.ts';
import { DEFAULT_LOCALE, LOCALES, type Head, type Locale, type PageLocation } from '../contract.ts';
import { wholeAddress } from './whole-address.ts';

/** An element that says something of a page to browsers, search engines and other sites. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /** Data blocks only: JSON. */
  json?: unknown;
}

/** Finds in a document's head all that `headElements` gives. */
export const HEAD_ELEMENTS =
  'meta[property],meta[name=description],meta[name=robots],link[rel=canonical],link[hreflang],link[rel=manifest],script[type="application/ld+json"]';

/** Languages as OpenGraph names them. */
const OG_LOCALES: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };
/** What the house is, in the words of schema.org. */
const SCHEMA_TYPES = ['Museum', 'PerformingArtsTheater'];
/** Stands for pages without a picture of their own; see `shell/art`. */
const PICTURE = { 'og:image': '/share.jpg', 'og:image:width': '1200', 'og:image:height': '630' };

/** Properties whose content may be an address. */
const IS_ADDRESS = /image|url|video|audio/;

/** Address of the manifest of a language. */
export const manifestPath = (locale: Locale): string => `/manifest.${locale}.webmanifest`;

/**
 * Descriptions and addresses of a page: what the server sends, and what the browser brings up to date.
 * @param origin scheme and host that visitors see
 */
export function headElements(head: Head, location: PageLocation, origin: string, house: HouseTexts): HeadElement[] {
  const { alternates, robots, description } = head;
  const { locale } = location;
  // A page that is missing has no address of its own.
  const hasAddress = alternates !== undefined || !robots?.includes('noindex');
  const canonical = hasAddress ? origin + (alternates?.[locale] ?? location.pathname) : undefined;
  const languages: [string, string | undefined][] = LOCALES.map((other) => [other, alternates?.[other]]);
  const properties: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': house.name,
    'og:title': head.title || house.name,
    'og:description': description,
    'og:url': canonical,
    'og:locale': OG_LOCALES[locale],
    ...(head.meta?.['og:image'] ? {} : PICTURE),
    ...head.meta,
  };
  return [
    ...(description ? [meta('name', 'description', description)] : []),
    ...(robots ? [meta('name', 'robots', robots)] : []),
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...[...languages, ['x-default', alternates?.[DEFAULT_LOCALE]] as const].flatMap(([hreflang, path]) =>
      path ? [link({ rel: 'alternate', hreflang, href: origin + path })] : [],
    ),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [meta('property', property, IS_ADDRESS.test(property) ? wholeAddress(content, origin) : content)] : [],
    ),
    ...LOCALES.filter((other) => other !== locale && alternates?.[other]).map((other) =>
      meta('property', 'og:locale:alternate', OG_LOCALES[other]),
    ),
    link({ rel: 'manifest', href: manifestPath(locale) }),
    ...structuredData(head, location, origin, house),
  ];
}

function meta(attribute: 'name' | 'property', key: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [attribute]: key, content } };
}

function link(attributes: Record<string, string>): HeadElement {
  return { tag: 'link', attributes };
}

/** What search engines read as data: on the home page the house, below it the way there and what the page is about. Data blocks never run, whatever stands in them. */
function structuredData(
  { breadcrumbs = [], jsonLd }: Head,
  { route }: PageLocation,
  origin: string,
  { name, full_name: fullName }: HouseTexts,
): HeadElement[] {
  const house = { '@type': SCHEMA_TYPES, name: fullName || name, url: origin, logo: `${origin}/icon-512.png` };
  const steps = breadcrumbs.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + href,
  }));
  const way = { '@type': 'BreadcrumbList', itemListElement: steps };
  return [route === 'index' && house, steps.length > 1 && way, jsonLd].flatMap((data) =>
    data
      ? [
          {
            tag: 'script',
            attributes: { type: 'application/ld+json' },
            json: { '@context': 'https://schema.org', ...data },
          },
        ]
      : [],
  );
}
