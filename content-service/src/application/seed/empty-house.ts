import type { House, HouseContent, HouseLink, HouseModule, HousePage, Localised } from '@foyer/shared/house';
import { UNNAMED } from '../../content/site/settings.ts';

const EMPTY: Localised = { de: '', en: '' };

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

/** Whoever runs it so is told by it what it still needs. */
const COMMAND = '<code>npm run content -- create-user</code>';

const welcome: Localised = {
  de: paragraphs(
    'Diese Website ist eingerichtet und hat noch keinen Inhalt.',
    '<strong>Das erste Konto</strong> legt an, wer den Server betreibt:',
    COMMAND,
    'Wer ein Konto hat, <a href="/admin/login/">meldet sich an</a>: Oben erscheint eine Leiste. <strong>Bearbeiten</strong> ändert diese Seite, wo sie steht; <strong>Neue Seite</strong> legt die nächste an. Programm, Ensemble und Mediathek entstehen in der <a href="/admin/">Verwaltung</a>.',
    'Auf ihren Text warten <a href="/de/impressum">Impressum</a>, <a href="/de/datenschutz">Datenschutz</a> und <a href="/de/agb">AGB</a>.',
  ),
  en: paragraphs(
    'This website is set up and has no content yet.',
    '<strong>The first account</strong> is made by whoever runs the server:',
    COMMAND,
    'Whoever has an account <a href="/admin/login/">logs in</a>: a bar appears at the top. <strong>Edit</strong> changes this page where it stands; <strong>New page</strong> makes the next one. Programme, ensemble and magazine are made in the <a href="/admin/">back-office</a>.',
    'What waits for its text: <a href="/en/impressum">imprint</a>, <a href="/en/datenschutz">privacy policy</a> and <a href="/en/agb">terms</a>.',
  ),
};

const waiting: Localised = {
  de: paragraphs('Dieser Text fehlt noch.'),
  en: paragraphs('This text is still to be written.'),
};

/** A page with one text. @param path the same in both languages; the home page has none */
function page(key: string, path: string, title: Localised, headline: Localised, words: Localised): HousePage {
  const text: HouseModule = {
    slug: `${key}-text`,
    model: 'text',
    fields: { content: words, anchor: '', decrease_distance: false },
  };
  return {
    ...{ key, title, headline, path: { de: path, en: path }, bodyClass: `page-${key}` },
    ...{ metaTitle: headline, metaDescription: EMPTY, picture: null, parent: null },
    ...{ isOnline: true, isClickable: true, inMenu: false, inFooter: false, isLandingPage: false },
    modules: [{ slug: key, model: 'container', layout: '100', columns: [[text]] }],
  };
}

const legal = (path: string, de: string, en: string): HousePage => page(path, path, { de, en }, { de, en }, waiting);

/** The home page, and those to which the footer of every page leads. */
const pages = [
  page('home', '', { de: 'Startseite', en: 'Home' }, { de: 'Willkommen', en: 'Welcome' }, welcome),
  legal('agb', 'Allgemeine Geschäftsbedingungen', 'General terms and conditions'),
  legal('impressum', 'Impressum', 'Imprint'),
  legal('datenschutz', 'Datenschutz', 'Privacy policy'),
];

const link = (de: string, en: string, pathDe: string, pathEn: string): HouseLink => ({
  name: { de, en },
  url: { de: `/de/${pathDe}`, en: `/en/${pathEn}` },
});

const menu = [
  link('Programm', 'Programme', 'programm', 'program'),
  link('Ensemble', 'Ensemble', 'team', 'team'),
  link('Mediathek', 'Magazine', 'mediathek-de', 'mediathek-en'),
];

const content: HouseContent = {
  settings: {
    identity: {
      name: UNNAMED,
      fullName: UNNAMED,
      claim: EMPTY,
      programmeIntro: EMPTY,
      magazineIntro: EMPTY,
      securityContact: '',
    },
    isSiteOnline: true,
    isShopOnline: false,
    webshopUrl: '',
    htmlHeader: EMPTY,
    htmlFooterTop: EMPTY,
    htmlFooterBottom: EMPTY,
    htmlFooterLogos: EMPTY,
    design: { menuStyle: 'style1', eventStyle: 'style1', basketLink: '', logoLink: '/' },
    consentServices: { tracking: [], marketing: [], external_media: [] },
    embedHosts: {},
  },
  nav: { menu: menu.map((entry) => ({ ...entry, hasTabNavigation: false, children: [] })), secondary: [], footer: [] },
  redirects: [],
  openingHours: [],
  openingExceptions: [],
  alerts: [],
  pictures: [],
  files: [],
  venues: [],
  rooms: [],
  series: [],
  genres: [],
  eventTypes: [],
  eventTags: [],
  productionTags: [],
  seasons: [],
  personCategories: [],
  persons: [],
  productions: [],
  events: [],
  teasers: [],
  articleCategories: [],
  articleTags: [],
  articles: [],
  forms: [],
  pages,
};

/** What a site begins with that has no house: settings, a menu of its lists, a home page that says what to do, and legal pages to fill. */
export const emptyHouse: House = { users: [], datesMove: false, contentOn: () => content, draw: async () => null };
