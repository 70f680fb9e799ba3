import type { Messages } from '@foyer/shared';

export const messages: Messages = {
  de: {
    home: 'Startseite',
    breadcrumbs: 'Brotkrumen',
  },
  en: {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
  },
};
