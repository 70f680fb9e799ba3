import type { Messages } from '@foyer/shared';

export const messages: Messages = {
  de: {
    home: 'Startseite',
    breadcrumbs: 'Brotkrumen',
    'link.newTab': 'öffnet in einem neuen Tab',
  },
  en: {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    'link.newTab': 'opens in a new tab',
  },
};
