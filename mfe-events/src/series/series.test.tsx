import { screen } from '@testing-library/react';
import { contextAt, eventOf, LONG } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import fragment from './fragment.tsx';
import { loadSeries } from './load.ts';
import { messages } from './messages.ts';
import { SeriesPage } from './series-page.tsx';

const over = eventOf({
  id: 1,
  title: 'Gewesen',
  date_start: '2026-12-01T20:00:00+01:00',
  date_end: '2026-12-01T22:00:00+01:00',
});
const answer = {
  id: 5,
  slug: 'nachtschicht',
  name: 'Nachtschicht',
  description: '<p>Fünf Abende.</p>',
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
  events: [over, eventOf()],
  modules: [],
};

async function page(changes: Record<string, unknown> = {}) {
  const path = '/de/series/nachtschicht/5';
  const data = await loadSeries(contextAt(path, { '/de/api/series/5/': { ...answer, ...changes } }).context);
  show(path, messages, <SeriesPage data={data} />);
}

test('shows what comes, and not what is over', async () => {
  await page();
  expect(screen.getByText('Fünf Abende.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nächte aus Glas' })).toHaveAttribute('href', '/de/programm/glas/42');
  expect(screen.queryByText('Gewesen')).not.toBeInTheDocument();
});

test('the next date is one that takes place', async () => {
  await page({
    events: [
      eventOf({ id: 1, status: 'canceled' }),
      eventOf({ id: 2, date_start: '2026-12-09T20:00:00+01:00', date_end: '2026-12-09T22:00:00+01:00' }),
    ],
  });
  expect(screen.getByRole('link', { name: 'Mittwoch, 9. Dezember 2026, 20 Uhr' })).toHaveAttribute(
    'href',
    '/de/programm/glas/2',
  );
});

test('a series stands below all series', async () => {
  const { context } = contextAt('/de/series/nachtschicht/5', {
    '/de/api/series/5/': { ...answer, urls: { de: '/de/series/nachtschicht/5', en: '/en/series/night-shift/5' } },
  });
  const series = await loadSeries(context);
  expect(fragment.head?.(series as never, context as never).breadcrumbs).toEqual([
    { title: 'all', href: '/de/series' },
    { title: 'Nachtschicht', href: '/de/series/nachtschicht/5' },
  ]);
});

test('a series without dates says so', async () => {
  await page({ name: LONG, description: '', events: [] });
  expect(screen.getByRole('heading', { level: 1, name: LONG })).toBeInTheDocument();
  expect(screen.getByText('Leider stehen keine Termine an.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
