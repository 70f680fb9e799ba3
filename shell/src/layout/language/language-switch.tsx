import { css } from '@emotion/react';
import { LOCALES, observer, useSite, type Locale } from '@foyer/shared';
import type { MouseEvent } from 'react';
import { writeCookie } from '../cookies/write-cookie.ts';
import { useTexts } from '../texts.ts';

const NAMES: Record<Locale, string> = { de: 'Deutsch', en: 'English' };
const LOCALE_COOKIE = 'i18n_redirected';
const LOCALE_COOKIE_DAYS = 365;

const list = css({
  display: 'flex',
  gap: '.5rem',
  a: { padding: '.2rem 0', textDecoration: 'none' },
  'a[aria-current]': { fontWeight: 700 },
  'a[aria-current], a:hover': {
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '.3em',
  },
});

/** The same page in each language, as links. What is chosen is remembered for the next visit of `/`; a language on a host of its own is not (specification §2). */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { navigation } = useSite();
  const t = useTexts();
  const { pathname, search, locale } = navigation.location;
  const addressIn = (other: Locale): string => {
    if (other === locale) return pathname;
    const address = navigation.head.alternates?.[other];
    // The link to a working copy shows it in each language.
    const token = new URLSearchParams(search).get('preview');
    return address === undefined ? `/${other}` : address + (token ? `?preview=${encodeURIComponent(token)}` : '');
  };
  return (
    <ul className="languages" css={list} aria-label={t('language')}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            href={addressIn(other)}
            lang={other}
            hrefLang={other}
            aria-current={other === locale ? 'true' : undefined}
            onClick={(event) => choose(event, other, locale)}
          >
            {other.toUpperCase()}
            <span className="visually-hidden"> {NAMES[other]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
});

/** Nothing happens in the language that the page has already: its query stays, and nothing is remembered. */
function choose(event: MouseEvent<HTMLAnchorElement>, other: Locale, current: Locale): void {
  if (other === current) event.preventDefault();
  else if (event.currentTarget.host === window.location.host) writeCookie(LOCALE_COOKIE, other, LOCALE_COOKIE_DAYS);
}
