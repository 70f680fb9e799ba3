import { css } from '@emotion/react';
import { from, Heading, LinkButton, Wrap } from '@foyer/shared';
import { usePaths } from '../paths.ts';
import { useTexts } from '../texts.ts';

const page = css({
  display: 'grid',
  gap: 'var(--s8) var(--gap)',
  padding: 'clamp(2.5rem, 6vw, 5rem) 0 var(--s16)',
  [from.desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', alignItems: 'end' },
});
const heading = css({ [from.desktop]: { gridColumn: '1 / 9' } });
const numeral = css({
  display: 'block',
  font: '800 clamp(7rem, 28vw, 22rem)/.76 var(--font-display)',
  letterSpacing: '-.065em',
  marginInlineStart: '-.02em',
  marginBottom: '.14em',
});
const words = css({
  display: 'grid',
  gap: 'var(--s6)',
  maxWidth: 'var(--measure)',
  [from.desktop]: { gridColumn: '9 / 13', paddingBottom: 'var(--s2)' },
});
const text = css({ fontSize: 'var(--step-1)', lineHeight: 1.4 });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' });

export interface ErrorPageProps {
  status: number;
  /** Headline and text; by default what fits the status, in the page's language. */
  title?: string;
  text?: string;
}

/** The content of a page that could not be shown: its number is the loud thing, the ways on are the useful one. */
export function ErrorPage({ status, title, text: words_ }: ErrorPageProps) {
  const t = useTexts();
  const paths = usePaths();
  const missing = status === 404;
  return (
    <Wrap>
      <div css={page}>
        <Heading level={1} size={4} css={heading}>
          <span css={numeral}>{status}</span> {title ?? t(missing ? 'errorNotFound' : 'errorOther')}
        </Heading>
        <div css={words}>
          <p css={text}>{words_ ?? t(missing ? 'errorNotFoundText' : 'errorOtherText')}</p>
          <nav css={ways} aria-label={t('errorWays')}>
            <LinkButton kind="ink" href={paths.home}>
              {t('home')}
            </LinkButton>
            <LinkButton kind="line" href={paths.programme}>
              {t('programme')}
            </LinkButton>
            {paths.search && (
              <LinkButton kind="line" href={paths.search}>
                {t('search')}
              </LinkButton>
            )}
          </nav>
        </div>
      </div>
    </Wrap>
  );
}
