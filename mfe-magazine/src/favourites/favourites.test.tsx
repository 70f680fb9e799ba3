import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Favourites } from './favourites.tsx';
import { favouritesMessages } from './messages.ts';

test('what is gone can be taken off the list, and the focus stays on the page', async () => {
  const site = createTestSite({ href: '/de/favoriten' });
  for (const [locale, texts] of Object.entries(favouritesMessages))
    site.i18n.addResourceBundle(locale, 'magazine.favourites', texts);
  const nothing = { count: 0, next: null, previous: null, results: [] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(nothing)));
  site.favourites.toggle('event', 99);
  render(
    <TestRoot site={site} namespace="magazine.favourites">
      <main>
        <Favourites />
      </main>
    </TestRoot>,
  );
  expect(await screen.findByText(/1 Favorit ist nicht mehr auf der Website/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Aus der Liste nehmen' }));
  expect(site.favourites.count).toBe(0);
  expect(screen.queryByText(/nicht mehr auf der Website/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Favoriten' })).toHaveFocus();
});
