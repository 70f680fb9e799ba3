import { css } from '@emotion/react';
import type { EventRow } from './event-row.ts';
import type { RowTools } from './row-tools.ts';
import { Row } from './row.tsx';
import { rows } from './rows.ts';

const wide = '@container (min-width: 46rem)';
/** With large text in a small window day and action do not fit beside each other. */
const tiny = '@container (max-width: 15rem)';

/** Follows the room that the list has, not the window's: it stands in columns of any width. */
const dated = css({
  containerType: 'inline-size',
  borderTop: '1px solid var(--line)',
  borderBottom: '1px solid var(--line)',
  // In a narrow column day and action share a line, and the title has the next to itself.
  '&& > li': {
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    gap: '.75rem var(--s4)',
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [wide]: { gridTemplateColumns: '11.5rem minmax(0, 1fr) 8.5rem 10.5rem', gap: '1.2rem' },
  },
  '&& > li > div, && > li > p': { gridColumn: '1 / -1', padding: 0, [wide]: { gridColumn: 'auto' } },
  '&& > li > p': { marginTop: '-.6rem', [wide]: { margin: 0, paddingTop: '.15rem' } },
  '&& > li > div:last-child': {
    gridArea: '1 / 2',
    justifySelf: 'end',
    '& > *': { marginTop: 0 },
    [tiny]: { gridArea: 'auto', justifySelf: 'start' },
    [wide]: { gridArea: 'auto' },
  },
  '& > li > time': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignSelf: 'start',
    gap: '.1rem .6rem',
    [tiny]: { display: 'block', whiteSpace: 'normal' },
  },
  '& time': { whiteSpace: 'nowrap' },
  '& time b': { gridRow: 'span 2', fontWeight: 800, fontSize: '2.9rem', lineHeight: 0.85, letterSpacing: '-.06em' },
  '& time span': { font: '600 .95rem/1.2 var(--font-display)', letterSpacing: '-.01em' },
});

/** Events in a row of their own each, with day and time: for lists that are not the programme. */
export function DatedRows({ events, heading, ...tools }: { events: EventRow[]; heading?: 'h2' | 'h3' } & RowTools) {
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
              <b>{formats.dayNumber(event.start)}</b> <span>{formats.monthName(event.start)}</span>{' '}
              <span>{`${formats.weekdayShort(event.start)}, ${formats.time(event.start)}`}</span>
            </time>
          }
          {...tools}
        />
      ))}
    </ul>
  );
}
