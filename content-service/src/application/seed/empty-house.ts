import type { House, HouseContent, HouseLink, HouseModule, HousePage, Localised } from '@foyer/shared/house';

const EMPTY: Localised = { de: '', en: '' };

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

const welcome: HouseModule = {
  slug: 'welcome-text',
  model: 'text',
  fields: {
    content: {
      de: paragraphs(
        'Diese Website ist eingerichtet und hat noch keinen Inhalt.',
        '<strong>Das erste Konto</strong> legt an, wer den Server betreibt: <code>npm run content -- create-user</code>',
        'Wer ein Konto hat, <a href="/admin/login/">meldet sich an</a>: Oben erscheint eine Leiste. <strong>Bearbeiten</strong> ändert diese Seite, wo sie steht; <strong>Neue Seite</strong> legt die nächste an. Programm, Menschen und Magazin entstehen in der <a href="/admin/">Verwaltung</a>.',
      ),
      en: paragraphs(
        'This website is set up and has no content yet.',
        '<strong>The first account</strong> is made by whoever runs the server: <code>npm run content -- create-user</code>',
        'Whoever has an account <a href="/admin/login/">logs in</a>: a bar appears at the top. <strong>Edit</strong> changes this page where it stands; <strong>New page</strong> makes the next one. Programme, people and magazine are made in the <a href="/admin/">back-office</a>.',
      ),
    },
    anchor: '',
    decrease_distance: false,
  },
};

const home: HousePage = {
  key: 'home',
  path: EMPTY,
  title: { de: 'Startseite', en: 'Home' },
  headline: { de: 'Willkommen', en: 'Welcome' },
  parent: null,
  bodyClass: 'page-home',
  metaTitle: { de: 'Willkommen', en: 'Welcome' },
  metaDescription: EMPTY,
  picture: null,
  isOnline: true,
  isClickable: true,
  inMenu: false,
  inFooter: false,
  isLandingPage: false,
  modules: [{ slug: 'welcome', model: 'container', layout: '100', columns: [[welcome]] }],
};

const link = (de: string, en: string, pathDe: string, pathEn: string): HouseLink => ({
  name: { de, en },
  url: { de: `/de/${pathDe}`, en: `/en/${pathEn}` },
});

const menu = [
  link('Programm', 'Programme', 'programm', 'program'),
  link('Menschen', 'People', 'team', 'team'),
  link('Magazin', 'Magazine', 'mediathek-de', 'mediathek-en'),
];

const content: HouseContent = {
  settings: {
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
  pages: [home],
};

/** What a site begins with that has no house: settings, a menu of its lists, and a home page that says what to do. */
export const emptyHouse: House = { users: [], datesMove: false, contentOn: () => content, draw: async () => null };
