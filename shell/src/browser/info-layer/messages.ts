import type { Messages } from '@foyer/shared';

/** Texts of the info layer in the browser. Those for visitors without scripts are the server's. */
export const infoMessages = {
  de: {
    label: 'Hinweis zu Ihrem Gerät',
    bandwidth:
      'Ihre Verbindung ist langsam oder soll Daten sparen. Filme und Inhalte anderer Anbieter laden wir erst, wenn Sie es möchten.',
    hardware: 'Ihr Gerät hat wenig Leistung. Filme und Inhalte anderer Anbieter laden wir erst, wenn Sie es möchten.',
    proceed: 'Weiter und alles laden',
    close: 'Hinweis schließen',
  },
  en: {
    label: 'About your device',
    bandwidth:
      'Your connection is slow, or set to save data. We load films and content of other providers only when you want it.',
    hardware: 'Your device has little power. We load films and content of other providers only when you want it.',
    proceed: 'Continue and load everything',
    close: 'Close this notice',
  },
} satisfies Messages;
