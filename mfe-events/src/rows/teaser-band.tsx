import { css } from '@emotion/react';
import { Eyebrow, from, linkTarget, Picture } from '@foyer/shared';
import type { TeaserRow } from './teaser-row.ts';

/** Stronger than the list's own rule for its rows. */
const band = css({
  '&&&': {
    display: 'block',
    padding: 'var(--s4)',
    margin: 'var(--s4) 0',
    border: 0,
    background: 'var(--violet)',
    color: 'var(--on-violet)',
    '--focus': 'var(--ink)',
    [from.tablet]: { display: 'grid', gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'start' },
    // The end of a row stands at the right; the end of a band is its text.
    '& > div:last-child': {
      justifySelf: 'auto',
      fontSize: '1rem',
      '& > *': { marginTop: 0 },
      '& > h3 ~ p': { marginTop: '.3rem' },
    },
    // Nothing to lift off the ground here.
    '&::before': { display: 'none' },
    '& p': { color: 'inherit' },
    '& a:hover': { textDecoration: 'underline' },
    '& a:focus-visible::after': { insetInline: 0 },
  },
});
const picture = css({ aspectRatio: '3 / 2', marginBottom: 'var(--s3)', [from.tablet]: { marginBottom: 0 } });

/** An announcement between the events of its day. The picture is ornament: the headline says what it is. */
export function TeaserBand({
  teaser: { preline, headline, subline, url, linkText, image, thumbnails },
}: {
  teaser: TeaserRow;
}) {
  return (
    <li css={band}>
      <div css={picture}>
        <Picture image={image} thumbnails={thumbnails} alt="" cover sizes="(min-width: 48em) 11rem, 100vw" />
      </div>
      <div>
        {preline && <Eyebrow>{preline}</Eyebrow>}
        <h3>
          {url ? (
            <a href={url} {...linkTarget(url)}>
              {headline}
            </a>
          ) : (
            headline
          )}
        </h3>
        {subline && <p>{subline}</p>}
        {url && linkText && <u>{linkText}</u>}
      </div>
    </li>
  );
}
