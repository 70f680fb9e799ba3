import { screen, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { contextAt, LONG } from '../testing/content-service.ts';
import fragment from './fragment.tsx';
import type { ProductionsData } from './load.ts';
import { messages } from './messages.ts';
import type { ProductionEntry } from './production-entry.ts';
import { Productions } from './productions.tsx';

const production = (id: number, changes: Partial<ProductionEntry> = {}): ProductionEntry => ({
  id,
  slug: `p-${id}`,
  title: `Produktion ${id}`,
  from: '2026-05-05',
  to: '2027-03-28',
  image: null,
  thumbnails: null,
  ...changes,
});

const dataOf = (changes: Partial<ProductionsData> = {}): ProductionsData => ({
  page: {},
  productions: [production(1, { subtitle: 'Neue Hängung', genre: 'Kunst' }), production(2)],
  pages: 1,
  options: {
    season: [{ value: '37', name: '2026/27' }],
    exhibition_type: [{ value: 'konzert', name: 'Konzert' }],
    tag: [{ value: '29', name: 'Uraufführung' }],
  },
  ...changes,
});

const at = (search: string, data = dataOf()) =>
  show(`/de/produktionen${search}`, messages, <Productions data={data} />);

test('every production leads to its page and says what it is and how long', () => {
  at('');
  expect(screen.getByRole('link', { name: 'Produktion 1' })).toHaveAttribute('href', '/de/produktionen/p-1/1');
  expect(screen.getByText(/^Neue Hängung, bis 28/)).toBeInTheDocument();
});

test('the editors say what the list is called, else it says it itself', () => {
  at('', dataOf({ page: { headline: 'Was wir spielen' } }));
  expect(screen.getByRole('heading', { level: 1, name: 'Was wir spielen' })).toBeInTheDocument();
});

test('every page of the list has a title of its own', () => {
  const titleAt = (search: string, data = dataOf()) => {
    const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
    const { context } = contextAt(`/de/produktionen${search}`, {});
    return fragment.head?.(data as never, { ...context, t } as never).title;
  };
  expect([titleAt(''), titleAt('?page=2')]).toEqual(['title', 'titlePage title 2']);
  expect(titleAt('?page=2', dataOf({ page: { headline: 'Was wir spielen' } }))).toBe('titlePage Was wir spielen 2');
});

test('filters are links that keep each other', () => {
  at('?season=37');
  expect(screen.getByRole('link', { name: '2026/27' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('Konzert').closest('a')).toHaveAttribute(
    'href',
    '/de/produktionen?season=37&exhibition_type=konzert',
  );
  expect(screen.getByRole('link', { name: 'Aktuell' })).toHaveAttribute('href', '/de/produktionen');
});

test('what is selected can be taken away', () => {
  at('?season=37&tag=29');
  const selected = within(screen.getByRole('list', { name: 'Ausgewählte Filter' }));
  expect(selected.getByRole('link', { name: 'Uraufführung: Filter entfernen' })).toHaveAttribute(
    'href',
    '/de/produktionen?season=37',
  );
});

test('an empty selection says so and can be reset; an empty house says so', () => {
  at('?tag=29', dataOf({ productions: [] }));
  expect(screen.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', '/de/produktionen');
  at('', dataOf({ productions: [] }));
  expect(screen.getByText('Zurzeit steht keine Produktion auf dem Spielplan.')).toBeInTheDocument();
});

test('further pages keep the filters', () => {
  at('?tag=29', dataOf({ pages: 2 }));
  expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/de/produktionen?tag=29&page=2');
});

test('a production with nothing but a long title still stands there', () => {
  at('', dataOf({ productions: [production(1, { title: LONG, from: null, to: null })] }));
  expect(screen.getByRole('link', { name: LONG })).toBeInTheDocument();
});
