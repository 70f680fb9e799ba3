import { css } from '@emotion/react';
import { Heading, observer, useMessages, useSite } from '@foyer/shared';
import type { UserDetails } from '@foyer/shared/api';
import { fieldHelp, fieldLabel } from '@foyer/shared/fields';
import { AccountPage } from '../account/account-page.tsx';
import type { AccountField, Values } from '../account/field.ts';
import { accountForm } from '../account/lazy-form.tsx';
import { part } from '../account/styles.ts';

const FIELDS: readonly AccountField[] = [
  { name: 'first_name', type: 'text', autoComplete: 'given-name', required: true },
  { name: 'last_name', type: 'text', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
];

const fixed = css({ marginBottom: 'var(--s8)', fontSize: 'var(--step-1)' });

/** Shows and changes name and mail. The header shows the new name at once. */
export const Profile = observer(function Profile({ data }: { data: UserDetails }) {
  const { api, user } = useSite();
  const t = useMessages();
  const { first_name, last_name, email } = data;

  const submit = async (values: Values) =>
    user.replace(await api.send<UserDetails>('PATCH', '/{locale}/api/user-details/', values));

  return (
    <AccountPage title={t('profile')}>
      <section css={part} aria-labelledby="who">
        <div>
          <Heading level={2} size={2} id="who">
            {t('who')}
          </Heading>
          <p css={fieldHelp}>{t('who.text')}</p>
        </div>
        <div>
          <p css={fixed}>
            <span css={fieldLabel}>{t('username')}</span>
            {data.username}
          </p>
          <accountForm.View fields={FIELDS} initial={{ first_name, last_name, email }} submit={submit} />
          <noscript>
            <p>
              <a href={data.logout_url}>{t('logout')}</a>
            </p>
          </noscript>
        </div>
      </section>
    </AccountPage>
  );
});
