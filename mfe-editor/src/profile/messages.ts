import { withAccountMessages } from '../account/messages.ts';

export const messages = withAccountMessages({
  de: {
    who: 'Name und E-Mail-Adresse',
    'who.text': 'Ihr Name steht bei den Fassungen der Seiten, die Sie ändern. Andere Besucher sehen ihn nicht.',
    username: 'Benutzername',
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail-Adresse',
    logout: 'Abmelden',
  },
  en: {
    who: 'Name and e-mail address',
    'who.text': 'Your name stands beside the versions of pages that you change. Other visitors do not see it.',
    username: 'User name',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail address',
    logout: 'Log out',
  },
});
