import { css } from '@emotion/react';
import { LOCALES, type Locale } from '@foyer/shared';
import { messages } from '../messages.ts';
import { StagePage } from './stage-page.tsx';

const paragraphs = css({
  display: 'grid',
  gap: 'var(--s4)',
  maxWidth: 'var(--measure)',
  fontSize: 'var(--step-1)',
  lineHeight: 1.4,
});

/** The whole page while the site is offline: nothing of the content service is at hand, so it stands alone, in both languages. */
export function OfflinePage({ locale, house }: { locale: Locale; house: string }) {
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  return (
    <StagePage house={house} title="Website offline">
      <div css={paragraphs}>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {messages[language].offlineText} <a href={`/${language}`}>{messages[language].toHome}</a>
          </p>
        ))}
      </div>
    </StagePage>
  );
}
