import { css } from '@emotion/react';
import { EVENT_STATUS_KINDS, FavouriteMark, from, StatusTag, useFormats, useHref, useMessages } from '@foyer/shared';
import { datedRows } from '../rows/dated-rows.ts';
import type { FoundEvent } from './load.ts';

const rows = css({
  '& > li': { [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr) 9rem 8rem' } },
  'li > span': { justifySelf: 'start', alignSelf: 'start', [from.tablet]: { justifySelf: 'end' } },
  '[data-status=past] :is(h3, time)': { color: 'var(--mute)' },
});

/** Dates that were found: when, what, where, and how it stands. */
export function FoundEvents({ events }: { events: FoundEvent[] }) {
  const t = useMessages();
  const href = useHref();
  const formats = useFormats();
  return (
    <ul css={[datedRows, rows]}>
      {events.map(({ id, slug, title, subtitle, start, place, status }) => {
        const kind = EVENT_STATUS_KINDS[status];
        return (
          <li key={id} data-status={status}>
            <time dateTime={start}>
              {formats.weekdayShort(start)}, {formats.dayShort(start)}, {formats.time(start)}
            </time>
            <div>
              <h3>
                <a href={href('events-slug-id', { slug, id })}>{title}</a>
                <FavouriteMark kind="event" id={id} />
              </h3>
              {subtitle && <p>{subtitle}</p>}
            </div>
            <p>{place}</p>
            {kind && <StatusTag kind={kind}>{t(`status.${status}`)}</StatusTag>}
          </li>
        );
      })}
    </ul>
  );
}
