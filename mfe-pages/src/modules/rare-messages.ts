import type { Messages } from '@foyer/shared';

/** Texts of the modules in `rare.ts`: a namespace of their own, so that they come with those only. */
export const rareMessages: Messages = {
  de: {
    anchors: 'Auf dieser Seite',
    gallery: 'Bilder',
    'venue.address': 'Adresse',
    'venue.hours': '{{from}} bis {{to}} Uhr',
    'venue.closed': 'geschlossen',
    'external.video': 'Video',
    'external.audio': 'Audio',
    'external.viewer': 'Dokument',
    'external.social_media': 'Beitrag aus einem sozialen Netzwerk',
    'external.form': 'Formular eines anderen Anbieters',
    'external.provider': 'einem anderen Anbieter',
    'external.ask': 'Was würde geladen?',
    'external.answer': '{{name}} von {{host}}. Dabei erfährt der Anbieter Ihre IP-Adresse und kann Cookies setzen. Bis jetzt wurde nichts davon geladen.',
    'external.open': 'Bei {{host}} öffnen',
  },
  en: {
    anchors: 'On this page',
    gallery: 'Pictures',
    'venue.address': 'Address',
    'venue.hours': '{{from}} to {{to}}',
    'venue.closed': 'closed',
    'external.video': 'Video',
    'external.audio': 'Audio',
    'external.viewer': 'Document',
    'external.social_media': 'Post on a social network',
    'external.form': 'Form of another provider',
    'external.provider': 'another provider',
    'external.ask': 'What would be loaded?',
    'external.answer': '{{name}} from {{host}}. The provider would learn your IP address and could set cookies. Nothing of it has been loaded so far.',
    'external.open': 'Open at {{host}}',
  },
};
