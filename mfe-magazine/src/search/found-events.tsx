import { css } from '@emotion/react';
import { EVENT_STATUS_KINDS, FavouriteMark, from, StatusTag, useFormats, useHref, useMessages } from '@foyer/shared';
import { datedRows } from '../rows/dated-rows.ts';
import { hitsOf } from './hits.ts';
import type { FoundEvent } from './load.ts';

const rows = css({
  '& > li': { [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr) 9rem 8rem' } },
  'li > span': { justifySelf: 'start', alignSelf: 'start', [from.tablet]: { justifySelf: 'end' } },
  '[data-status=past] :is(h3, time)': { color: 'var(--mute)' },
});

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
                  {t('furtherDates')}{' '}
                  {others.map((other) => (
                    <a key={other.id} href={href('events-slug-id', { slug: other.slug, id: other.id })}>
                      <time dateTime={other.start}>{instant(other.start)}</time>
                      {other.status !== status && EVENT_STATUS_KINDS[other.status] && (
                        <> ({t(`status.${other.status}`)})</>
                      )}
                    </a>
                  ))}
                </p>
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
