import { css } from '@emotion/react';
import { EVENT_STATUS_KINDS, FavouriteMark, from, StatusTag, useFormats, useHref, useMessages } from '@foyer/shared';
import { datedRows } from '../rows/dated-rows.ts';
import { hitsOf } from './hits.ts';
import type { FoundEvent } from './load.ts';

const rows = css({
  '& > li': {
    [from.tablet]: { gridTemplateColumns: '8.5rem minmax(0, 1fr) 7rem 7rem' },
    [from.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr) 9rem 8rem' },
  },
  'li > span': { justifySelf: 'start', alignSelf: 'start', [from.tablet]: { justifySelf: 'end' } },
  '[data-status=past] :is(h3, time)': { color: 'var(--mute)' },
});

/** So many further dates are shown at once; the rest unfolds. */
const DATES_AT_ONCE = 4;

/** Above the link that fills the row. */
const dates = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s1) var(--s4)',
  maxWidth: '40rem',
  fontSize: 'var(--step--1)',
  'p&': { marginTop: 'var(--s2)' },
  time: { fontWeight: 400 },
  a: { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  'a:hover': { color: 'var(--ink)' },
});

const more = css({
  position: 'relative',
  fontSize: 'var(--step--1)',
  marginTop: 'var(--s1)',
  summary: { width: 'fit-content', fontWeight: 600, cursor: 'pointer', minHeight: '1.5rem' },
});

/** Events that were found, each with its dates: when, what, where, and how it stands. */
export function FoundEvents({ events }: { events: FoundEvent[] }) {
  const t = useMessages();
  const href = useHref();
  const formats = useFormats();
  const instant = (start: string): string =>
    `${formats.weekdayShort(start)}, ${formats.dayShort(start)}, ${formats.time(start)}`;
  return (
    <ul css={[datedRows, rows]}>
      {hitsOf(events).map(([{ id, slug, title, subtitle, start, place, status }, ...others]) => {
        const kind = EVENT_STATUS_KINDS[status];
        const linkOf = (other: FoundEvent) => (
          <a key={other.id} href={href('events-slug-id', { slug: other.slug, id: other.id })}>
            <time dateTime={other.start}>{instant(other.start)}</time>
            {other.status !== status && EVENT_STATUS_KINDS[other.status] && <> ({t(`status.${other.status}`)})</>}
          </a>
        );
        return (
          <li key={id} data-status={status}>
            <time dateTime={start}>{instant(start)}</time>
            <div>
              <h3>
                <a href={href('events-slug-id', { slug, id })}>{title}</a>
                <FavouriteMark kind="event" id={id} />
              </h3>
              {subtitle && <p>{subtitle}</p>}
              {others.length > 0 && (
                <p css={dates}>
                  {t('furtherDates')} {others.slice(0, DATES_AT_ONCE).map(linkOf)}
                </p>
              )}
              {others.length > DATES_AT_ONCE && (
                <details css={more}>
                  <summary data-screen="">{t('moreDates', { count: others.length - DATES_AT_ONCE })}</summary>
                  <p css={dates}>{others.slice(DATES_AT_ONCE).map(linkOf)}</p>
                </details>
              )}
            </div>
            <p>{place}</p>
            {kind && <StatusTag kind={kind}>{t(`status.${status}`)}</StatusTag>}
          </li>
        );
      })}
    </ul>
  );
}
