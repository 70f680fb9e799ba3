import type { Messages } from '@foyer/shared';

/** Texts that profile and settings share. */
export const accountMessages = {
  de: {
    pages: 'Ihr Konto',
    profile: 'Mein Profil',
    settings: 'Einstellungen',
    hub: 'Übersicht',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert.',
    requiredNote: 'Felder mit * sind Pflichtfelder.',
    noscript: 'Zum Ändern braucht diese Seite JavaScript.',
    'error.required': 'Dieses Feld ist ein Pflichtfeld!',
    'error.email': 'Ungültige E-Mail-Adresse!',
    'error.different': 'Die beiden neuen Passwörter sind verschieden.',
    'error.send':
      'Das konnte nicht gespeichert werden. Ihre Eingaben sind noch da: Bitte versuchen Sie es gleich noch einmal.',
    'error.blocked': 'Zu viele Versuche. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    'error.summary_one': 'Bitte prüfen Sie ein Feld.',
    'error.summary_other': 'Bitte prüfen Sie {{count}} Felder.',
  },
  en: {
    pages: 'Your account',
    profile: 'My Profile',
    settings: 'Settings',
    hub: 'Dashboard',
    save: 'Save',
    saving: 'Saving …',
    saved: 'Saved.',
    requiredNote: 'Fields marked * are required.',
    noscript: 'To change anything, this page needs JavaScript.',
    'error.required': 'This field is required!',
    'error.email': 'Invalid e-mail address!',
    'error.different': 'The two new passwords are different.',
    'error.send': 'This could not be saved. What you entered is still here: please try again in a moment.',
    'error.blocked': 'Too many attempts. Please try again in a few minutes.',
    'error.summary_one': 'Please check one field.',
    'error.summary_other': 'Please check {{count}} fields.',
  },
} satisfies Messages;

/** A page's own texts together with those that all pages of the account share. */
export function withAccountMessages(own: Messages): Messages {
  return { de: { ...accountMessages.de, ...own.de }, en: { ...accountMessages.en, ...own.en } };
}
