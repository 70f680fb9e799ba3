import { css } from '@emotion/react';
import type { EventRow } from './event-row.ts';
import type { RowTools } from './row-tools.ts';
import { Row } from './row.tsx';
import { rows } from './rows.ts';

/** Follows the room that the list has, not the window's: it stands in columns of any width. */
const dated = css({
  containerType: 'inline-size',
  borderTop: '1px solid var(--line)',
  borderBottom: '1px solid var(--line)',
  '&& > li': { gridTemplateColumns: '5.6rem minmax(0, 1fr)', gap: 'var(--s1) var(--s4)' },
  '&& > li > p, && > li > div:last-child': { gridColumn: 2, justifySelf: 'start', padding: 0 },
  '& > li > time': { display: 'grid', gridTemplateColumns: 'auto 1fr', gridRow: 'span 3', alignSelf: 'start', gap: '.35rem .5rem' },
  '& time b': { gridRow: 'span 2', fontWeight: 800, fontSize: '2.6rem', lineHeight: 0.85, letterSpacing: '-.06em' },
  '& time span': { font: '600 .85rem/1.2 var(--font-display)', letterSpacing: 0 },
  '@container (min-width: 44rem)': {
    '&& > li': { gridTemplateColumns: '10rem minmax(0, 1fr) 8.5rem 8.6rem', gap: '1.2rem' },
    '&& > li > p, && > li > div:last-child': { gridColumn: 'auto' },
    '&& > li > div:last-child': { justifySelf: 'end', '& > *': { marginTop: 0 } },
    '& > li > time': { gridRow: 'auto' },
    '& time b': { fontSize: '3.2rem' },
    '& time span': { fontSize: '1rem' },
  },
});

/** Events in a row of their own each, with day and time: for lists that are not the programme. */
export function DatedRows({ events, heading, ...tools }: { events: EventRow[]; heading?: 'h3' | 'h4' } & RowTools) {
  const { formats } = tools;
  return (
    <ul css={[rows, dated]}>
      {events.map((event) => (
        <Row
          key={event.id}
          event={event}
          heading={heading}
          lead={
            <time dateTime={event.start}>
              <b>{formats.dayNumber(event.start)}</b> <span>{`${formats.weekdayShort(event.start)}, ${formats.monthName(event.start)}`}</span>{' '}
              <span>{formats.time(event.start)}</span>
            </time>
          }
          {...tools}
        />
      ))}
    </ul>
  );
}
