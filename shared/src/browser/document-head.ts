import { DIRECTIONS, type Head, type PageLocation } from '../contract.ts';
import { documentTitle } from '../navigation/document-title.ts';

/** Brings title, language and meta data of the document in line with a page that was shown without a full load. */
export function updateHead(location: PageLocation, head: Head, previous: Head): void {
  document.title = documentTitle(
    head.title,
    document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '',
  );
  document.documentElement.lang = location.locale;
  document.documentElement.dir = DIRECTIONS[location.locale];
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', head.robots);
  for (const property of new Set([...Object.keys(previous.meta ?? {}), ...Object.keys(head.meta ?? {})])) {
    setMeta('property', property, head.meta?.[property]);
  }
  setLink('canonical', head.alternates?.[location.locale] ?? location.pathname);
  document.head.querySelectorAll('link[rel="alternate"][hreflang]').forEach((link) => link.remove());
  for (const [hreflang, href] of Object.entries(head.alternates ?? {})) {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'alternate',
        hreflang,
        href: new URL(href, window.location.origin).href,
      }),
    );
  }
  replaceClasses(previous.bodyClass, head.bodyClass);
}

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined): void {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (!content) return present?.remove();
  const meta = present ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, key);
  meta.content = content;
}

function setLink(rel: string, href: string): void {
  const link =
    document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ??
    document.head.appendChild(document.createElement('link'));
  link.rel = rel;
  link.href = new URL(href, window.location.origin).href;
}

function replaceClasses(before = '', after = ''): void {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  document.body.classList.remove(...words(before));
  document.body.classList.add(...words(after));
}
