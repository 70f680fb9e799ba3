import { screen } from '@testing-library/react';
import { openScreen, resourceOf } from '../testing/open-screen.tsx';
import { Dashboard } from './dashboard.tsx';

test('what is begun from the dashboard is called otherwise than its list', async () => {
  const pages = resourceOf('pages', {
    label: { de: 'Seiten', en: 'Pages' },
    new_label: { de: 'Neue Seite', en: 'New page' },
  });
  openScreen(<Dashboard />, {
    resources: [pages],
    answer: () => Response.json({ count: 0, next: null, previous: null, results: [] }),
  });
  expect(await screen.findByRole('link', { name: 'Neue Seite' })).toHaveAttribute('href', '/pages/create/');
});
