import type { Messages } from '@foyer/shared';
import { periodMessages } from '../productions/period.ts';

export const messages = {
  de: { ...periodMessages.de, team: 'Ensemble', productions: 'Zu sehen in' },
  en: { ...periodMessages.en, team: 'Ensemble', productions: 'To be seen in' },
} satisfies Messages;
