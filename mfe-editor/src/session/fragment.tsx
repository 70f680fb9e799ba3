import { defineFragment } from '@foyer/shared';
import { messages } from './messages.ts';
import { Session } from './session.tsx';

/** Nothing to see until a write is refused because the session has ended. */
export default defineFragment({
  name: 'session',
  messages,
  hydrate: 'load',
  load: async () => null,
  View: Session,
});
