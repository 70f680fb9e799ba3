import { css } from '@emotion/react';
import type { Locale } from '@foyer/shared';
import { editorDialog } from '@foyer/shared/theme';
import { LOGIN_URL } from './login-url.ts';

const dialog = css({
  ...editorDialog,
  // Without scripts it is not modal: it stands over the page all the same.
  position: 'fixed',
  inset: 0,
  zIndex: 'var(--z-editor)',
  width: 'min(26rem, calc(100% - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  form: { display: 'grid', gap: '1rem', marginTop: '1.25rem' },
  label: { display: 'grid', gap: '.35rem', fontWeight: 600 },
  input: {
    padding: '.55rem .7rem',
    border: '1px solid #8b93a5',
    borderRadius: '.25rem',
    background: '#0e1020',
    color: 'inherit',
    font: '400 1rem/1.4 var(--font-text)',
  },
  '& button, & [data-form]': {
    padding: '.7rem 1rem',
    borderRadius: '.25rem',
    background: '#3d82ff',
    color: '#06122b',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { background: '#6ba0ff' },
  },
  '& [data-passkey]': {
    width: '100%',
    marginTop: '.75rem',
    background: 'none',
    color: 'inherit',
    boxShadow: 'inset 0 0 0 1px #5b6273',
    '&:hover': { background: '#3a3f4e' },
  },
  '& [role=alert]': { marginTop: '.75rem', color: '#ffb59f', '&:empty': { display: 'none' } },
  '@media print': { display: 'none' },
});
const link = css({ display: 'block', marginTop: '1.25rem' });
const leave = css({ display: 'inline-block', marginTop: '1rem', padding: '.25rem 0', color: '#a9b1c1' });

/** The server's own texts: no browser downloads them as a script. */
const TEXTS: Record<Locale, { title: string; text: string; login: string; leave: string }> = {
  de: {
    title: 'Zum Bearbeiten anmelden',
    text: 'Danach bearbeiten Sie diese Seite.',
    login: 'Anmelden',
    leave: 'Ohne Bearbeiten ansehen',
  },
  en: {
    title: 'Log in to edit',
    text: 'Then you edit this page.',
    login: 'Log in',
    leave: 'View without editing',
  },
};

export interface LoginDialogProps {
  locale: Locale;
  /** Where it leads afterwards: path and query. */
  next: string;
  /** The page for whoever does not log in. */
  without: string;
}

/**
 * Lets people log in over the page that they want to edit. Rendered on the server only: a link to the login, in whose place a
 * script puts the form.
 */
export function LoginDialog({ locale, next, without }: LoginDialogProps) {
  const texts = TEXTS[locale];
  const query = `?${new URLSearchParams({ next, lang: locale })}`;
  return (
    <dialog open data-login="" css={dialog} aria-labelledby="foyer-login">
      <h2 id="foyer-login">{texts.title}</h2>
      <p>{texts.text}</p>
      <a
        href={LOGIN_URL + query}
        css={link}
        data-form={`${LOGIN_URL}form/${query}`}
        data-script={`${LOGIN_URL}passkey.js`}
      >
        {texts.login}
      </a>
      <a href={without} css={leave} data-close="">
        {texts.leave}
      </a>
    </dialog>
  );
}
