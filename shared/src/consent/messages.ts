import type { Messages } from '../i18n/i18n.ts';

/** Texts of the gate. */
export const gateMessages = {
  de: {
    answer:
      '{{name}} von {{host}}. Beim Laden erfährt der Anbieter Ihre IP-Adresse und kann Cookies setzen. Bis jetzt wurde nichts davon geladen.',
    unknown:
      'Hier steht etwas von einem anderen Anbieter ({{name}}), aber seine Adresse ist nicht bekannt. Deshalb laden wir nichts davon.',
    elsewhere: '{{name}} von {{host}}. Wir laden hier nichts davon. Sehen Sie es sich beim Anbieter an.',
    once: 'Diesen Inhalt laden',
    always: '{{service}} immer laden',
    open: 'Bei {{host}} öffnen',
    revoke: 'Nicht mehr laden',
  },
  en: {
    answer:
      '{{name}} from {{host}}. When it is loaded, the provider learns your IP address and may set cookies. Nothing of it has been loaded so far.',
    unknown:
      'Something of another provider belongs here ({{name}}), but its address is not known. So we load nothing of it.',
    elsewhere: '{{name}} from {{host}}. We load nothing of it here. Have a look at it at the provider.',
    once: 'Load this content',
    always: 'Always load: {{service}}',
    open: 'Open at {{host}}',
    revoke: 'Stop loading this',
  },
} satisfies Messages;
