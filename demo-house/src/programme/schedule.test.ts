import { dayAfter, daysBetween, instantOf } from '../calendar.ts';
import house from '../index.ts';

/** Among them both clock changes, a leap day, the days on which the house sleeps, and a Monday. */
const days = [
  '2026-11-21',
  '2026-03-28',
  '2026-03-29',
  '2026-10-24',
  '2026-10-25',
  '2026-12-24',
  '2026-12-31',
  '2028-02-29',
  '2026-07-06',
];

describe.each(days)('the programme seen on %s', (today) => {
  const { events, teasers, productions } = house.contentOn(instantOf(`${today}T12:00`));
  const upcoming = events.filter(
    ({ start }) => start.slice(0, 10) >= today && start.slice(0, 10) <= dayAfter(today, 182),
  );

  it('reaches half a year ahead, with several dates on most days and none on some', () => {
    const dates = new Set(upcoming.map(({ start }) => start.slice(0, 10)));
    expect(upcoming.length).toBeGreaterThanOrEqual(160);
    expect(dates.size).toBeLessThan(182);
    expect(upcoming.length / dates.size).toBeGreaterThan(1.5);
    expect(daysBetween(today, upcoming.at(-1)?.start.slice(0, 10) ?? today)).toBeGreaterThan(170);
  });

  it('offers something in the morning and in the evening of today', () => {
    const times = upcoming.filter(({ start }) => start.startsWith(today)).map(({ start }) => start.slice(11));
    expect(times.length).toBeGreaterThanOrEqual(2);
    expect(times[0]! < '14:00').toBe(true);
    expect(times.at(-1)! >= '18:00').toBe(true);
  });

  it('shows every status', () => {
    expect(new Set(events.map(({ status }) => status))).toEqual(
      new Set([
        'sale',
        'canceled',
        'postponed',
        'sold_out',
        'past',
        'remaining_tickets',
        'free_entrance',
        'livestream',
        'none',
      ]),
    );
  });

  it('ends every date after it began and never uses a room twice at a time', () => {
    for (const event of events)
      expect(instantOf(event.end).getTime()).toBeGreaterThan(instantOf(event.start).getTime());
    for (const event of events) {
      const clash = events.find(
        (other) => other !== event && other.room === event.room && other.start < event.end && event.start < other.end,
      );
      expect(clash?.key).toBeUndefined();
    }
  });

  it('sells tickets exactly for what can be bought, and keeps the old date of what was moved', () => {
    for (const { status, ticketUrl, previousStart, sequence, priceFrom, priceTo } of events) {
      expect(ticketUrl !== null).toBe(['sale', 'remaining_tickets', 'livestream'].includes(status));
      expect(previousStart !== null).toBe(status === 'postponed');
      expect(sequence > 0).toBe(status === 'postponed');
      if (status === 'free_entrance') expect(priceFrom).toBeNull();
      if (priceFrom !== null) expect(priceTo).toBeGreaterThanOrEqual(priceFrom);
    }
  });

  it('plays every production within its run, and puts teasers on days to come', () => {
    for (const { key, dateFrom, dateTo } of productions) {
      const own = events.filter(({ production }) => production === key);
      expect(own.length).toBeGreaterThan(0);
      for (const { start } of own) expect(start >= dateFrom && start.slice(0, 10) <= dateTo).toBe(true);
    }
    expect(teasers).toHaveLength(8);
    for (const { day } of teasers) expect(day >= today).toBe(true);
  });
});
