import { at, dayAfter, dayOf, instantOf, weekdayOf } from './calendar.ts';

describe('the calendar of the demo house', () => {
  it('tells the Berlin day, whatever day it is in UTC', () => {
    expect(dayOf(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
    expect(dayOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });

  it('counts days across a clock change', () => {
    expect(dayAfter('2026-10-24', 1)).toBe('2026-10-25');
    expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26');
    expect(dayAfter('2026-03-30', -2)).toBe('2026-03-28');
    expect(weekdayOf('2026-10-25')).toBe(7);
  });

  it('runs past midnight into the next day', () => {
    expect(at('2026-12-31', '23:00', 90)).toBe('2027-01-01T00:30');
  });

  it('gives the instant with the offset that holds on that day', () => {
    expect(instantOf('2026-12-04T19:30').toISOString()).toBe('2026-12-04T18:30:00.000Z');
    expect(instantOf('2026-07-04T19:30').toISOString()).toBe('2026-07-04T17:30:00.000Z');
    expect(instantOf('2026-10-25T10:00').toISOString()).toBe('2026-10-25T09:00:00.000Z');
  });
});
