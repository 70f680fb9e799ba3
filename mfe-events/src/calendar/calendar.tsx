import { Arrow, isPlainClick, observer, useFormats, useHref, useMessages } from '@foyer/shared';
import type { MouseEvent } from 'react';
import { instantOf, type Day } from '../days/day.ts';
import { withDays, writeQuery, type ProgrammeQuery } from '../filter/programme-query.ts';
import type { CalendarStore } from './calendar-store.ts';
import { calendar as look } from './look.ts';
import { monthOf, nextMonth, previousMonth, weeksOf, firstDayOf, type Month } from './month.ts';

/** From Monday to Sunday, to name the days of the week by. */
const WEEK = Array.from({ length: 7 }, (_, day) => `2026-11-${23 + day}T12:00:00Z`);

interface CalendarProps {
  store: CalendarStore;
  query: ProgrammeQuery;
  today: Day;
  /** The first day that the list shows. */
  selected: Day;
}

/** A month as a table: days with events lead to the programme from that day. Folded away on small screens. */
export const Calendar = observer(function Calendar({ store, query, today, selected }: CalendarProps) {
  const { month, days } = store;
  const t = useMessages();
  const formats = useFormats();
  const href = useHref();
  const name = formats.month(instantOf(firstDayOf(month)));

  const turn = (to: Month, direction: 'previous' | 'next') => {
    const address = href('events', {}, { query: writeQuery({ ...query, page: 1, panel: false, month: to }) });
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // The link itself is the way when the calendar cannot be had by itself, for whoever is still here.
      store.turnTo(to).catch(() => (event.target as Node).isConnected && location.assign(address));
    };
    return (
      <a
        href={address}
        rel="nofollow"
        aria-label={t(direction, { month: formats.month(instantOf(firstDayOf(to))) })}
        onClick={onClick}
      >
        <Arrow to={direction === 'next' ? 'right' : 'left'} />
      </a>
    );
  };

  return (
    <aside css={look} data-screen="" aria-label={t('calendar')}>
      <details>
        <summary>{t('calendar')}</summary>
        <div>
          <nav aria-label={t('months')}>
            {(month > monthOf(today) || month > monthOf(selected)) && turn(previousMonth(month), 'previous')}
            {turn(nextMonth(month), 'next')}
          </nav>
          <table>
            <caption aria-live="polite">{name}</caption>
            <thead>
              <tr>
                {WEEK.map((day) => (
                  <th key={day} scope="col" abbr={formats.weekday(day)}>
                    {formats.weekdayShort(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week.find(Boolean)}>
                  {week.map((day, column) => (
                    <td key={column} data-past={day && day < today ? '' : undefined}>
                      {day &&
                        (days.has(day) || day === selected ? (
                          <a
                            href={href(
                              'events',
                              {},
                              { query: writeQuery(withDays(query, day === today ? null : day)) },
                            )}
                            rel="nofollow"
                            aria-label={formats.day(instantOf(day))}
                            aria-current={day === selected ? 'date' : undefined}
                            data-events={days.has(day) ? '' : undefined}
                          >
                            {Number(day.slice(8))}
                          </a>
                        ) : (
                          Number(day.slice(8))
                        ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t('calendarNote')}</p>
        </div>
      </details>
    </aside>
  );
});
