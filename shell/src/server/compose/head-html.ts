import { LOCALES, type Head, type PageLocation } from '@foyer/shared';
import { brand } from '../../layout/brand.ts';
import { escapeHtml as escape } from './escape.ts';

/** Three bars of the northern light. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='6' fill='%23131118'/%3E%3Cpath d='M8 6v20M16 4v24M24 9v14' stroke='%235ff2b6' stroke-width='3.5'/%3E%3C/svg%3E";

/** Title, descriptions and addresses of a page, as search engines and other sites read them. */
export function headHtml(head: Head, location: PageLocation, origin: string): string {
  const title = head.title || brand.name;
  const canonical = origin + (head.alternates?.[location.locale] ?? location.pathname);
  const properties: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': head.description,
    'og:url': canonical,
    'og:locale': location.locale === 'de' ? 'de_DE' : 'en_GB',
    ...head.meta,
  };
  const alternates = LOCALES.flatMap((locale) => {
    const path = head.alternates?.[locale];
    return path ? [`<link rel="alternate" hreflang="${locale}" href="${escape(origin + path)}">`] : [];
  });
  return [
    `<title>${escape(title)}</title>`,
    head.description ? `<meta name="description" content="${escape(head.description)}">` : '',
    head.robots ? `<meta name="robots" content="${escape(head.robots)}">` : '',
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...alternates,
    ...Object.entries(properties).map(([property, content]) => (content ? `<meta property="${escape(property)}" content="${escape(absolute(property, content, origin))}">` : '')),
    `<link rel="icon" href="${ICON}">`,
    ...(head.preloadImages ?? []).map(
      ({ href, srcset, sizes }) =>
        `<link rel="preload" as="image" href="${escape(href)}"${srcset ? ` imagesrcset="${escape(srcset)}"` : ''}${sizes ? ` imagesizes="${escape(sizes)}"` : ''} fetchpriority="high">`,
    ),
  ].join('');
}

/** Other sites need whole addresses. */
function absolute(property: string, content: string, origin: string): string {
  return content.startsWith('/') && /image|url|video|audio/.test(property) ? origin + content : content;
}
