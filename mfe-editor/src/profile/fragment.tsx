import { defineFragment } from '@foyer/shared';
import { accountForm } from '../account/lazy-form.tsx';
import { requireUser } from '../account/require-user.ts';
import { messages } from './messages.ts';
import { Profile } from './profile.tsx';

/** Who somebody is on this site: name and mail. */
export default defineFragment({
  name: 'profile',
  messages,
  load: requireUser,
  prepare: accountForm.preload,
  head: (_, { t }) => ({
    title: t('profile'),
    robots: 'noindex',
    alternates: { de: '/de/user/profile', en: '/en/user/profile' },
  }),
  View: Profile,
});
