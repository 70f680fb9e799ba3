import { css } from '@emotion/react';
import { EVENT_STATUS_KINDS, FavouriteMark, from, linkTarget, StatusTag } from '@foyer/shared';
import { instantOf } from '../days/day.ts';
import type { DayGroup } from '../days/group-by-day.ts';
import { actionOf } from '../rows/action.ts';
import type { EventRow } from '../rows/event-row.ts';
import type { RowTools } from '../rows/row-tools.ts';
import type { StyledDays } from './styled-days.ts';

/** One rule for the whole timetable: its entries are many. Figures stand in columns, so that the eye runs down them. */
const timetable = css({
  fontSize: '.95rem',
  lineHeight: 1.3,
  '& > section': {
    borderTop: '2px solid var(--line)',
    [from.desktop]: { display: 'grid', gridTemplateColumns: '9.5rem minmax(0, 1fr)', columnGap: 'var(--s4)' },
  },
  '& > section:last-of-type': { borderBottom: '2px solid var(--line)' },
  '& h2': {
    padding: '.5rem 0 .3rem',
    font: '700 1.05rem/1.3 var(--font-display)',
    letterSpacing: '-.01em',
    [from.desktop]: { paddingBlock: '.45rem' },
  },
  '& h2 b': { fontWeight: 800, fontVariantNumeric: 'tabular-nums' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '3.2rem minmax(0, 1fr) auto',
    gap: '0 var(--s3)',
    alignItems: 'baseline',
    padding: '.32rem 0',
    [from.tablet]: { gridTemplateColumns: '3.2rem minmax(0, 1fr) 9rem 8.5rem' },
  },
  '& li + li': { borderTop: '1px solid var(--hair)' },
  '& li:hover, & li:focus-within': { background: 'var(--grey)' },
  '& time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& h3': { display: 'inline', font: '600 1rem/1.3 var(--font-text)', letterSpacing: 0 },
  '& a': { textDecorationColor: 'transparent' },
  '& a:hover': { textDecorationColor: 'currentColor' },
  '& h3 + span, & li > span': { color: 'var(--mute)' },
  '& h3 + span::before': { content: '" "' },
  '& li > span': { gridColumn: 2, [from.tablet]: { gridColumn: 'auto' } },
  '& li[data-status] > :last-child': {
    gridArea: '1 / 3',
    justifySelf: 'end',
    textAlign: 'end',
    [from.tablet]: { gridArea: 'auto' },
  },
  // Each a block, so that the first of several lines stands on the line of the time.
  '& li[data-status] > :last-child > *': { display: 'block' },
  '& li[data-status] > :last-child > a': {
    padding: '.2rem 0',
    margin: '-.1rem 0',
    fontWeight: 600,
    textDecorationColor: 'currentColor',
  },
  '& li[data-kind=teaser]': {
    background: 'var(--violet)',
    color: 'var(--on-violet)',
    paddingInline: '.6rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& li[data-kind=teaser] *': { color: 'inherit' },
  '& li[data-status=canceled] h3': { textDecoration: 'line-through' },
});

/** Event style 3: a dense timetable, for houses with many short entries. */
export function Timetable({ groups, ...tools }: StyledDays) {
  const { formats } = tools;
  return (
    <div css={timetable}>
      {groups.map(({ day, items }) => (
        <section key={day}>
          <h2>
            <span className="visually-hidden">{formats.day(instantOf(day))}</span>
            <span aria-hidden="true">
              {formats.weekdayShort(instantOf(day))} <b>{formats.dayNumber(instantOf(day))}</b>{' '}
              {formats.monthName(instantOf(day))}
            </span>
          </h2>
          <ol className="entries">
            {items.map((item) => (
              <Entry key={keyOf(item)} item={item} {...tools} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

type Item = DayGroup['items'][number];

const keyOf = (item: Item) => (item.kind === 'event' ? item.event.id : `teaser-${item.teaser.id}`);

function Entry({ item, ...tools }: { item: Item } & RowTools) {
  if (item.kind === 'event') return <EventEntry event={item.event} {...tools} />;
  const { headline, subline, url } = item.teaser;
  return (
    <li data-kind="teaser">
      <div>
        <h3>
          {url ? (
            <a href={url} {...linkTarget(url)}>
              {headline}
            </a>
          ) : (
            headline
          )}
        </h3>
        {subline && <span>{subline}</span>}
      </div>
    </li>
  );
}

function EventEntry({ event, t, formats, href }: { event: EventRow } & RowTools) {
  const action = actionOf(event.status, event.ticket);
  return (
    <li data-status={event.status}>
      <time dateTime={event.start}>{formats.clock(event.start)}</time>
      <div>
        <h3>
          <a href={href('events-slug-id', { slug: event.slug, id: event.id })}>{event.title}</a>
          <FavouriteMark kind="event" id={event.id} />
        </h3>
        {event.subtitle && <span>{event.subtitle}</span>}
      </div>
      <span>{event.place}</span>
      <div>
        {action?.kind === 'label' && (
          <StatusTag kind={EVENT_STATUS_KINDS[action.status] ?? 'outlined'}>{t(action.status)}</StatusTag>
        )}
        {action && action.kind !== 'label' && (
          <a href={action.url} {...linkTarget(action.url)} aria-label={`${t(action.kind)}: ${event.title}`}>
            {t(action.kind)}
          </a>
        )}
      </div>
    </li>
  );
}
