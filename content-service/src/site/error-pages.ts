import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/language.ts';
import { secureHtml } from '../http/html-page.ts';
import { listPath, type UrlsOf } from '../urls.ts';

const TEXTS = {
  de: {
    title: 'Diese Seite konnte nicht gefunden werden',
    text: 'Vielleicht ist sie umgezogen. Das Programm ist noch da.',
    ways: 'Wie es weitergeht',
    programme: 'Zum Programm',
    search: 'Suchen',
    home: 'Zur Startseite',
  },
  en: {
    title: 'This page could not be found',
    text: 'Perhaps it has moved. The programme is still here.',
    ways: 'Where to go from here',
    programme: 'To the programme',
    search: 'Search',
    home: 'To the home page',
  },
};

/** In the site's own variables; the page may be read on its own, too. */
const STYLE =
  '.missing h1 span{display:block;font-size:clamp(7rem,28vw,22rem);font-weight:800;line-height:.76;letter-spacing:-.065em;margin-block-end:.14em}' +
  '.missing h1{font-size:var(--step-4,2rem);line-height:.98;margin-block-end:var(--s6,1.5rem)}' +
  '.missing nav{display:flex;flex-wrap:wrap;gap:var(--s3,.75rem);margin-block-start:var(--s6,1.5rem)}' +
  '.missing nav a{padding:.8rem 1.25rem;border:1.5px solid;border-radius:3rem;font-weight:600;line-height:1.1;text-decoration:none}' +
  '.missing nav a:first-child{background:var(--ink,#0e1020);border-color:var(--ink,#0e1020);color:var(--on-ink,#f1f4f6)}' +
  '.missing nav a:hover{background:var(--aurora,#12d19a);border-color:var(--aurora,#12d19a);color:var(--on-aurora,#0e1020)}';

/** `GET /html/404.html`: what the site shows in place of its own words; only style and body are used. */
export function errorPages(app: FastifyInstance, { urlsOf }: { urlsOf: UrlsOf }): void {
  for (const url of ['/html/404.html', '/:lang(de|en)/html/404.html']) {
    app.get<{ Params: { lang?: string } }>(url, (request, reply) => {
      const locale = languageOf(request.params.lang, request.headers['accept-language']);
      const { title, text, ways, programme, search, home } = TEXTS[locale];
      const links = [[`/${locale}`, home], [listPath(urlsOf, 'events', locale), programme], [`/${locale}/search`, search]];
      return secureHtml(reply, {
        locale,
        title,
        style: STYLE,
        body:
          `<div class="missing"><h1><span>404</span> ${title}</h1><p>${text}</p>` +
          `<nav aria-label="${ways}">${links.map(([href, name]) => `<a href="${href}">${name}</a>`).join('')}</nav></div>`,
      });
    });
  }
}
