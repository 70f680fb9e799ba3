import type { Locale } from '../../platform/languages.ts';

/** Sentences about a name and an address. */
export const PROFILE_TEXTS = {
  de: { emailTaken: 'Diese E-Mail-Adresse hat schon ein anderes Konto.' },
  en: { emailTaken: 'Another account has this e-mail address already.' },
} as const satisfies Record<Locale, Record<string, string>>;

/** Sentences about passkeys. */
export const PASSKEY_TEXTS = {
  de: {
    unnamed: 'Passkey',
    many: 'Mehr als zwanzig Passkeys gehen nicht. Bitte entfernen Sie zuerst einen.',
    refused: 'Dieser Passkey passt nicht zu der Anfrage. Bitte versuchen Sie es noch einmal.',
    needsPasskey:
      'Für Administratoren ist ein Passkey Pflicht. Melden Sie sich mit einem an, um einen weiteren hinzuzufügen.',
  },
  en: {
    unnamed: 'Passkey',
    many: 'There can be no more than twenty passkeys. Please remove one first.',
    refused: 'This passkey does not answer to the request. Please try again.',
    needsPasskey: 'Administrators need a passkey. Log in with one to add another.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Sentences about a new password, for the form's fields. */
export const PASSWORD_TEXTS = {
  de: {
    wrong: 'Das ist nicht Ihr jetziges Passwort.',
    short: 'Ein Passwort hat mindestens {{count}} Zeichen.',
    same: 'Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes.',
    own: 'Ihr Name und Ihre E-Mail-Adresse sind leicht zu erraten. Bitte wählen Sie etwas anderes.',
    known:
      'Dieses Passwort steht, so oder ähnlich, auf Listen bekannter Passwörter. Bitte wählen Sie ein anderes: vier Wörter, die nichts miteinander zu tun haben, sind gut.',
    simple: 'Dieses Passwort ist leicht zu erraten. Vier Wörter, die nichts miteinander zu tun haben, sind gut.',
    blocked: 'Zu viele Versuche. Bitte in ein paar Minuten noch einmal.',
  },
  en: {
    wrong: 'This is not your current password.',
    short: 'A password has at least {{count}} characters.',
    same: 'This is your current password. Please choose another one.',
    own: 'Your name and e-mail address are easy to guess. Please choose something else.',
    known:
      'This password, or one like it, is on lists of known passwords. Please choose another one: four words that have nothing to do with each other are good.',
    simple: 'This password is easy to guess. Four words that have nothing to do with each other are good.',
    blocked: 'Too many attempts. Please try again in a few minutes.',
  },
} as const satisfies Record<Locale, Record<string, string>>;
