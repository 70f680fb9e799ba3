import { css } from '@emotion/react';
import { from } from '@foyer/shared';
import { Row } from '../rows/row.tsx';
import type { RowTools } from '../rows/row-tools.ts';
import { rows } from '../rows/rows.ts';
import { TeaserBand } from '../rows/teaser-band.tsx';
import { instantOf } from './day.ts';
import type { DayGroup } from './group-by-day.ts';

/** Height of the tools that stick above the list. */
export const TOOLS_HEIGHT = '4.1rem';

const days = css({
  '& > section': {
    borderBottom: '1px solid var(--line)',
    [from.desktop]: { display: 'grid', gridTemplateColumns: '9.5rem minmax(0, 1fr)' },
  },
  '& > section > h2': {
    padding: '1.4rem 0 .8rem',
    fontSize: '1rem',
    '& > span:last-child': { display: 'flex', alignItems: 'end', gap: '.7rem', [from.desktop]: { display: 'block' } },
    // The numeral of the day stays in view while its events pass.
    [from.desktop]: {
      position: 'sticky',
      top: `calc(var(--header-sticky) + ${TOOLS_HEIGHT})`,
      alignSelf: 'start',
      padding: '1.3rem 0',
    },
  },
  '& b': {
    fontWeight: 800,
    fontSize: '3.6rem',
    letterSpacing: '-.06em',
    lineHeight: 0.8,
    fontVariantNumeric: 'tabular-nums',
    [from.desktop]: { display: 'block', fontSize: '5.6rem' },
  },
  '& b + span': {
    display: 'block',
    font: '600 1.05rem/1.2 var(--font-display)',
    letterSpacing: '-.01em',
    [from.desktop]: { marginTop: '.8rem' },
  },
});

/** The programme by days: the day in huge type, and beside it what happens. */
export function DayList({ groups, ...tools }: { groups: DayGroup[] } & RowTools) {
  return (
    <div css={days}>
      {groups.map((group) => (
        <Day key={group.day} group={group} {...tools} />
      ))}
    </div>
  );
}

function Day({ group: { day, items }, ...tools }: { group: DayGroup } & RowTools) {
  const { formats } = tools;
  const instant = instantOf(day);
  return (
    <section>
      <h2>
        <span className="visually-hidden">{formats.day(instant)}</span>
        <span aria-hidden="true">
          <b>{formats.dayNumber(instant)}</b>
          <span>
            {formats.weekday(instant)}
            <br />
            {formats.monthName(instant)}
          </span>
        </span>
      </h2>
      <ol css={rows}>
        {items.map((item) =>
          item.kind === 'event' ? (
            <Row key={item.event.id} event={item.event} {...tools} />
          ) : (
            <TeaserBand key={`teaser-${item.teaser.id}`} teaser={item.teaser} />
          ),
        )}
      </ol>
    </section>
  );
}
