import { useMessages, type Site } from '@foyer/shared';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { EventRow } from '../rows/event-row.ts';
import type { ProgrammeData } from './load.ts';
import { messages } from './messages.ts';
import { Programme } from './programme.tsx';

const row = (id: number, changes: Partial<EventRow> = {}): EventRow => ({
  id,
  slug: `termin-${id}`,
  title: `Termin ${id}`,
  start: '2026-12-04T19:30:00+01:00',
  place: 'Studio',
  status: 'sale',
  ticket: 'https://tickets.example/1',
  ...changes,
});

const dataOf = (changes: Partial<ProgrammeData> = {}): ProgrammeData => ({
  today: '2026-12-04',
  events: { rows: [row(1)], more: false },
  teasers: [],
  days: ['2026-12-04', '2026-12-06'],
  selections: [],
  ...changes,
});

/** Answers of the content service by path, without the query. */
let answers: Record<string, unknown> = {};
// Asking jsdom for computed styles takes most of a test's time, and nothing here is hidden by style.
configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** How far below the top of the window the end of the list is. */
let end = 100_000;
const scrollBy = jest.fn();
const comeNear = () =>
  act(async () => {
    end = 0;
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  answers = {};
  globalThis.fetch = async (input) => {
    const path = (input as string).split('?')[0] ?? '';
    return new Response(JSON.stringify(answers[path] ?? null), { status: 200 });
  };
  end = 100_000;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top: end }) as DOMRect);
  scrollBy.mockClear();
  window.scrollBy = scrollBy;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Texts({ children }: { children: ReactNode }) {
  useMessages('events.programme', messages);
  return children;
}

function show(data: ProgrammeData, search = ''): Site {
  const site = createTestSite({ href: `/de/programm${search}`, now: '2026-12-04T10:00:00+01:00' });
  render(
    <TestRoot site={site} namespace="events.programme">
      <Texts>
        <main>
          <Programme data={data} />
        </main>
      </Texts>
    </TestRoot>,
  );
  return site;
}

test('shows the day in full for ears, and its events as headings that lead to them', () => {
  show(dataOf());
  expect(screen.getByRole('heading', { level: 1, name: 'Programm und Karten' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Freitag, 4. Dezember 2026' })).toBeInTheDocument();
  expect(within(screen.getByRole('heading', { level: 3 })).getByRole('link')).toHaveAttribute('href', '/de/programm/termin-1/1');
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

test('presets are links, and the chosen one is marked', () => {
  show(dataOf());
  const presets = within(screen.getByRole('list', { name: 'Zeitraum' }));
  expect(presets.getByRole('link', { name: 'Ab heute' })).toHaveAttribute('aria-current', 'true');
  expect(presets.getByRole('link', { name: 'Nächste 3 Tage' })).toHaveAttribute('href', '/de/programm?date=04-12-2026&until=06-12-2026');
});

test('what is selected can be taken away by a link that keeps the rest', () => {
  show(dataOf({ selections: [{ filter: 'room', value: 3, name: 'Große Bühne' }] }), '?room=3&genre=2');
  expect(screen.getByRole('link', { name: 'Große Bühne: Filter entfernen' })).toHaveAttribute('href', '/de/programm?genre=2');
});

test('an empty selection says so and can be reset', () => {
  show(dataOf({ events: { rows: [], more: false } }), '?genre=2');
  expect(screen.getByText('Ihre Auswahl hat leider kein Ergebnis gebracht.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', '/de/programm');
});

test('a house without events says so', () => {
  show(dataOf({ events: { rows: [], more: false } }));
  expect(screen.getByText('Leider stehen keine Termine an.')).toBeInTheDocument();
});

describe('the calendar', () => {
  test('leads to days with events, and marks the one on show', () => {
    show(dataOf());
    const calendar = within(screen.getByRole('table', { name: 'Dezember 2026' }));
    expect(calendar.getByRole('link', { name: 'Sonntag, 6. Dezember 2026' })).toHaveAttribute('href', '/de/programm?date=06-12-2026');
    expect(calendar.getByRole('link', { current: 'date' })).toHaveAccessibleName('Freitag, 4. Dezember 2026');
    expect(calendar.queryByRole('link', { name: /5\. Dezember/ })).not.toBeInTheDocument();
  });

  test('turns to the next month in place, and keeps the filters in its links', async () => {
    answers = { '/api/calendar/': ['2027-01-02'] };
    show(dataOf(), '?room=3');
    await user.click(screen.getByRole('link', { name: 'Nächster Monat: Januar 2027' }));
    const calendar = within(await screen.findByRole('table', { name: 'Januar 2027' }));
    expect(calendar.getByRole('link', { name: 'Samstag, 2. Januar 2027' })).toHaveAttribute('href', '/de/programm?date=02-01-2027&room=3');
  });

  test('without JavaScript another month is another address', () => {
    show(dataOf(), '?room=3');
    expect(screen.getByRole('link', { name: 'Nächster Monat: Januar 2027' })).toHaveAttribute('href', '/de/programm?room=3&month=01-2027');
  });
});

describe('further pages', () => {
  const event = { ...row(2), date_start: '2026-12-05T11:00:00+01:00', ticket_url: null, venue: null, room: null, subtitle: '' };

  test('are a link without JavaScript', () => {
    show(dataOf({ events: { rows: [row(1)], more: true } }), '?genre=2');
    expect(screen.getByRole('link', { name: 'Weitere Termine' })).toHaveAttribute('href', '/de/programm?genre=2&page=2');
  });

  test('come by themselves when the end comes near, and are in the address', async () => {
    window.history.replaceState(null, '', '/de/programm');
    answers = { '/de/api/events/': { count: 26, next: null, previous: null, results: [event] } };
    show(dataOf({ events: { rows: [row(1)], more: true } }));
    await comeNear();
    expect(await screen.findByRole('heading', { level: 2, name: 'Samstag, 5. Dezember 2026' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    expect(screen.queryByRole('link', { name: 'Weitere Termine' })).not.toBeInTheDocument();
  });

  test('are not written into the address of a page that the visitor has gone back to', async () => {
    window.history.replaceState(null, '', '/de');
    answers = { '/de/api/events/': { count: 26, next: null, previous: null, results: [event] } };
    show(dataOf({ events: { rows: [row(1)], more: true } }));
    await comeNear();
    expect(await screen.findByRole('heading', { level: 2, name: 'Samstag, 5. Dezember 2026' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/de');
  });

  describe('at the end of the list', () => {
    /** The visitor scrolls until the end is at a height of the window; then the list may grow. */
    const scrollUntil = (top: number, growth = 0) =>
      act(async () => {
        end = top;
        window.dispatchEvent(new Event('scroll'));
        end = top + growth;
      });

    beforeEach(async () => {
      answers = { '/de/api/events/': { count: 60, next: '?page=3', previous: null, results: [event] } };
      show(dataOf({ events: { rows: [row(1)], more: true } }));
      await act(async () => undefined);
    });

    test('who has jumped there keeps it in view, so that the footer can be reached', async () => {
      await scrollUntil(400, 2000);
      expect(screen.getByRole('link', { name: 'Termin 2' })).toBeInTheDocument();
      expect(scrollBy).toHaveBeenCalledWith({ top: 2000, behavior: 'instant' });
    });

    test('who has read down to it finds the new events below', async () => {
      await scrollUntil(1500);
      expect(screen.getByRole('link', { name: 'Termin 2' })).toBeInTheDocument();
      await scrollUntil(400);
      expect(scrollBy).not.toHaveBeenCalled();
    });
  });

  test('when asked for, the reading position goes to the first new event', async () => {
    answers = { '/de/api/events/': { count: 26, next: null, previous: null, results: [event] } };
    show(dataOf({ events: { rows: [row(1)], more: true } }));
    await user.click(screen.getByRole('link', { name: 'Weitere Termine' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Termin 2' })).toHaveFocus());
  });

  test('that could not be had can be tried again', async () => {
    globalThis.fetch = async () => new Response('{}', { status: 503 });
    show(dataOf({ events: { rows: [row(1)], more: true } }));
    await user.click(screen.getByRole('link', { name: 'Weitere Termine' }));
    expect(await screen.findByRole('link', { name: 'Noch einmal versuchen' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Die weiteren Termine konnten nicht geladen werden.');
  });

  test('are still there when the same page is shown again', async () => {
    answers = { '/de/api/events/': { count: 26, next: null, previous: null, results: [event] } };
    const data = dataOf({ events: { rows: [row(1)], more: true } });
    show(data);
    await comeNear();
    await screen.findByRole('heading', { level: 2, name: 'Samstag, 5. Dezember 2026' });
    document.body.replaceChildren();
    show(data);
    expect(screen.getByRole('heading', { level: 2, name: 'Samstag, 5. Dezember 2026' })).toBeInTheDocument();
  });
});

describe('the filters', () => {
  beforeEach(() => {
    answers = {
      '/api/rooms/': [{ id: 3, name: 'Große Bühne' }],
      '/api/exhibition-types/': [{ slug: 'konzert', name: 'Konzert' }],
      '/api/event-tags/': [],
      '/api/series/': [],
      '/api/genres/': [{ id: 2, name: 'Tanz' }],
    };
  });

  test('are a link without JavaScript', () => {
    show(dataOf(), '?room=3');
    expect(screen.getByRole('link', { name: 'Filter' })).toHaveAttribute('href', '/de/programm?room=3&filter=1');
  });

  test('open over the page, and lead to the programme that was chosen', async () => {
    const site = show(dataOf(), '?date=06-12-2026&room=3&page=2');
    const navigate = jest.fn(async () => undefined);
    site.navigation.driver = { navigate, prefetch: () => undefined };
    await user.click(screen.getByText('Filter'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Programm filtern' }));
    expect(drawer.getByLabelText('Große Bühne')).toBeChecked();
    await user.click(drawer.getByLabelText('Tanz'));
    await user.click(drawer.getByText('Termine zeigen'));
    expect(navigate).toHaveBeenCalledWith('/de/programm?date=06-12-2026&room=3&genre=2', {});
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('selecting the selected option clears it', async () => {
    show(dataOf(), '?room=3');
    await user.click(screen.getByText('Filter'));
    const room = within(await screen.findByRole('group', { name: 'Ort' }));
    await user.click(room.getByLabelText('Große Bühne'));
    expect(room.getByLabelText('Große Bühne')).not.toBeChecked();
    expect(room.getByLabelText('Alle')).toBeChecked();
  });
});
