import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { PageAnnouncement } from './page-announcement.tsx';

test('a page that takes another’s place is announced by its title; the first page is read anyway', () => {
  const site = createTestSite();
  render(
    <TestRoot site={site}>
      <PageAnnouncement />
    </TestRoot>,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(status).toHaveAttribute('aria-live', 'polite');
  act(() => site.events.publish('page.shown', { location: site.navigation.location, title: 'Spielplan' }));
  expect(status).toHaveTextContent(/^Spielplan$/);
});
