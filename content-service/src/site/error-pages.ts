import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/language.ts';
import { secureHtml } from '../http/html-page.ts';

const TEXTS = {
  de: { title: 'Diese Seite konnte nicht gefunden werden', text: 'Vielleicht ist sie umgezogen. Das Programm ist noch da.', home: 'Zur Startseite' },
  en: { title: 'This page could not be found', text: 'Perhaps it has moved. The programme is still here.', home: 'To the home page' },
};

/** `GET /html/404.html`: what the site shows in place of its own words; only style and body are used. */
export function errorPages(app: FastifyInstance): void {
  for (const url of ['/html/404.html', '/:lang(de|en)/html/404.html']) {
    app.get<{ Params: { lang?: string } }>(url, (request, reply) => {
      const locale = languageOf(request.params.lang, request.headers['accept-language']);
      const { title, text, home } = TEXTS[locale];
      return secureHtml(reply, {
        locale,
        title,
        style: '.missing{padding-block:var(--s16,4rem)}.missing h1{margin-block-end:var(--s4,1rem)}',
        body: `<div class="missing"><h1>${title}</h1><p>${text}</p><p><a href="/${locale}">${home}</a></p></div>`,
      });
    });
  }
}
