import { css } from '@emotion/react';
import { FavouriteMark, from, motionOk, Picture } from '@foyer/shared';
import { instantOf } from '../days/day.ts';
import { RowAction } from '../rows/row-action.tsx';
import { rows } from '../rows/rows.ts';
import { TeaserBand } from '../rows/teaser-band.tsx';
import type { StyledDays } from './styled-days.ts';

/** Pictures of uneven width, one and then the other side, so that no two days look alike. */
const days = css({
  '& > section': { borderTop: '1px solid var(--line)', padding: '1.2rem 0 clamp(2.5rem, 5vw, 4rem)' },
  '& > section > h2': {
    display: 'flex',
    gap: '.7rem',
    alignItems: 'baseline',
    marginBottom: 'var(--s4)',
    fontSize: '1.35rem',
    letterSpacing: '-.02em',
  },
  '& > section > h2 b': { fontWeight: 800, fontSize: '3.6rem', lineHeight: 0.8, letterSpacing: '-.06em' },
  '& > section > ul': {
    display: 'grid',
    gap: 'var(--s8) var(--gap)',
    alignItems: 'start',
    [from.tablet]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > li': { gridColumn: 'span 5' },
      '& > li:nth-of-type(4n + 1), & > li:nth-of-type(4n)': { gridColumn: 'span 7' },
    },
  },
  '& article': { position: 'relative', display: 'grid', gap: 'var(--s1)' },
  '& article > div:first-of-type': {
    overflow: 'hidden',
    aspectRatio: '3 / 2',
    marginBottom: 'var(--s2)',
    background: 'var(--grey)',
  },
  '& article img': { [motionOk]: { transition: 'transform var(--slow) var(--ease)' } },
  '& article:hover img': { [motionOk]: { transform: 'scale(1.025)' } },
  '& h3': { fontSize: 'var(--step-2)' },
  '& h3 a': { textDecorationColor: 'transparent' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& article:hover h3 a': { textDecorationColor: 'var(--aurora)' },
  '& article > p': { color: 'var(--mute)' },
  '& article > p:first-of-type': { color: 'inherit', fontWeight: 600 },
  '& article > div:last-child:not(:first-of-type)': {
    position: 'relative',
    zIndex: 1,
    justifySelf: 'start',
    marginTop: 'var(--s2)',
  },
  '& [data-status=canceled] h3': { textDecoration: 'line-through', textDecorationThickness: '2px' },
});
const bands = css({ marginBottom: 'var(--s6)' });

/** Event style 2: picture cards, for houses that lead with their pictures. */
export function CardDays({ groups, t, formats, href }: StyledDays) {
  return (
    <div css={days}>
      {groups.map(({ day, items }) => (
        <section key={day}>
          <h2>
            <b aria-hidden="true">{formats.dayNumber(instantOf(day))}</b>
            <span className="visually-hidden">{formats.day(instantOf(day))}</span>
            <span aria-hidden="true">
              {formats.weekday(instantOf(day))}, {formats.monthName(instantOf(day))}
            </span>
          </h2>
          {items.some(({ kind }) => kind === 'teaser') && (
            <ol css={[rows, bands]}>
              {items.map((item) => item.kind === 'teaser' && <TeaserBand key={item.teaser.id} teaser={item.teaser} />)}
            </ol>
          )}
          <ul className="cards">
            {items.map(
              (item) =>
                item.kind === 'event' && (
                  <li key={item.event.id}>
                    <article data-status={item.event.status}>
                      <div>
                        <Picture
                          image={item.event.image}
                          thumbnails={item.event.thumbnails}
                          alt=""
                          cover
                          sizes="(min-width: 64em) 38vw, (min-width: 48em) 55vw, 100vw"
                        />
                      </div>
                      <p>
                        <time dateTime={item.event.start}>{formats.time(item.event.start)}</time>
                        {item.event.place && `, ${item.event.place}`}
                      </p>
                      <h3>
                        <a href={href('events-slug-id', { slug: item.event.slug, id: item.event.id })}>
                          {item.event.title}
                        </a>
                        <FavouriteMark kind="event" id={item.event.id} />
                      </h3>
                      {item.event.subtitle && <p>{item.event.subtitle}</p>}
                      <div>
                        <RowAction event={item.event} t={t} />
                      </div>
                    </article>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
