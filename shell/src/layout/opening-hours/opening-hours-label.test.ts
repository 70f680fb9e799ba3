import type { OpeningHours } from '@foyer/shared/api';
import { openingHoursLabel } from './opening-hours-label.ts';

const range = (from: string, to: string, closed?: boolean): OpeningHours => ({ time_from: from, time_to: to, closed });
const day = (opening_hours: OpeningHours[], opening_hours_exceptions: OpeningHours[] = []) => ({
  opening_hours,
  opening_hours_exceptions,
});

const REGULAR = day([range('10:00:00', '18:00:00')]);
const TWO_RANGES = day([range('14:00:00', '18:00:00'), range('10:00:00', '12:00:00')]);

/** An instant on 4 December 2026 in Berlin (winter time). */
const at = (time: string) => new Date(`2026-12-04T${time}:00+01:00`);
const label = (hours: Parameters<typeof openingHoursLabel>[0], now: Date, locale: 'de' | 'en' = 'de') =>
  openingHoursLabel(hours, now, locale);

describe('openingHoursLabel', () => {
  it.each([
    ['09:59', 'Heute geöffnet ab 10 Uhr', false],
    ['10:00', 'Heute geöffnet bis 18 Uhr', true],
    ['17:59', 'Heute geöffnet bis 18 Uhr', true],
    ['18:00', 'Geschlossen', false],
  ])('at %s says "%s"', (time, text, open) => {
    expect(label(REGULAR, at(time))).toEqual({ text, open });
  });

  it.each([
    ['09:59', 'Open from 10:00', false],
    ['12:00', 'Open until 18:00', true],
    ['20:00', 'Closed', false],
  ])('at %s says "%s" in English', (time, text, open) => {
    expect(label(REGULAR, at(time), 'en')).toEqual({ text, open });
  });

  it('says nothing when neither hours nor exceptions are known', () => {
    expect(label(null, at('12:00'))).toBeNull();
    expect(label(day([]), at('12:00'))).toBeNull();
  });

  it('is closed all day with the closed flag', () => {
    expect(label(day([range('10:00:00', '18:00:00', true)]), at('12:00'))).toEqual({
      text: 'Geschlossen',
      open: false,
    });
    expect(label(day([range('00:00:00', '00:00:00', true)]), at('12:00'), 'en')?.text).toBe('Closed');
  });

  it('lets exceptions replace the regular hours', () => {
    expect(label(day([range('10:00:00', '18:00:00')], [range('12:00:00', '22:00:00')]), at('11:00'))?.text).toBe(
      'Heute geöffnet ab 12 Uhr',
    );
    expect(label(day([range('10:00:00', '18:00:00')], [range('00:00:00', '00:00:00', true)]), at('11:00'))?.text).toBe(
      'Geschlossen',
    );
    expect(label(day([], [range('12:00:00', '22:00:00')]), at('13:00'))?.text).toBe('Heute geöffnet bis 22 Uhr');
  });

  describe('with several ranges', () => {
    it.each([
      ['09:00', false],
      ['11:00', true],
      ['12:00', false],
      ['13:00', false],
      ['14:00', true],
    ])('lists them in order at %s, and the dot tells whether one may enter', (time, open) => {
      expect(label(TWO_RANGES, at(time))).toEqual({ text: 'Heute 10–12 und 14–18 Uhr', open });
    });

    it('uses the same times in English', () => {
      expect(label(TWO_RANGES, at('11:00'), 'en')?.text).toBe('Today 10–12 and 14–18');
    });

    it('is closed after the last one', () => {
      expect(label(TWO_RANGES, at('18:00'))).toEqual({ text: 'Geschlossen', open: false });
    });

    it('joins three by commas and an "and"', () => {
      const hours = day([range('8:00', '9:30'), range('10:00', '12:00'), range('14:15', '18:00')]);
      expect(label(hours, at('08:00'))?.text).toBe('Heute 8–9.30, 10–12 und 14.15–18 Uhr');
      expect(label(hours, at('08:00'), 'en')?.text).toBe('Today 8–9:30, 10–12 and 14:15–18');
    });

    it('leaves out a range that is flagged as closed', () => {
      expect(label(day([range('10:00', '12:00', true), range('14:00', '18:00')]), at('11:00'))?.text).toBe(
        'Heute geöffnet ab 14 Uhr',
      );
    });
  });

  it('keeps the minutes that are not zero, and drops leading zeros', () => {
    const hours = day([range('09:30:00', '17:45:00')]);
    expect(label(hours, at('08:00'))?.text).toBe('Heute geöffnet ab 9.30 Uhr');
    expect(label(hours, at('10:00'))?.text).toBe('Heute geöffnet bis 17.45 Uhr');
    expect(label(hours, at('10:00'), 'en')?.text).toBe('Open until 17:45');
  });

  it('understands an evening that ends at or after midnight', () => {
    expect(label(day([range('18:00:00', '00:00:00')]), at('23:59'))).toEqual({
      text: 'Heute geöffnet bis 24 Uhr',
      open: true,
    });
    expect(label(day([range('18:00:00', '02:00:00')]), at('23:00'))).toEqual({
      text: 'Heute geöffnet bis 2 Uhr',
      open: true,
    });
  });

  describe("keeps the house's clock", () => {
    it('for a visitor in Tokyo', () => {
      // 17:30 in Tokyo is 9:30 in Berlin: not open yet.
      expect(label(REGULAR, new Date('2026-12-04T17:30:00+09:00'))?.text).toBe('Heute geöffnet ab 10 Uhr');
      // 2:00 of the next day in Tokyo is still 18:00 in Berlin.
      expect(label(REGULAR, new Date('2026-12-05T01:59:00+09:00'))?.text).toBe('Heute geöffnet bis 18 Uhr');
      expect(label(REGULAR, new Date('2026-12-05T02:00:00+09:00'))?.text).toBe('Geschlossen');
    });

    it('on both sides of the change to summer time (29 March 2026, 2:00)', () => {
      const early = day([range('04:00:00', '12:00:00')]);
      expect(label(early, new Date('2026-03-29T00:59:00Z'))?.text).toBe('Heute geöffnet ab 4 Uhr');
      expect(label(early, new Date('2026-03-29T01:59:00Z'))?.open).toBe(false);
      expect(label(early, new Date('2026-03-29T02:00:00Z'))?.open).toBe(true);
      expect(label(REGULAR, new Date('2026-03-28T17:00:00Z'))?.open).toBe(false);
      expect(label(REGULAR, new Date('2026-03-29T15:59:00Z'))?.open).toBe(true);
      expect(label(REGULAR, new Date('2026-03-29T16:00:00Z'))?.open).toBe(false);
    });

    it('on both sides of the change to winter time (25 October 2026, 3:00)', () => {
      expect(label(REGULAR, new Date('2026-10-24T08:00:00Z'))?.open).toBe(true);
      expect(label(REGULAR, new Date('2026-10-25T08:00:00Z'))?.open).toBe(false);
      expect(label(REGULAR, new Date('2026-10-25T09:00:00Z'))?.open).toBe(true);
    });
  });
});
