import type { Messages } from '@foyer/shared';

export const messages = {
  de: {
    title: 'Sie sind nicht mehr angemeldet',
    text: 'Ihre Eingaben sind noch da. Melden Sie sich in einem neuen Fenster an: Danach wird gespeichert, was eben nicht gespeichert werden konnte.',
    login: 'In neuem Fenster anmelden',
    waiting: 'Diese Seite merkt von selbst, wenn Sie angemeldet sind.',
    later: 'Ohne Speichern weiter',
    other: 'Angemeldet ist jetzt {{name}}. Soll unter diesem Namen gespeichert werden?',
    'other.save': 'Als {{name}} speichern',
    'return.title': 'Sie sind angemeldet',
    'return.text': 'Dieses Fenster können Sie schließen. In dem anderen geht es dort weiter, wo Sie waren.',
    'return.home': 'Zur Startseite',
  },
  en: {
    title: 'You are no longer logged in',
    text: 'What you entered is still here. Log in in a new window: what could not be saved just now is saved then.',
    login: 'Log in in a new window',
    waiting: 'This page notices by itself when you are logged in.',
    later: 'Go on without saving',
    other: 'Now {{name}} is logged in. Save under this name?',
    'other.save': 'Save as {{name}}',
    'return.title': 'You are logged in',
    'return.text': 'You can close this window. The other one goes on where you were.',
    'return.home': 'To the home page',
  },
} satisfies Messages;
