import { act, cleanup, screen, within } from '@testing-library/react';
import type { ProgrammeData } from './load.ts';
import { prepareList } from './programme-list.tsx';
import { dataOf, layOut, row, show, surroundings, user } from './testing/show-programme.tsx';

beforeEach(layOut);

test('shows the day in full for ears, and its events as headings that lead to them', () => {
  show(dataOf());
  expect(screen.getByRole('heading', { level: 1, name: 'Programm und Karten' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Freitag, 4. Dezember 2026' })).toBeInTheDocument();
  expect(within(screen.getByRole('heading', { level: 3 })).getByRole('link')).toHaveAttribute(
    'href',
    '/de/programm/termin-1/1',
  );
});

test('every ticket link says what the tickets are for', () => {
  show(dataOf({ events: { rows: [row(1), row(2)], more: false } }));
  expect(screen.getAllByRole('link', { name: /^Karten: Termin \d$/ })).toHaveLength(2);
});

test('a canceled event says so and sells nothing', () => {
  show(dataOf({ events: { rows: [row(1, { status: 'canceled' })], more: false } }));
  expect(screen.getByText('Abgesagt')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Karten/ })).not.toBeInTheDocument();
});

test('what a teaser calls its way is seen, and only where there is one', () => {
  const teaser = { day: '2026-12-04', headline: 'Neue Sammlung' };
  const words = { ...teaser, url: '/de/sammlung', linkText: 'Zur Sammlung' };
  show(
    dataOf({
      teasers: [
        { ...words, id: 5 },
        { ...words, id: 6, url: undefined, linkText: 'Nirgendwohin' },
      ],
    }),
  );
  expect(screen.getByText('Zur Sammlung')).toBeInTheDocument();
  expect(screen.queryByText('Nirgendwohin')).not.toBeInTheDocument();
});

test('presets are links, and the chosen one is marked', () => {
  show(dataOf());
  const presets = within(screen.getByRole('list', { name: 'Zeitraum' }));
  expect(presets.getByRole('link', { name: 'Ab heute' })).toHaveAttribute('aria-current', 'true');
  expect(presets.getByRole('link', { name: 'Nächste 3 Tage' })).toHaveAttribute(
    'href',
    '/de/programm?date=04-12-2026&until=06-12-2026',
  );
});

test('what is selected can be taken away by a link that keeps the rest', () => {
  show(dataOf({ selections: [{ filter: 'room', value: 3, name: 'Große Bühne' }] }), '?room=3&genre=2');
  expect(screen.getByRole('link', { name: 'Große Bühne: Filter entfernen' })).toHaveAttribute(
    'href',
    '/de/programm?genre=2',
  );
});

/** Shows a programme that needs more than the usual one, as the composition does. */
async function showPrepared(data: ProgrammeData, search = ''): Promise<void> {
  await prepareList(data);
  show(data, search);
}

test('an empty selection says so and can be reset', async () => {
  await showPrepared(dataOf({ events: { rows: [], more: false } }), '?genre=2');
  expect(screen.getByText('Ihre Auswahl hat leider kein Ergebnis gebracht.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', '/de/programm');
});

test('a house without events says so', async () => {
  await showPrepared(dataOf({ events: { rows: [], more: false } }));
  expect(screen.getByText('Leider stehen keine Termine an.')).toBeInTheDocument();
});

describe.each(['style2', 'style3'] as const)('event %s', (style) => {
  const rows = [row(1), row(2, { status: 'sold_out', ticket: undefined })];
  const teasers = [{ id: 5, day: '2026-12-04', headline: 'Neue Sammlung', url: '/de/sammlung' }];

  test('says of every event what the usual style says: day, time, title, place, and what can be done', async () => {
    await showPrepared(dataOf({ style, events: { rows, more: false }, teasers }));
    expect(screen.getByRole('heading', { level: 2, name: 'Freitag, 4. Dezember 2026' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Termin 1' })).toHaveAttribute('href', '/de/programm/termin-1/1');
    expect(screen.getAllByText(/Studio/)).toHaveLength(2);
    expect(document.querySelectorAll('main time[datetime="2026-12-04T19:30:00+01:00"]')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Karten: Termin 1' })).toHaveAttribute('href', 'https://tickets.example/1');
    expect(screen.getByText('Ausverkauft')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Neue Sammlung' })).toHaveAttribute('href', '/de/sammlung');
  });
});

describe('the calendar', () => {
  test('leads to days with events, and marks the one on show', () => {
    show(dataOf());
    const calendar = within(screen.getByRole('table', { name: 'Dezember 2026' }));
    expect(calendar.getByRole('link', { name: 'Sonntag, 6. Dezember 2026' })).toHaveAttribute(
      'href',
      '/de/programm?date=06-12-2026',
    );
    expect(calendar.getByRole('link', { current: 'date' })).toHaveAccessibleName('Freitag, 4. Dezember 2026');
    expect(calendar.queryByRole('link', { name: /5\. Dezember/ })).not.toBeInTheDocument();
  });

  test('turns to the next month in place, and keeps the filters in its links', async () => {
    surroundings.answers = { '/api/calendar/': ['2027-01-02'] };
    show(dataOf(), '?room=3');
    await user.click(screen.getByRole('link', { name: 'Nächster Monat: Januar 2027' }));
    const calendar = within(await screen.findByRole('table', { name: 'Januar 2027' }));
    expect(calendar.getByRole('link', { name: 'Samstag, 2. Januar 2027' })).toHaveAttribute(
      'href',
      '/de/programm?date=02-01-2027&room=3',
    );
  });

  describe('that cannot be had', () => {
    /** What the browser was to load; jsdom loads nothing, and says so. */
    const loads = () => said.mock.calls.filter((words) => String(words[0]).includes('navigation'));
    let said: jest.SpyInstance<void, unknown[]>;
    let fail: () => void;
    beforeEach(async () => {
      said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      globalThis.fetch = () => new Promise((_, reject) => (fail = () => reject(new Error('down'))));
      show(dataOf());
      await user.click(screen.getByRole('link', { name: 'Nächster Monat: Januar 2027' }));
    });
    afterEach(() => said.mockRestore());

    test('leads to another month by its address', async () => {
      await act(async () => fail());
      expect(loads()).toHaveLength(1);
    });

    test('takes nobody back who has gone on elsewhere', async () => {
      cleanup();
      await act(async () => fail());
      expect(loads()).toEqual([]);
    });
  });

  test('without JavaScript another month is another address', () => {
    show(dataOf(), '?room=3');
    expect(screen.getByRole('link', { name: 'Nächster Monat: Januar 2027' })).toHaveAttribute(
      'href',
      '/de/programm?room=3&month=01-2027',
    );
  });
});
