import { NotFoundError } from '@foyer/shared';
import { screen, within } from '@testing-library/react';
import { contextAt, LONG } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import { loadSeriesList } from './load.ts';
import { messages } from './messages.ts';
import { SeriesList } from './series-list.tsx';

const series = (id: number, changes: Record<string, unknown> = {}) => ({
  id,
  slug: `r-${id}`,
  name: `Reihe ${id}`,
  description: '<p>Fünf <b>Abende</b>.</p>',
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
  next_date: null,
  ...changes,
});

async function page(results: ReturnType<typeof series>[], count = results.length, next: string | null = null) {
  const { context } = contextAt('/de/series', { '/de/api/series-list/': { count, next, previous: null, results } });
  show('/de/series', messages, <SeriesList data={await loadSeriesList(context)} />);
}

test('says what each series is about and when it goes on, and leads to it', async () => {
  await page([series(5, { next_date: '2026-12-09T20:00:00+01:00' }), series(6, { name: LONG, description: '' })]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Reihe 5' })).toHaveAttribute('href', '/de/series/r-5/5');
  expect(first).toHaveTextContent('Fünf Abende.');
  expect(first).toHaveTextContent('Als Nächstes: Mittwoch, 9. Dezember 2026, 20 Uhr');
  expect(within(second!).getByRole('link', { name: LONG })).toBeInTheDocument();
  expect(second).not.toHaveTextContent('Als Nächstes');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('says so when there is none', async () => {
  await page([]);
  expect(screen.getByText('Im Moment läuft keine Reihe.')).toBeInTheDocument();
});

test('many are on pages, and a page past the end is missing', async () => {
  await page([series(1), series(2)], 500, '/de/api/series-list/?page=2');
  expect(
    within(screen.getByRole('navigation', { name: 'Seiten' })).getByRole('link', { name: 'Seite 2' }),
  ).toHaveAttribute('href', '/de/series?page=2');
  await expect(loadSeriesList(contextAt('/de/series?page=9', {}).context)).rejects.toThrow(NotFoundError);
});
