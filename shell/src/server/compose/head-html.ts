import { documentTitle, headElements, type Head, type HeadElement, type PageLocation } from '@foyer/shared';
import type { HouseTexts } from '@foyer/shared/api';
import { colours } from '@foyer/shared/server';
import { escapeHtml as escape, escapeJson } from './escape.ts';

/** Title, descriptions and addresses of a page, as browsers, search engines and other sites read them. */
export function headHtml(head: Head, location: PageLocation, origin: string, house: HouseTexts): string {
  return [
    `<title>${escape(documentTitle(head.title || house.name, house.name))}</title>`,
    ...headElements(head, location, origin, house).map(elementHtml),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="theme-color" content="${colours.paper}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(head.preloadImages ?? []).map(
      ({ href, srcset, sizes, type }) =>
        `<link rel="preload" as="image" href="${escape(href)}"${srcset ? ` imagesrcset="${escape(srcset)}"` : ''}${sizes ? ` imagesizes="${escape(sizes)}"` : ''}${type ? ` type="${escape(type)}"` : ''} fetchpriority="high">`,
    ),
  ].join('');
}

function elementHtml({ tag, attributes, json }: HeadElement): string {
  const start = `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')}>`;
  return json ? `${start}${escapeJson(JSON.stringify(json))}</${tag}>` : start;
}
