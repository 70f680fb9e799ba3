import { css } from '@emotion/react';
import { from, StatusTag, useFormats, useHref, useMessages, type StatusKind } from '@foyer/shared';
import type { FoundEvent } from './load.ts';

/** One rule for the list, on the list. */
const rows = css({
  borderTop: '1px solid var(--line)',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: 'var(--s1) var(--gap)',
    padding: '1.15rem 0',
    borderBottom: '1px solid var(--hair)',
    [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr) 9rem 8rem' },
  },
  time: { fontWeight: 600 },
  h3: { fontSize: '1.55rem', lineHeight: 1.03 },
  'h3 a': { textDecoration: 'underline transparent .1em' },
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  'li:hover h3 a': { textDecorationColor: 'var(--aurora)' },
  p: { color: 'var(--mute)' },
  'h3 + p': { marginTop: '.25rem' },
  'li > span': { justifySelf: 'start', alignSelf: 'start', [from.tablet]: { justifySelf: 'end' } },
  '[data-status=canceled] h3': { textDecoration: 'line-through', textDecorationThickness: '2px' },
  '[data-status=past] :is(h3, time)': { color: 'var(--mute)' },
});

const KINDS: Partial<Record<FoundEvent['status'], StatusKind>> = {
  canceled: 'outlined',
  postponed: 'outlined',
  sold_out: 'grey',
  past: 'grey',
  remaining_tickets: 'ember',
  free_entrance: 'aurora',
  livestream: 'aurora',
};

/** Dates that were found: when, what, where, and how it stands. */
export function FoundEvents({ events }: { events: FoundEvent[] }) {
  const t = useMessages();
  const href = useHref();
  const formats = useFormats();
  return (
    <ul css={rows}>
      {events.map(({ id, slug, title, subtitle, start, place, status }) => {
        const kind = KINDS[status];
        return (
          <li key={id} data-status={status}>
            <time dateTime={start}>
              {formats.weekdayShort(start)}, {formats.dayShort(start)}, {formats.time(start)}
            </time>
            <div>
              <h3>
                <a href={href('events.detail', { slug, id })}>{title}</a>
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
