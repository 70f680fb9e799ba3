import { defineFragment } from '@foyer/shared';
import { messages } from './messages.ts';
import { ReturnView } from './return-view.tsx';

/** Where the login leads that was opened in a new window. */
export default defineFragment({
  name: 'session-return',
  messages,
  hydrate: 'load',
  load: async () => null,
  head: (_, { t }) => ({ title: t('return.title'), robots: 'noindex' }),
  View: ReturnView,
});
