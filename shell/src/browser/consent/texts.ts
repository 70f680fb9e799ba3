import type { Locale } from '@foyer/shared';
import type { Translation } from 'vanilla-cookieconsent';

/** Addresses that the texts lead to. */
export interface LegalPaths {
  privacy: string;
  imprint: string;
}

/**
 * Sentences as blocks of their own. As one block they are larger than the headline of some pages, and browsers would take
 * the question for what the page is about (largest contentful paint).
 */
const blocks = (...texts: string[]) => texts.map((text) => `<span>${text}</span>`).join(' ');
const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;

const TEXTS: Record<Locale, (paths: LegalPaths) => Translation> = {
  de: ({ privacy, imprint }) => ({
    consentModal: {
      title: 'Was dürfen wir speichern?',
      description: blocks(
        'Nötig sind nur wenige Cookies. Statistik, Werbung und Inhalte anderer Anbieter laden wir nur, wenn Sie zustimmen.',
        'Ändern können Sie das jederzeit am Ende jeder Seite.',
      ),
      acceptAllBtn: 'Alle akzeptieren',
      acceptNecessaryBtn: 'Alle ablehnen',
      showPreferencesBtn: 'Auswählen',
      footer: `${link(privacy, 'Datenschutz')} ${link(imprint, 'Impressum')}`,
    },
    preferencesModal: {
      title: 'Cookie-Einstellungen',
      acceptAllBtn: 'Alle akzeptieren',
      acceptNecessaryBtn: 'Alle ablehnen',
      savePreferencesBtn: 'Auswahl speichern',
      closeIconLabel: 'Schließen, ohne etwas zu ändern',
      sections: [
        {
          description: `Sie entscheiden, was wir außer dem Nötigen speichern und laden. Ihre Entscheidung gilt 180 Tage, und Sie können sie hier jederzeit ändern. Mehr dazu: ${link(privacy, 'Datenschutz')}.`,
        },
        {
          title: 'Notwendig',
          description: 'Sprache, Warenkorb, Anmeldung und diese Entscheidung. Ohne sie läuft die Website nicht.',
          linkedCategory: 'required',
        },
        {
          title: 'Statistik und Werbung',
          description:
            'Zeigt uns, was gelesen wird, und misst, ob unsere Anzeigen ankommen. Ihr Besuch kann dabei über mehrere Websites hinweg erkannt werden.',
          linkedCategory: 'tracking',
        },
        {
          title: 'Marketing',
          description: 'Angebote, die zu dem passen, was Sie bei uns angesehen haben.',
          linkedCategory: 'marketing',
        },
        {
          title: 'Externe Medien',
          description:
            'Videos, Töne und Dokumente, die bei anderen Anbietern liegen. Beim Laden erfährt der Anbieter Ihre IP-Adresse und kann Cookies setzen. Sie können auch an jeder Stelle einzeln zustimmen.',
          linkedCategory: 'external_media',
        },
      ],
    },
  }),
  en: ({ privacy, imprint }) => ({
    consentModal: {
      title: 'What may we store?',
      description: blocks(
        'Only few cookies are needed. We load statistics, advertising and content of other providers only if you agree.',
        'You can change this at any time at the end of every page.',
      ),
      acceptAllBtn: 'Accept all',
      acceptNecessaryBtn: 'Reject all',
      showPreferencesBtn: 'Choose',
      footer: `${link(privacy, 'Privacy policy')} ${link(imprint, 'Imprint')}`,
    },
    preferencesModal: {
      title: 'Cookie settings',
      acceptAllBtn: 'Accept all',
      acceptNecessaryBtn: 'Reject all',
      savePreferencesBtn: 'Save selection',
      closeIconLabel: 'Close without changing anything',
      sections: [
        {
          description: `You decide what we store and load besides what is needed. Your decision lasts 180 days, and you can change it here at any time. Read more: ${link(privacy, 'Privacy policy')}.`,
        },
        {
          title: 'Required',
          description: 'Language, cart, login and this decision. The website does not work without them.',
          linkedCategory: 'required',
        },
        {
          title: 'Statistics and advertising',
          description:
            'Shows us what is read, and measures whether our advertisements work. Your visit may be recognised across several websites.',
          linkedCategory: 'tracking',
        },
        {
          title: 'Marketing',
          description: 'Offers that suit what you have looked at here.',
          linkedCategory: 'marketing',
        },
        {
          title: 'External media',
          description:
            'Videos, sounds and documents that are kept by other providers. When they are loaded, the provider learns your IP address and may set cookies. You can also agree one by one, wherever they stand.',
          linkedCategory: 'external_media',
        },
      ],
    },
  }),
};

/** Everything that banner and manager say. */
export function textsOf(locale: Locale, paths: LegalPaths): Translation {
  return TEXTS[locale](paths);
}
