import { css, keyframes } from '@emotion/react';
import { LOCALES, motionOk, type Locale } from '@foyer/shared';
import { brand } from '../brand.ts';
import { messages } from '../messages.ts';

const drift = keyframes({ from: { transform: 'translateX(-4%)' }, to: { transform: 'translateX(4%)' } });

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
/** The northern light, dimmed: the house is closed, not gone. */
const light = css({
  position: 'absolute',
  inset: '0 -10% 35%',
  background:
    'repeating-linear-gradient(90deg, transparent 0 2%, var(--violet) 2% 4%, transparent 4% 5%, var(--aurora) 5% 6.5%, transparent 6.5% 9%, var(--aurora) 9% 11%, var(--violet) 11% 12%, transparent 12% 13.3%)',
  maskImage: 'linear-gradient(transparent, rgb(0 0 0 / .55) 45%, transparent)',
  [motionOk]: { animation: `${drift} 14s ease-in-out infinite alternate` },
});
const middle = css({ position: 'relative', display: 'grid', gap: 'var(--s6)', justifyItems: 'center' });
const logo = css({ font: '700 clamp(3.5rem, 12vw, 8rem)/.9 var(--font-display)', letterSpacing: '-.05em' });
const heading = css({ fontSize: 'var(--step-3)', lineHeight: 1, letterSpacing: '-.035em' });

/** The whole page while the site is offline: nothing of the content service is at hand, so it stands alone, in both languages. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  return (
    <main id="main" css={page}>
      <div css={light} />
      <div css={middle}>
        <p css={logo}>{brand.name}</p>
        <h1 css={heading}>Website offline</h1>
        <div>
          {languages.map((language) => (
            <p key={language} lang={language}>
              {messages[language].offlineText}
            </p>
          ))}
        </div>
      </div>
    </main>
  );
}
