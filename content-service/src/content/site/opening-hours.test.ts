import type { OpeningHoursToday } from '@foyer/shared/api';
import { BackOfficeClient } from '../../testing/back-office-client.ts';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

interface Refused {
  errors: Record<string, string[]>;
}

describe('opening hours', () => {
  let now = new Date();
  const site = serviceForTests({ now: () => now });
  // A session is over at another time: each has its own.
  const desk = async () => new BackOfficeClient(site.url, await logIn(site.url, 'admin'));
  const add = async (body: object) => (await desk()).create<Refused>('opening-exceptions', body, 'en');
  /** What is said at an instant, as spans. */
  const said = async (instant: string) => {
    const then = now;
    now = new Date(instant);
    // What visitors get is kept for half a minute of the machine's clock.
    const { headers } = await logIn(site.url, 'editor');
    const { body } = await ask<OpeningHoursToday>(`${site.url}/api/opening-hours-today/`, { headers });
    now = then;
    const spans = ({ opening_hours, opening_hours_exceptions }: OpeningHoursToday) =>
      [opening_hours, opening_hours_exceptions].map((hours) =>
        hours.map(({ time_from, time_to, closed }) =>
          closed ? 'closed' : `${time_from.slice(0, 5)}–${time_to.slice(0, 5)}`,
        ),
      );
    return spans(body);
  };

  it('go past midnight, and are said until the evening ends', async () => {
    // A Thursday and a Friday: the demo house opens until 20 and until 18.
    expect((await add({ day: '2031-12-18', time_from: '18:00', time_to: '02:00' })).status).toBe(201);
    expect(await said('2031-12-18T23:00:00+01:00')).toEqual([['10:00–20:00'], ['18:00–02:00']]);
    expect(await said('2031-12-19T01:59:00+01:00')).toEqual([['00:00–02:00', '10:00–18:00'], []]);
    expect(await said('2031-12-19T02:00:00+01:00')).toEqual([['10:00–18:00'], []]);
    // The day after may be closed.
    expect((await add({ day: '2031-12-19', closed: true })).status).toBe(201);
    expect(await said('2031-12-19T00:30:00+01:00')).toEqual([['10:00–18:00'], ['00:00–02:00', 'closed']]);
  });

  it('that end at midnight are over then', async () => {
    expect((await add({ day: '2031-12-21', time_from: '18:00', time_to: '00:00' })).status).toBe(201);
    expect(await said('2031-12-21T23:59:00+01:00')).toEqual([['10:00–18:00'], ['18:00–00:00']]);
    expect(await said('2031-12-22T00:00:00+01:00')).toEqual([['closed'], []]);
  });

  it.each([
    ['that overlap', { time_from: '13:00', time_to: '18:00' }, 'day', 'overlap with this: 10:00–14:00.'],
    ['that go past midnight over others', { time_from: '09:00', time_to: '01:00' }, 'day', '10:00–14:00.'],
    ['of a day that is closed as well', { closed: true }, 'day', '10:00–14:00.'],
    ['whose ends are changed about', { time_from: '18:00', time_to: '08:00' }, 'time_to', 'before the start'],
    ['without any time between', { time_from: '18:00', time_to: '18:00' }, 'time_to', 'before the start'],
    ['with one end', { time_from: '18:00' }, 'time_to', 'both times'],
  ])('%s are refused', async (_, hours, field, words) => {
    const first = await add({ day: '2031-12-24', time_from: '10:00', time_to: '14:00' });
    const { status, body } = await add({ day: '2031-12-24', ...hours });
    expect([status, body.errors]).toEqual([400, { [field]: [expect.stringContaining(words)] }]);
    const { id } = first.body as unknown as { id: number };
    expect((await (await desk()).remove(`opening-exceptions/${id}/`)).status).toBe(204);
  });

  it('of a closed day are refused, and those of two parts of it are not', async () => {
    expect((await add({ day: '2031-12-25', closed: true })).status).toBe(201);
    expect((await add({ day: '2031-12-25', time_from: '10:00', time_to: '14:00' })).body.errors).toEqual({
      day: ['For this day it is said already that the house is closed.'],
    });
    for (const [time_from, time_to] of [
      ['10:00', '14:00'],
      ['14:00', '18:00'],
    ])
      expect((await add({ day: '2031-12-26', time_from, time_to })).status).toBe(201);
    const sunday = await (
      await desk()
    ).create<Refused>('opening-hours', { weekday: 7, time_from: '17:00', time_to: '19:00' });
    expect(sunday.body.errors).toEqual({
      weekday: ['Für diesen Tag gibt es schon Zeiten, die sich damit überschneiden: 10:00–18:00.'],
    });
  });
});
