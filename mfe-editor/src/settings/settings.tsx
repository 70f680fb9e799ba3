import { Heading, observer, useMessages, useSite } from '@foyer/shared';
import type { UserDetails } from '@foyer/shared/api';
import { fieldHelp } from '@foyer/shared/fields';
import type { ReactNode } from 'react';
import { AccountPage } from '../account/account-page.tsx';
import type { AccountField, Values } from '../account/field.ts';
import { accountForm } from '../account/lazy-form.tsx';
import { part } from '../account/styles.ts';
import type { SettingsData } from './fragment.tsx';
import { Passkeys } from './passkeys.tsx';
import { SessionList } from './session-list.tsx';

/** Languages call themselves by their own names. */
const LANGUAGE: readonly AccountField[] = [
  {
    name: 'locale',
    type: 'select',
    choices: [
      ['de', 'Deutsch'],
      ['en', 'English'],
    ],
  },
];

const PASSWORD: readonly AccountField[] = [
  { name: 'current_password', type: 'password', autoComplete: 'current-password', required: true },
  { name: 'new_password', type: 'password', autoComplete: 'new-password', required: true, help: 'new_password.help' },
  { name: 'repeat', type: 'password', autoComplete: 'new-password', required: true },
];
const NOTHING = { current_password: '', new_password: '', repeat: '' };

const sameTwice = ({ new_password, repeat }: Values): Record<string, string> =>
  new_password === repeat ? {} : { repeat: 'error.different' };

/** What somebody can choose for themselves. */
export const Settings = observer(function Settings({ data }: { data: SettingsData }) {
  const { api, user, navigation } = useSite();
  const t = useMessages();

  const changeLanguage = async (values: Values) =>
    user.replace(await api.send<UserDetails>('PATCH', '/{locale}/api/user-details/', values));
  const changePassword = async ({ current_password = '', new_password = '' }: Values) => {
    await api.send('POST', '/{locale}/api/user-details/password/', { current_password, new_password });
  };
  return (
    <AccountPage title={t('settings')}>
      <Part name="language">
        <accountForm.View
          fields={LANGUAGE}
          initial={{ locale: data.user.locale ?? navigation.location.locale }}
          submit={changeLanguage}
        />
      </Part>
      <Part name="password">
        <accountForm.View
          fields={PASSWORD}
          initial={NOTHING}
          check={sameTwice}
          submit={changePassword}
          save="password.save"
          saved="password.saved"
        />
      </Part>
      <Part name="passkeys">
        {data.passkeys ? <Passkeys passkeys={data.passkeys} /> : <p role="status">{t('passkeys.failed')}</p>}
      </Part>
      <Part name="sessions">
        {data.sessions ? <SessionList sessions={data.sessions} /> : <p role="status">{t('sessions.failed')}</p>}
      </Part>
    </AccountPage>
  );
});

function Part({ name, children }: { name: string; children: ReactNode }) {
  const t = useMessages();
  return (
    <section css={part} aria-labelledby={name}>
      <div>
        <Heading level={2} size={2} id={name}>
          {t(name)}
        </Heading>
        <p css={fieldHelp}>{t(`${name}.text`)}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
