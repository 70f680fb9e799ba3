import { css } from '@emotion/react';
import { LOCALES, type Locale } from '@foyer/shared';
import { brand } from '../brand.ts';
import { messages } from '../messages.ts';
import { NorthernLight } from './northern-light.tsx';

const page = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100svh',
  padding: 'var(--edge)',
  overflow: 'hidden',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  textAlign: 'center',
});
const middle = css({ position: 'relative', display: 'grid', gap: 'var(--s6)', justifyItems: 'center' });
const logo = css({ font: '700 clamp(3.5rem, 12vw, 8rem)/.9 var(--font-display)', letterSpacing: '-.05em' });
const heading = css({ fontSize: 'var(--step-3)', lineHeight: 1, letterSpacing: '-.02em' });

/** The whole page while the site is offline: nothing of the content service is at hand, so it stands alone, in both languages. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  return (
    <main id="main" css={page}>
      <NorthernLight />
      <div css={middle}>
        <p css={logo}>{brand.name}</p>
        <h1 css={heading}>Website offline</h1>
        <div>
          {languages.map((language) => (
            <p key={language} lang={language}>
              {messages[language].offlineText} <a href={`/${language}`}>{messages[language].toHome}</a>
            </p>
          ))}
        </div>
      </div>
    </main>
  );
}
