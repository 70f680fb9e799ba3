import { css } from '@emotion/react';
import { from, Heading, motionOk, Notice, Pager, Picture, useFormats, useHref, useMessages, Wrap } from '@foyer/shared';
import { ListHeader } from '../detail/list-header.tsx';
import type { SeriesListData } from './load.ts';

/** Name and words on the left, the picture on the right, a hairline between one and the next. */
const list = css({
  '&:last-child': { borderBottom: '1px solid var(--line)' },
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--s4) var(--gap)',
    alignItems: 'start',
    padding: 'var(--s6) 0',
    borderTop: '1px solid var(--line)',
    [from.tablet]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      padding: 'var(--s8) 0',
      '& > div:first-of-type': { gridColumn: '1 / 8' },
      '& > div:last-of-type': { gridColumn: '9 / 13' },
    },
  },
  '& h2 a': {
    textDecorationColor: 'transparent',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& li:hover h2 a': { textDecorationColor: 'var(--aurora)' },
  '& p': { maxWidth: 'var(--measure)', marginTop: 'var(--s3)' },
  '& p + p': { color: 'var(--mute)', fontSize: '.92rem' },
  '& img': { [motionOk]: { transition: 'transform var(--slow) var(--ease)' } },
  '& li:hover img': { [motionOk]: { transform: 'scale(1.03)' } },
});
const frame = css({ aspectRatio: '3 / 2', overflow: 'hidden' });
const end = css({ paddingBottom: 'clamp(4rem, 8vw, 7.5rem)' });

const SIZES = '(min-width: 88rem) 29rem, (min-width: 48em) 33vw, 100vw';

/** All series of events: what each is about, and when it goes on. */
export function SeriesList({ data: { page: editors, series, number, pages } }: { data: SeriesListData }) {
  const t = useMessages();
  const href = useHref();
  const formats = useFormats();
  return (
    <Wrap css={end}>
      <ListHeader title={editors.headline ?? t('title')} intro={editors.intro ?? t('description')} />
      {series.length === 0 ? (
        <Notice title={t('nothing')} />
      ) : (
        <ul className="series" css={list}>
          {series.map(({ id, slug, name, about, next, image, thumbnails }) => (
            <li key={id}>
              <div>
                <Heading level={2} size={4}>
                  <a href={href('series-slug-id', { slug, id })}>{name}</a>
                </Heading>
                {about && <p>{about}</p>}
                {next && (
                  <p>
                    <time dateTime={next}>{t('next', { date: formats.range(next) })}</time>
                  </p>
                )}
              </div>
              {image && (
                <div css={frame}>
                  <Picture image={image} thumbnails={thumbnails} alt="" cover sizes={SIZES} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={number}
        pages={pages}
        hrefOf={(page) => href('series', {}, { query: { page: page > 1 ? page : null } })}
        labels={{ pager: t('pager'), previous: t('previous'), next: t('further'), page: (page) => t('page', { page }) }}
      />
    </Wrap>
  );
}
