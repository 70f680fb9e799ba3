import type { Messages } from '@foyer/shared';

export const messages: Messages = {
  de: {
    home: 'Startseite',
    breadcrumbs: 'Brotkrumen',
    'link.newTab': 'öffnet in einem neuen Tab',
    'module.unknown': 'Dieses Modul ({{model}}) kennt die Website nicht. Besucher sehen es nicht.',
    'module.failed': 'Dieses Modul ({{model}}) kann nicht angezeigt werden. Besucher sehen es nicht.',
    'module.offline': 'Dieses Modul ist jetzt nicht online. Besucher sehen es nicht.',
  },
  en: {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    'link.newTab': 'opens in a new tab',
    'module.unknown': 'The site does not know this module ({{model}}). Visitors do not see it.',
    'module.failed': 'This module ({{model}}) cannot be shown. Visitors do not see it.',
    'module.offline': 'This module is not online now. Visitors do not see it.',
  },
};
