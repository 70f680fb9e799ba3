import type { Messages } from '@foyer/shared';

/** Texts of the modules in `rare.ts`: a namespace of their own, so that they come with those only. */
export const rareMessages: Messages = {
  de: {
    anchors: 'Auf dieser Seite',
    gallery: 'Bilder',
    captions: 'Untertitel',
    transcript: 'Zum Mitlesen',
    'venue.address': 'Adresse',
    'venue.hours': '{{from}} bis {{to}} Uhr',
    'venue.closed': 'geschlossen',
    'external.video': 'Video',
    'external.audio': 'Audio',
    'external.viewer': 'Dokument',
    'external.social_media': 'Beitrag aus einem sozialen Netzwerk',
    'external.form': 'Formular eines anderen Anbieters',
  },
  en: {
    anchors: 'On this page',
    gallery: 'Pictures',
    captions: 'Captions',
    transcript: 'Transcript',
    'venue.address': 'Address',
    'venue.hours': '{{from}} to {{to}}',
    'venue.closed': 'closed',
    'external.video': 'Video',
    'external.audio': 'Audio',
    'external.viewer': 'Document',
    'external.social_media': 'Post on a social network',
    'external.form': 'Form of another provider',
  },
};
