import type { Messages } from '@foyer/shared';
import { rowMessages } from '../rows/messages.ts';

export const messages = {
  de: { ...rowMessages.de, noEvents: 'Leider stehen keine Termine an.' },
  en: { ...rowMessages.en, noEvents: 'Unfortunately, there are no upcoming events.' },
} satisfies Messages;
