import type { Router } from '../../platform/http/router.ts';
import { LANGUAGES } from '../../platform/languages.ts';
import { listPath } from '../../platform/urls.ts';
import type { Service } from '../../service.ts';

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

/** Of the 503 page, which is fetched while all is well and shown while nothing is: it needs no file. */
const OFFLINE_STYLE =
  '.offline{box-sizing:border-box;display:grid;align-content:center;justify-items:start;gap:2rem;min-height:100vh;min-height:100svh;padding:clamp(1.5rem,7vw,7rem);background:linear-gradient(200deg,rgb(18 209 154 / .5),rgb(74 43 240 / .45) 32%,transparent 62%),#0e1020;color:#f1f4f6}' +
  '.offline h1{margin:0;font:700 clamp(2.75rem,9vw,7rem)/.95 var(--font-display,system-ui);letter-spacing:-.045em}' +
  '.offline p{max-width:34rem;margin:0;font-size:1.25rem;line-height:1.4}.offline a{color:inherit}';

const OFFLINE_TEXTS = {
  de: {
    text: 'Wir sind gleich zurück. Die Website wird gerade gewartet, das Haus ist offen wie immer.',
    home: 'Zur Startseite',
  },
  en: {
    text: 'We will be right back. The website is being maintained, the house is open as always.',
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

/** `GET /html/404.html` and `/html/503.html`: what the site shows in place of its own words; only style and body are used. */
export function errorPages(router: Router, { urlsOf }: Pick<Service, 'urlsOf'>): void {
  router.page({
    path: 'html/503.html',
    area: 'Site',
    summary: 'What the site shows while it is offline; only style and body are used',
    page: (locale) => {
      // Nobody can switch the language of a site that is offline.
      const languages = [locale, ...LANGUAGES.filter((other) => other !== locale)];
      const paragraphs = languages.map(
        (language) =>
          `<p lang="${language}">${OFFLINE_TEXTS[language].text} <a href="/${language}">${OFFLINE_TEXTS[language].home}</a></p>`,
      );
      return {
        title: 'Website offline',
        style: OFFLINE_STYLE,
        body: `<div class="offline"><h1>Website offline</h1>${paragraphs.join('')}</div>`,
      };
    },
  });
  router.page({
    path: 'html/404.html',
    area: 'Site',
    summary: 'What the site shows where there is no page; only style and body are used',
    page: (locale) => {
      const { title, text, ways, programme, search, home } = TEXTS[locale];
      const links = [
        [`/${locale}`, home],
        [listPath(urlsOf, 'events', locale), programme],
        [`/${locale}/search`, search],
      ];
      return {
        title,
        style: STYLE,
        body:
          `<div class="missing"><h1><span>404</span> ${title}</h1><p>${text}</p>` +
          `<nav aria-label="${ways}">${links.map(([href, name]) => `<a href="${href}">${name}</a>`).join('')}</nav></div>`,
      };
    },
  });
}
