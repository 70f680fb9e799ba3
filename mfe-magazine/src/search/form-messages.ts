import type { Messages } from '@foyer/shared';

/** Texts of the field, wherever it stands. */
export const formMessages = {
  de: {
    label: 'Was suchen Sie?',
    submit: 'Suchen',
    suggestions: 'Vorschläge',
    suggested_one: '{{count}} Vorschlag, mit den Pfeiltasten zu erreichen',
    suggested_other: '{{count}} Vorschläge, mit den Pfeiltasten zu erreichen',
  },
  en: {
    label: 'What are you looking for?',
    submit: 'Search',
    suggestions: 'Suggestions',
    suggested_one: '{{count}} suggestion, use the arrow keys',
    suggested_other: '{{count}} suggestions, use the arrow keys',
  },
} satisfies Messages;
