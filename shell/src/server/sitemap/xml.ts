import { DEFAULT_LOCALE, LOCALES } from '@foyer/shared';
import { escapeHtml as escape } from '../compose/escape.ts';
import type { Listed } from './addresses.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap: each page once per language, with all its languages. @param origin scheme and host that visitors see */
export function sitemapXml(pages: Listed[], origin: string): string {
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map((page) => urlsOf(page, origin)).join('')}</urlset>\n`;
}

/** The list of a site's sitemaps. */
export function sitemapIndexXml(addresses: string[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${addresses.map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
}

function urlsOf({ paths, changedAt }: Listed, origin: string): string {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(origin, path)}"/>`;
  const links =
    LOCALES.map((locale) => link(locale, paths[locale])).join('') + link('x-default', paths[DEFAULT_LOCALE]);
  const lastmod = changedAt === null ? '' : `<lastmod>${escape(changedAt)}</lastmod>`;
  return LOCALES.map((locale) => `<url><loc>${at(origin, paths[locale])}</loc>${lastmod}${links}</url>\n`).join('');
}

/** A whole address, escaped for URLs and for XML. */
const at = (origin: string, path: string) => escape(new URL(path, origin).href);
