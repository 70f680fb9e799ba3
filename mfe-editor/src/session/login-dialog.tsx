import { css } from '@emotion/react';
import { observer, useSite, type Locale, type Translate } from '@foyer/shared';
import { editorColours, editorDialog } from '@foyer/shared/theme';
import { useEffect, useId, useRef } from 'react';
import { giveBackFocus } from '../interface/give-back-focus.ts';
import { control, outlined, quiet } from '../toolbar/styles.ts';
import type { LoginStore } from './login-store.ts';

const LOGIN_URL = '/admin/login/';

const dialog = css({
  ...editorDialog,
  width: 'min(30rem, calc(100% - 2rem))',
  p: { marginTop: '.75rem' },
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: '1.25rem' });
const loud = css({
  background: editorColours.good,
  color: editorColours.onBright,
  fontWeight: 600,
  '&:hover': { background: editorColours.goodHover },
});

interface LoginDialogProps {
  logins: LoginStore;
  t: Translate;
  language: Locale;
}

/** Says that the session has ended and how to go on. Escape does what "without saving" does. */
export const LoginDialog = observer(function LoginDialog({ logins, t, language }: LoginDialogProps) {
  const { user, navigation } = useSite();
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const shown = element.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      // Back to where somebody was typing.
      giveBackFocus(before);
    };
  }, []);

  const next = `/${navigation.locale}/user/session`;
  const login = `${user.details?.login_url || LOGIN_URL}?next=${encodeURIComponent(next)}&lang=${language}`;
  const name =
    logins.other &&
    ([logins.other.first_name, logins.other.last_name].filter(Boolean).join(' ') || logins.other.username);
  return (
    <dialog
      ref={element}
      css={dialog}
      lang={language}
      aria-labelledby={`${id}title`}
      onCancel={(event) => {
        event.preventDefault();
        logins.end(false);
      }}
    >
      <h2 id={`${id}title`}>{t('title')}</h2>
      <p>{t('text')}</p>
      <p css={quiet} role="status">
        {name ? t('other', { name }) : t('waiting')}
      </p>
      <div css={ways}>
        {name ? (
          <button type="button" css={[control, loud]} onClick={() => logins.end(true)}>
            {t('other.save', { name })}
          </button>
        ) : (
          // The window that opens closes itself: it has to know who opened it.
          <a css={[control, loud]} href={login} target="_blank" rel="opener">
            {t('login')}
          </a>
        )}
        <button type="button" css={[control, outlined]} onClick={() => logins.end(false)}>
          {t('later')}
        </button>
      </div>
    </dialog>
  );
});
