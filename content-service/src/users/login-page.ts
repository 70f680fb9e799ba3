import { escaped } from '../http/html-page.ts';
import type { Locale } from '../languages.ts';

const TEXTS = {
  de: {
    login: 'Anmelden',
    passkey: 'Passkey benutzen',
    passkeyFailed: 'Mit diesem Passkey kann sich hier niemand anmelden.',
    intro: 'Für alle, die an dieser Website arbeiten.',
    username: 'Benutzername',
    password: 'Passwort',
    wrong: 'Benutzername oder Passwort stimmen nicht.',
    blocked: 'Zu viele Versuche. Bitte in ein paar Minuten noch einmal.',
    slow: 'Für diesen Namen gab es viele Versuche. Bitte in {seconds} Sekunden noch einmal, oder gleich mit einem Browser, in dem Sie schon angemeldet waren.',
    expired: 'Das Formular war zu lange offen. Bitte noch einmal anmelden.',
    logout: 'Abmelden',
    logoutQuestion: 'Möchten Sie sich abmelden?',
    other: 'English',
    home: 'Zur Website',
  },
  en: {
    login: 'Log in',
    passkey: 'Use a passkey',
    passkeyFailed: 'Nobody can log in here with this passkey.',
    intro: 'For everyone who works on this website.',
    username: 'User name',
    password: 'Password',
    wrong: 'User name or password is wrong.',
    blocked: 'Too many attempts. Please try again in a few minutes.',
    slow: 'There were many attempts for this name. Please try again in {seconds} seconds, or at once in a browser in which you were logged in before.',
    expired: 'The form was open for too long. Please log in again.',
    logout: 'Log out',
    logoutQuestion: 'Do you want to log out?',
    other: 'Deutsch',
    home: 'To the website',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type LoginFailure = 'wrong' | 'blocked' | 'slow' | 'expired';

export interface FormState {
  locale: Locale;
  next: string;
  csrfToken: string;
}

export const LOGIN_STYLE = `
:root{color-scheme:light dark;--ink:#16181d;--paper:#f6f4ef;--accent:#0b6b57;--fault:#a4262c}
@media (prefers-color-scheme:dark){:root{--ink:#f1efe9;--paper:#14161b;--accent:#5fd3b4;--fault:#ff8f85}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:24rem}
h1{font-size:2rem;line-height:1.15;margin:0 0 .5rem}
form{display:grid;gap:1.25rem;margin-block:2rem}
label{display:grid;gap:.375rem;font-weight:600}
input{font:inherit;padding:.75rem;border:1px solid currentcolor;border-radius:.25rem;background:transparent;color:inherit;width:100%}
button{font:inherit;font-weight:600;padding:.875rem 1.5rem;border:0;border-radius:.25rem;background:var(--ink);color:var(--paper);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
a{color:inherit}
[data-passkey]{width:100%;background:transparent;color:inherit;border:1px solid currentcolor}
[data-passkey-said]:empty{display:none}
[role=alert]{border-inline-start:.25rem solid var(--fault);padding-inline-start:.75rem;color:var(--fault);font-weight:600}
footer{display:flex;gap:1.5rem;margin-top:2rem}`;

/** The login form. @param failure why the last attempt did not succeed @param seconds to wait for, when it was too soon */
export function loginPage(state: FormState, failure: LoginFailure | null, seconds = 0): { title: string; body: string } {
  const { locale, next } = state;
  const t = TEXTS[locale];
  const other = locale === 'de' ? 'en' : 'de';
  const switchUrl = `/admin/login/?${new URLSearchParams({ lang: other, next })}`;
  const alert = failure ? `<p role="alert">${t[failure].replace('{seconds}', String(seconds))}</p>` : '';
  return {
    title: t.login,
    body: `<main><h1>${t.login}</h1><p>${t.intro}</p>${alert}
<form method="post" action="/admin/login/?lang=${locale}">${hiddenFields(state)}
<label>${t.username}<input name="username" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="150" required autofocus></label>
<label>${t.password}<input name="password" type="password" autocomplete="current-password" maxlength="1000" required></label>
<button type="submit">${t.login}</button></form>
<div hidden><button type="button" data-passkey="${escaped(next)}" data-failed="${t.passkeyFailed}">${t.passkey}</button><p role="alert" data-passkey-said></p></div>
<footer><a href="${escaped(switchUrl)}" hreflang="${other}" lang="${other}">${t.other}</a><a href="/${locale}">${t.home}</a></footer></main>`,
  };
}

/** Asks before logging out, so that no foreign page can do it. */
export function logoutPage(state: FormState): { title: string; body: string } {
  const { locale } = state;
  const t = TEXTS[locale];
  return {
    title: t.logout,
    body: `<main><h1>${t.logoutQuestion}</h1>
<form method="post" action="/admin/logout/">${hiddenFields(state)}<button type="submit">${t.logout}</button></form>
<footer><a href="/${locale}">${t.home}</a></footer></main>`,
  };
}

function hiddenFields({ next, csrfToken }: FormState): string {
  return `<input type="hidden" name="next" value="${escaped(next)}"><input type="hidden" name="csrfmiddlewaretoken" value="${escaped(csrfToken)}">`;
}
