import type { Messages } from '@foyer/shared';

export const messages = {
  de: {
    title: 'Reihen',
    description: 'Was zusammengehört: Reihen und Abonnements, mit dem nächsten Termin.',
    next: 'Als Nächstes: {{date}}',
    pager: 'Seiten',
    previous: 'Zurück',
    further: 'Weiter',
    page: 'Seite {{page}}',
    nothing: 'Im Moment läuft keine Reihe.',
  },
  en: {
    title: 'Series',
    description: 'What belongs together: series and subscriptions, each with its next date.',
    next: 'Next: {{date}}',
    pager: 'Pages',
    previous: 'Previous',
    further: 'Next',
    page: 'Page {{page}}',
    nothing: 'There are no series at the moment.',
  },
} satisfies Messages;
