import type { Messages } from '@foyer/shared';

/** Texts of the modules in `rare.ts`: a namespace of their own, so that they come with those only. */
export const rareMessages = {
  de: {
    anchors: 'Auf dieser Seite',
    gallery: 'Bilder',
    'slide.previous': 'Vorheriges Bild',
    'slide.next': 'Nächstes Bild',
    'slide.place': 'Bild {{number}} von {{count}}',
    'style.unknown':
      'Den Stil „{{style}}“ gibt es hier nicht, deshalb steht das Modul in seiner üblichen Form. Zur Wahl stehen: {{options}}.',
    'module.unknown': 'Dieses Modul ({{model}}) kennt die Website nicht. Besucher sehen es nicht.',
    'module.failed': 'Dieses Modul ({{model}}) kann nicht angezeigt werden. Besucher sehen es nicht.',
    'module.offline': 'Dieses Modul ist jetzt nicht online. Besucher sehen es nicht.',
    captions: 'Untertitel',
    transcript: 'Zum Mitlesen',
    'venue.address': 'Adresse',
    'venue.hours': '{{from}} bis {{to}} Uhr',
    'venue.closed': 'geschlossen',
    'external.video': 'Video',
    'external.audio': 'Audio',
    'external.viewer': 'Dokument',
    'external.social_media': 'Beitrag aus einem sozialen Netzwerk',
    'external.form': 'Formular',
  },
  en: {
    anchors: 'On this page',
    gallery: 'Pictures',
    'slide.previous': 'Previous picture',
    'slide.next': 'Next picture',
    'slide.place': 'Picture {{number}} of {{count}}',
    'style.unknown':
      'There is no style “{{style}}” here, so the module has its usual look. You can choose: {{options}}.',
    'module.unknown': 'The site does not know this module ({{model}}). Visitors do not see it.',
    'module.failed': 'This module ({{model}}) cannot be shown. Visitors do not see it.',
    'module.offline': 'This module is not online now. Visitors do not see it.',
    captions: 'Captions',
    transcript: 'Transcript',
    'venue.address': 'Address',
    'venue.hours': '{{from}} to {{to}}',
    'venue.closed': 'closed',
    'external.video': 'Video',
    'external.audio': 'Audio',
    'external.viewer': 'Document',
    'external.social_media': 'Post on a social network',
    'external.form': 'Form',
  },
} satisfies Messages;
