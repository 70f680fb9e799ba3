import type { Messages } from '@foyer/shared';

export const messages = {
  de: {
    home: 'Startseite',
    breadcrumbs: 'Brotkrumen',
  },
  en: {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
  },
} satisfies Messages;
