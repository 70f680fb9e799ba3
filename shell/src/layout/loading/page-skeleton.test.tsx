import { act, screen, waitFor } from '@testing-library/react';
import { renderInSite, showPage } from '../layout-fixture.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { kindOf, skeletons } from './skeletons.tsx';

const pending = (site: ReturnType<typeof renderInSite>['site'], pathname: string, route: string) =>
  act(() => site.navigation.prepare({ ...site.navigation.location, pathname, route }));
const veil = () => screen.queryByRole('status', { busy: true });

test('there are the ten kinds of the specification, and every route has one', () => {
  expect(Object.keys(skeletons)).toHaveLength(10);
  expect(kindOf('events')).toBe('event-list');
  expect(kindOf('pages')).toBe('page-header');
});

test('a page that takes longer than 200 ms is stood for by its shape until it is there', async () => {
  const { site } = renderInSite(<PageSkeleton />, { href: '/de' });
  pending(site, '/de/programm', 'events');
  expect(veil()).not.toBeInTheDocument();
  await waitFor(() => expect(veil()).toHaveTextContent('Die Seite wird geladen'));
  act(() => showPage(site, { pathname: '/de/programm' }));
  expect(veil()).not.toBeInTheDocument();
});

test('a quick page needs none, nor does another query of the same page', async () => {
  const { site } = renderInSite(<PageSkeleton />, { href: '/de/programm' });
  pending(site, '/de', 'index');
  act(() => showPage(site, { pathname: '/de' }));
  pending(site, '/de', 'index');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(veil()).not.toBeInTheDocument();
});
