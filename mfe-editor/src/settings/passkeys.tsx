import { css } from '@emotion/react';
import { ApiError, Button, type Json, useFormats, useMessages, useSite } from '@foyer/shared';
import type { Passkey } from '@foyer/shared/api';
import { fieldComplaint, fieldHelp } from '@foyer/shared/fields';
import { useEffect, useRef, useState } from 'react';
import type { AccountField, Values } from '../account/field.ts';
import { accountForm } from '../account/lazy-form.tsx';

const PASSKEYS = '/{locale}/api/user-details/passkeys/';

const list = css({ margin: '0 0 var(--s8)', padding: 0, listStyle: 'none', borderTop: '1px solid var(--hair)' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2) var(--s4)',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: 'var(--s3) 0',
  borderBottom: '1px solid var(--hair)',
  '& > div': { minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' },
});

const said = css({ margin: '0 0 var(--s6)' });

const FIELDS: readonly AccountField[] = [
  { name: 'passkey_name', type: 'text', help: 'passkey_name.help' },
  { name: 'confirmation', type: 'password', autoComplete: 'current-password', required: true },
];
const NOTHING = { passkey_name: '', confirmation: '' };

/** What to say at a field of the form. */
const refusal = (status: number, sentence: string, field = 'passkey_name') =>
  new ApiError(status, PASSKEYS, { type: 'about:blank', title: sentence, status, errors: { [field]: [sentence] } });

/** What the content service says of a refusal, said where it can be read. */
async function inWords<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, problem } = error;
    const [wrong] = problem?.errors?.['current_password'] ?? [];
    if (wrong) throw refusal(status, wrong, 'confirmation');
    if (problem?.detail && status < 500) throw refusal(status, problem.detail);
    throw error;
  }
}

/** Keys on devices, by which somebody logs in: what there is, and one more. */
export function Passkeys({ passkeys: known }: { passkeys: Passkey[] }) {
  const { api } = useSite();
  const t = useMessages();
  const formats = useFormats();
  const [passkeys, setPasskeys] = useState(known);
  const [failure, setFailure] = useState('');
  const [canMake, setCanMake] = useState<boolean | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  // Only the browser knows.
  useEffect(
    () =>
      setCanMake(typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential),
    [],
  );
  const on = (instant: string) => formats.dayShort(instant);

  const add = async ({ passkey_name: name = '', confirmation = '' }: Values) => {
    const options = await inWords(() =>
      api.send<PublicKeyCredentialCreationOptionsJSON>('POST', `${PASSKEYS}options/`, {
        current_password: confirmation,
      }),
    );
    const made = await navigator.credentials
      .create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      .catch(() => null);
    // It was closed, or the device has one of this user already.
    if (!(made instanceof PublicKeyCredential)) throw refusal(400, t('passkey.none'));
    setPasskeys(
      await inWords(() => api.send<Passkey[]>('POST', PASSKEYS, { name, response: made.toJSON() as unknown as Json })),
    );
  };
  const remove = async (id: string) => {
    try {
      await api.send('DELETE', `${PASSKEYS}${id}/`);
      setPasskeys((now) => now.filter((passkey) => passkey.id !== id));
      setFailure('');
      // The button that had the focus is gone.
      words.current?.focus();
    } catch {
      setFailure(t('sessions.error'));
    }
  };
  return (
    <>
      {passkeys.length > 0 && (
        <ul css={list}>
          {passkeys.map(({ id, name, created_at: made, used_at: used }) => (
            <li key={id} css={row}>
              <div>
                <strong>{name}</strong>
                <p css={fieldHelp}>
                  {t(used ? 'passkey.used' : 'passkey.unused', { made: on(made), used: used ? on(used) : '' })}
                </p>
              </div>
              <Button
                kind="line"
                size="s"
                aria-label={t('passkey.removeNamed', { name })}
                onClick={() => void remove(id)}
              >
                {t('passkey.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p ref={words} tabIndex={-1} role="status" css={[said, failure ? fieldComplaint : fieldHelp]}>
        {failure || (passkeys.length === 0 ? t('passkey.zero') : t('passkey.count', { count: passkeys.length }))}
      </p>
      {canMake === false ? (
        <p css={fieldHelp}>{t('passkey.unable')}</p>
      ) : (
        <accountForm.View fields={FIELDS} initial={NOTHING} submit={add} save="passkey.add" saved="passkey.added" />
      )}
    </>
  );
}
