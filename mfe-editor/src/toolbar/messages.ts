import type { Messages } from '@foyer/shared';

export const messages: Messages = {
  de: {
    toolbar: 'Redaktion',
    admin: 'Verwaltung',
    logout: 'Abmelden',
    'logout.failed': 'Die Abmeldung ist nicht gelungen. Bitte versuchen Sie es noch einmal.',
    online: 'online',
    offline: 'nicht online',
    version: 'Stand {{date}}, {{time}}, {{author}}',
    settings: 'Seiteneinstellungen',
  },
  en: {
    toolbar: 'Editing',
    admin: 'Administration',
    logout: 'Log out',
    'logout.failed': 'Logging out did not work. Please try again.',
    online: 'online',
    offline: 'not online',
    version: 'As of {{date}}, {{time}}, {{author}}',
    settings: 'Page settings',
  },
};
