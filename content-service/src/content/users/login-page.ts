import { themeCss, type FontUrls } from '@foyer/shared/theme';
import { escaped } from '../../platform/http/html-page.ts';
import type { Locale } from '../../platform/languages.ts';

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
    unavailable: 'Die Anmeldung ist gerade nicht möglich. Bitte gleich noch einmal.',
    expired: 'Das Formular war zu lange offen. Bitte noch einmal anmelden.',
    logout: 'Abmelden',
    logoutQuestion: 'Möchten Sie sich abmelden?',
    stillIn: 'Sie sind noch angemeldet: Abmelden ist gerade nicht möglich. Bitte gleich noch einmal.',
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
    unavailable: 'Logging in is not possible right now. Please try again in a moment.',
    expired: 'The form was open for too long. Please log in again.',
    logout: 'Log out',
    logoutQuestion: 'Do you want to log out?',
    stillIn: 'You are still logged in: logging out is not possible right now. Please try again in a moment.',
    other: 'Deutsch',
    home: 'To the website',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type LoginFailure = 'wrong' | 'blocked' | 'slow' | 'expired' | 'unavailable';

export interface FormState {
  locale: Locale;
  next: string;
  csrfToken: string;
}

/** In the house's design: its paper, its type, its lines to write on. */
const STYLE = `*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--font-text);-webkit-font-smoothing:antialiased}
body::before{content:"";min-height:5rem;background:radial-gradient(circle at 0 100%,var(--ink) 0 min(16rem,28vw),transparent calc(min(16rem,28vw) + 1px)),radial-gradient(circle at 100% 0,var(--aurora) 0 min(9rem,16vw),transparent calc(min(9rem,16vw) + 1px)),var(--violet)}
main{width:100%;max-width:32rem;padding:var(--s12) var(--edge) var(--s8);align-self:center}
h1{margin:0 0 var(--s4);font:700 var(--step-5)/.9 var(--font-display);letter-spacing:-.045em;text-wrap:balance}
p{margin:0;color:var(--mute)}
form{display:grid;gap:var(--s6);margin-block:var(--s8) var(--s4)}
label{display:grid;gap:var(--s1);font-weight:600}
input{font:inherit;font-size:1.125rem;padding:.6rem 0;border:0;border-bottom:2px solid var(--line);border-radius:0;background:transparent;color:inherit;width:100%}
button{font:600 1rem/1.1 var(--font-text);width:100%;padding:1rem 1.5rem;border:1.5px solid var(--ink);border-radius:3rem;background:var(--ink);color:var(--on-ink);cursor:pointer}
button:hover{background:var(--violet);border-color:var(--violet);color:var(--on-violet)}
:focus-visible{outline:3px solid var(--violet);outline-offset:3px}
a{color:inherit;text-underline-offset:.18em}
[data-passkey]{background:transparent;color:inherit}
[data-passkey-said]:empty{display:none}
[role=alert]{margin-block:var(--s4);padding:var(--s3) var(--s4);background:var(--ember);color:var(--on-ember);font-weight:600}
footer{display:flex;flex-wrap:wrap;gap:var(--s2) var(--s6);margin-top:var(--s8);padding-top:var(--s4);border-top:1px solid var(--hair)}
@media (min-width:64em){body{grid-template-columns:5fr 7fr}main{padding-inline:clamp(3rem,8vw,8rem);max-width:48rem}}
@media (max-width:63.99em){body{grid-template-rows:auto 1fr}main{align-self:start}}`;

/** @param fonts addresses of the house's fonts; without them, what the system has takes the same room */
export const loginStyle = (fonts: FontUrls): string => themeCss(fonts) + STYLE;

/** The form alone, for a page that brings its own looks: with a password, and a button that `passkeyScript` shows. */
export function loginForm(state: FormState): string {
  const { locale, next } = state;
  const t = TEXTS[locale];
  return `<form method="post" action="/admin/login/?lang=${locale}">${hiddenFields(state)}
<label>${t.username}<input name="username" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="150" required autofocus></label>
<label>${t.password}<input name="password" type="password" autocomplete="current-password" maxlength="1000" required></label>
<button type="submit">${t.login}</button></form>
<div hidden><button type="button" data-passkey="${escaped(next)}" data-failed="${t.passkeyFailed}">${t.passkey}</button><p role="alert" data-passkey-said></p></div>`;
}

/** The page with the login form. @param failure why the last attempt did not succeed @param seconds to wait for, when it was too soon */
export function loginPage(
  state: FormState,
  failure: LoginFailure | null,
  seconds = 0,
): { title: string; body: string } {
  const { locale, next } = state;
  const t = TEXTS[locale];
  const other = locale === 'de' ? 'en' : 'de';
  const switchUrl = `/admin/login/?${new URLSearchParams({ lang: other, next })}`;
  const alert = failure ? `<p role="alert">${t[failure].replace('{seconds}', String(seconds))}</p>` : '';
  return {
    title: t.login,
    body: `<main><h1>${t.login}</h1><p>${t.intro}</p>${alert}
${loginForm(state)}
<footer><a href="${escaped(switchUrl)}" hreflang="${other}" lang="${other}">${t.other}</a><a href="/${locale}">${t.home}</a></footer></main>`,
  };
}

/** Asks before logging out, so that no foreign page can do it. @param failure why the last attempt did not succeed */
export function logoutPage(state: FormState, failure: 'unavailable' | null): { title: string; body: string } {
  const { locale } = state;
  const t = TEXTS[locale];
  return {
    title: t.logout,
    body: `<main><h1>${t.logoutQuestion}</h1>${failure ? `<p role="alert">${t.stillIn}</p>` : ''}
<form method="post" action="/admin/logout/?lang=${locale}">${hiddenFields(state)}<button type="submit">${t.logout}</button></form>
<footer><a href="/${locale}">${t.home}</a></footer></main>`,
  };
}

function hiddenFields({ next, csrfToken }: FormState): string {
  return `<input type="hidden" name="next" value="${escaped(next)}"><input type="hidden" name="csrfmiddlewaretoken" value="${escaped(csrfToken)}">`;
}
