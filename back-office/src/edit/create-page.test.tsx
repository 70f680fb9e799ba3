import { screen } from '@testing-library/react';
import { openScreen, resourceOf } from '../testing/open-screen.tsx';
import { CreatePage } from './create-page.tsx';

test('the page of a new record says what is made', () => {
  const events = resourceOf('events', { new_label: { de: 'Neue Veranstaltung', en: 'New event' } });
  openScreen(<CreatePage resource={events} />, { resources: [events] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Neue Veranstaltung');
});
