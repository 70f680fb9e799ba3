import { defineFragment, type FragmentContext } from '@foyer/shared';
import type { Passkey, UserDetails, UserSession } from '@foyer/shared/api';
import { accountForm } from '../account/lazy-form.tsx';
import { requireUser } from '../account/require-user.ts';
import { messages } from './messages.ts';
import { Settings } from './settings.tsx';

export interface SettingsData {
  user: UserDetails;
  /** Null when they cannot be had: the rest of the page is there. */
  sessions: UserSession[] | null;
  passkeys: Passkey[] | null;
}

async function load(context: FragmentContext): Promise<SettingsData> {
  const user = await requireUser(context);
  const [sessions, passkeys] = await Promise.all([
    context.api.get('/{locale}/api/user-details/sessions/').catch(() => null),
    context.api.get('/{locale}/api/user-details/passkeys/').catch(() => null),
  ]);
  return { user, sessions, passkeys };
}

/** Language of the editing interface, password, passkeys, sessions. */
export default defineFragment({
  name: 'settings',
  messages,
  load,
  prepare: accountForm.preload,
  head: (_, { t }) => ({
    title: t('settings'),
    robots: 'noindex',
    alternates: { de: '/de/user/settings', en: '/en/user/settings' },
  }),
  View: Settings,
});
