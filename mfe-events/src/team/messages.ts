import type { Messages } from '@foyer/shared';

export const messages = {
  de: {
    title: 'Ensemble',
    description: 'Das Ensemble und alle, die hier arbeiten.',
    groups: 'Bereiche',
    others: 'Außerdem',
    nobody: 'Hier ist noch niemand vorgestellt.',
  },
  en: {
    title: 'Ensemble',
    description: 'The ensemble and everyone who works here.',
    groups: 'Departments',
    others: 'Also',
    nobody: 'Nobody has been introduced here yet.',
  },
} satisfies Messages;
