import { dayAfter, weekdayOf } from '../calendar.ts';
import { l, same } from '../localise.ts';
import type {
  HouseAlert,
  HouseLink,
  HouseNav,
  HouseOpeningException,
  HouseOpeningHours,
  HouseRedirect,
  HouseSettings,
  LocalDay,
} from '@foyer/shared/house';
import type { Pair } from '../programme/entries.ts';

export const settings: HouseSettings = {
  identity: {
    name: 'Nordlicht',
    fullName: 'Haus Nordlicht',
    claim: l('Museum und Bühne', 'Museum and Stage'),
    programmeIntro: l(
      'Alle Termine zwischen Sammlung, Werkstatt und Bühne. Angaben zur Zugänglichkeit stehen bei jedem Termin.',
      'Every date between collection, workshop and stage. You will find notes on accessibility with each event.',
    ),
    magazineIntro: l(
      'Gespräche, Bilder und Geschichten aus Sammlung, Werkstatt und Bühne.',
      'Conversations, pictures and stories from the collection, the workshop and the stage.',
    ),
    securityContact: 'mailto:sicherheit@nordlicht.example',
  },
  isSiteOnline: true,
  isShopOnline: true,
  webshopUrl: 'https://tickets.nordlicht.example/',
  htmlHeader: same(''),
  htmlFooterTop: l(
    '<p><strong>Haus Nordlicht. Museum und Bühne</strong><br>Ringweg 3, 24937 Förde<br>Dienstag bis Sonntag, 10 bis 18 Uhr, Donnerstag bis 20 Uhr</p>',
    '<p><strong>Haus Nordlicht. Museum and Stage</strong><br>Ringweg 3, 24937 Förde, Germany<br>Tuesday to Sunday, 10 am to 6 pm, Thursday until 8 pm</p>',
  ),
  htmlFooterBottom: l(
    '<p>Telefon 0461 000 30 30 · <a href="mailto:karten@nordlicht.example">karten@nordlicht.example</a></p>',
    '<p>Phone +49 461 000 30 30 · <a href="mailto:karten@nordlicht.example">karten@nordlicht.example</a></p>',
  ),
  htmlFooterLogos: l(
    '<p>Gefördert von der Stadt Förde und der Fördergesellschaft Nordlicht e.&nbsp;V.</p>',
    '<p>Supported by the Town of Förde and the Friends of Nordlicht.</p>',
  ),
  design: { menuStyle: 'style1', eventStyle: 'style1', basketLink: '/webshop', logoLink: '/' },
  consentServices: {
    tracking: ['analytics', 'ads', 'meta'],
    marketing: [],
    external_media: ['video', 'audio', 'documents'],
  },
  embedHosts: {
    video: ['video.nordlicht.example'],
    audio: ['nordlicht.podigee.example'],
    documents: ['dokumente.nordlicht.example'],
    social_media: ['sozial.nordlicht.example'],
  },
};

function link(name: Pair, de: string, en: string): HouseLink {
  return { name: l(...name), url: l(`/de/${de}`, `/en/${en}`) };
}

export const nav: HouseNav = {
  menu: [
    {
      ...link(['Programm', 'Programme'], 'programm', 'program'),
      hasTabNavigation: false,
      children: [
        link(['Programm und Karten', 'Programme and tickets'], 'programm', 'program'),
        link(['Reihen und Abonnements', 'Series and subscriptions'], 'reihen', 'series-overview'),
        link(['Führungen', 'Guided tours'], 'fuehrungen', 'guided-tours'),
        link(['Für Schulen', 'For schools'], 'schulen', 'schools'),
        link(['Familien', 'Families'], 'familien', 'families'),
      ],
    },
    {
      ...link(['Produktionen', 'Productions'], 'produktionen', 'productions'),
      hasTabNavigation: false,
      children: [
        link(['Alle Produktionen', 'All productions'], 'produktionen', 'productions'),
        link(['Sammlung', 'Collection'], 'sammlung', 'collection'),
      ],
    },
    {
      ...link(['Ensemble', 'Ensemble'], 'team', 'team'),
      hasTabNavigation: false,
      children: [
        link(['Alle Menschen', 'Everyone'], 'team', 'team'),
        link(['Über uns', 'About us'], 'ueber-uns', 'about-us'),
        link(['Mitarbeiten', 'Work with us'], 'ueber-uns/mitarbeiten', 'about-us/work-with-us'),
        link(['Fördergesellschaft', 'Friends'], 'ueber-uns/foerdergesellschaft', 'about-us/friends'),
      ],
    },
    {
      ...link(['Mediathek', 'Magazine'], 'mediathek-de', 'mediathek-en'),
      hasTabNavigation: false,
      children: [
        link(['Alle Beiträge', 'All articles'], 'mediathek-de', 'mediathek-en'),
        link(['Alle Themen', 'All topics'], 'mediathek-de/tags', 'mediathek-en/tags'),
      ],
    },
    {
      ...link(['Besuch', 'Visit'], 'besuch', 'visit'),
      hasTabNavigation: true,
      children: [
        link(['Öffnungszeiten und Preise', 'Opening hours and prices'], 'besuch/preise', 'visit/prices'),
        link(['Anfahrt', 'Getting here'], 'besuch/anfahrt', 'visit/getting-here'),
        link(['Barrierefreiheit', 'Accessibility'], 'besuch/barrierefreiheit', 'visit/accessibility'),
        link(['Leichte Sprache', 'Easy language'], 'besuch/leichte-sprache', 'visit/easy-language'),
        link(['Gruppen', 'Groups'], 'besuch/gruppen', 'visit/groups'),
        link(['Café', 'Café'], 'besuch/cafe', 'visit/cafe'),
      ],
    },
  ],
  secondary: [
    link(['Presse', 'Press'], 'presse', 'press'),
    link(['Vermietung', 'Hire'], 'ueber-uns/vermietung', 'about-us/hire'),
    link(['Kontakt', 'Contact'], 'kontakt', 'contact'),
    link(['Newsletter', 'Newsletter'], 'newsletter', 'newsletter'),
  ],
  footer: [
    link(['Anfahrt', 'Getting here'], 'besuch/anfahrt', 'visit/getting-here'),
    link(['Barrierefreiheit', 'Accessibility'], 'besuch/barrierefreiheit', 'visit/accessibility'),
    link(['Leichte Sprache', 'Easy language'], 'besuch/leichte-sprache', 'visit/easy-language'),
    link(['Presse', 'Press'], 'presse', 'press'),
    link(['Newsletter', 'Newsletter'], 'newsletter', 'newsletter'),
    link(['Kontakt', 'Contact'], 'kontakt', 'contact'),
  ],
};

export const redirects: HouseRedirect[] = [
  { oldPath: '/de/spielplan', newPath: '/de/programm' },
  { oldPath: '/en/whats-on', newPath: '/en/program' },
  { oldPath: '/de/magazin', newPath: '/de/mediathek-de' },
  { oldPath: '/en/magazine', newPath: '/en/mediathek-en' },
  { oldPath: '/de/anfahrt', newPath: '/de/besuch/anfahrt' },
  { oldPath: '/en/directions', newPath: '/en/visit/getting-here' },
  { oldPath: '/de/service/preise', newPath: '/de/besuch/preise' },
];

/** Tuesday to Sunday 10–18, Thursday to 20, Monday closed. */
export const openingHours: HouseOpeningHours[] = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) =>
  weekday === 1
    ? { weekday, from: null, to: null, closed: true }
    : { weekday, from: '10:00', to: weekday === 4 ? '20:00' : '18:00', closed: false },
);

/** The second Sunday from now the house closes early, for the staff party. */
export function openingExceptionsFrom(today: LocalDay): HouseOpeningException[] {
  const sunday = dayAfter(today, 7 - weekdayOf(today) + 7);
  return [
    {
      day: sunday,
      from: '10:00',
      to: '15:00',
      closed: false,
      note: l(
        'Wegen des Betriebsfests schließt das Museum um 15 Uhr.',
        'The museum closes at 3 pm for the staff party.',
      ),
    },
  ];
}

export const alerts: HouseAlert[] = [
  {
    key: 'ringweg',
    title: l('Baustelle am Ringweg', 'Roadworks on Ringweg'),
    text: l(
      'Die Linie 5 hält bis auf Weiteres am Westufer. Von dort sind es sechs Minuten zu Fuß, der Weg ist stufenlos.',
      'Until further notice, bus 5 stops at Westufer. From there it is a six-minute walk without steps.',
    ),
    link: { urlOf: 'page:anfahrt' },
    linkTitle: l('Zur Anfahrt', 'Getting here'),
  },
];
