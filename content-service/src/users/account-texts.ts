import type { Locale } from '../languages.ts';

/** Sentences about a new password, for the form's fields. */
export const PASSWORD_TEXTS = {
  de: {
    wrong: 'Das ist nicht Ihr jetziges Passwort.',
    short: 'Ein Passwort hat mindestens {{count}} Zeichen.',
    same: 'Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes.',
    own: 'Ihr Name und Ihre E-Mail-Adresse sind leicht zu erraten. Bitte wählen Sie etwas anderes.',
    simple: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie etwas anderes.',
    blocked: 'Zu viele Versuche. Bitte in ein paar Minuten noch einmal.',
  },
  en: {
    wrong: 'This is not your current password.',
    short: 'A password has at least {{count}} characters.',
    same: 'This is your current password. Please choose another one.',
    own: 'Your name and e-mail address are easy to guess. Please choose something else.',
    simple: 'This password is easy to guess. Please choose something else.',
    blocked: 'Too many attempts. Please try again in a few minutes.',
  },
} as const satisfies Record<Locale, Record<string, string>>;
